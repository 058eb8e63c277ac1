import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { subscribe } from '#app/_pages/digests/digest-actions.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { RequestForm } from '#components/developers/request-form.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Text } from '#components/text/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Problem } from '#lib/base/problem.ts';
import { honeypotField, keyFormLimits } from '#lib/contract/key-form.ts';
import { newWorksMax } from '#lib/library/lists/new-works.ts';
import { ownDigests } from '#lib/setup/own-digests.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/digests/new'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeResearchQuery(await searchParams);
  const t = await getTranslations('digests');
  return listMetadata({ title: [t('title')], pathIn: (other) => paths.newDigest(other, query), index: false, follow: false, language });
}

/** The form that follows a list by mail. 404 where mails are not offered. */
export default async function NewDigestPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const digests = await ownDigests();
  const search = await searchParams;
  const query = decodeResearchQuery(search);
  if (!digests) return <ProblemView language={language} problem={new Problem('not_found')} path={paths.newDigest(language, query)} />;
  const t = await getTranslations('digests');
  const list = digests.listAt(search);
  const name = (await digests.nameOf(language, list)) ?? t('all');
  return (
    <main id="content" className="wrap pb-8">
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">
        {t.rich('formTitle', { name: () => <Text value={{ value: name, lang: language }} /> })}
      </h1>
      <p className="mt-3 max-w-[36em]">{t('lead', { max: newWorksMax })}</p>
      <RequestForm
        action={subscribe}
        hidden={{ language, list }}
        token={digests.openForm()}
        trapName={honeypotField}
        fields={[
          { name: 'email', label: t('email'), lengthMax: keyFormLimits.emailMax, type: 'email', autoComplete: 'email', dir: 'ltr' },
          {
            name: 'rhythm',
            label: t('rhythm'),
            choices: [
              ['weekly', t('weekly')],
              ['monthly', t('monthly')],
            ],
          },
        ]}
        labels={{
          trap: t('trap'),
          submit: t('submit'),
          sending: t('sending'),
          refused: t('notSent'),
          accepted: t('accepted'),
          acceptedNote: t('acceptedNote'),
        }}
      />
      <p className="mt-4 max-w-[36em] text-sm text-muted">
        {t.rich('note', { a: (chunks) => <a href={`/${language}/privacy#digests`}>{chunks}</a> })}
      </p>
      <p className="mt-4">
        <PageLink href={paths.research(language, query)} className="link tap">
          {t('backToList')}
        </PageLink>
      </p>
    </main>
  );
}
