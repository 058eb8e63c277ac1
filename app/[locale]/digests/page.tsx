import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { changeDigest, stopDigests } from '#app/_pages/digests/digest-actions.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { ActionForm, ChoiceField, Notice } from '#components/developers/form-parts.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { Problem } from '#lib/base/problem.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { type Language, languageFacts, languages } from '#lib/languages/languages.ts';
import { ownDigests } from '#lib/setup/own-digests.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { readSearchParams } from '#lib/url/table/search-params.ts';

type Props = PageProps<'/[locale]/digests'>;
type Digests = NonNullable<Awaited<ReturnType<typeof ownDigests>>>;
type Subscription = NonNullable<Awaited<ReturnType<Digests['open']>>>['subscriptions'][number];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('digests');
  return listMetadata({ title: [t('manageTitle')], pathIn: (other) => paths.digests(other), index: false, follow: false, language });
}

const outcomes = ['confirmed', 'saved', 'stopped'] as const;

/** What an address follows by mail, opened with the link of a mail: changes and stops it. */
export default async function DigestsPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const digests = await ownDigests();
  if (!digests) return <ProblemView language={language} problem={new Problem('not_found')} path={paths.digests(language)} />;
  const values = readSearchParams(await searchParams);
  const token = values.get('token')?.[0] ?? '';
  const following = await digests.open(token);
  const { email, subscriptions = [] } = following ?? {};
  const outcome = outcomes.find((name) => name === values.get('done')?.[0]);
  const t = await getTranslations('digests');
  return (
    <main id="content" className="wrap pb-8" data-status={following ? undefined : 410}>
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">{t('manageTitle')}</h1>
      {following && outcome && <Notice>{t(outcome)}</Notice>}
      {!following && <Notice isSuccess={false}>{t('manageGone')}</Notice>}
      {following && !email && <p className="mt-3">{t('manageEnded')}</p>}
      {email && <p className="mt-3 max-w-[36em]">{t.rich('manageText', { email: () => <Ltr>{email}</Ltr> })}</p>}
      {subscriptions.map((subscription) => (
        <SubscriptionSection key={subscription.id} subscription={subscription} language={language} token={token} digests={digests} />
      ))}
      {subscriptions.length > 1 && <ActionForm action={stopDigests} hidden={{ language, token }} button={t('stopAll')} className="mt-6" />}
    </main>
  );
}

interface SectionProps {
  readonly subscription: Subscription;
  readonly language: Language;
  readonly token: string;
  readonly digests: Digests;
}

async function SubscriptionSection({ subscription, language, token, digests }: SectionProps) {
  const { id, list, rhythm, dueAt, language: mailLanguage } = subscription;
  const t = await getTranslations('digests');
  const name = (await digests.nameOf(language, list)) ?? t('all');
  const hidden = { language, token, id };
  return (
    <section aria-labelledby={id} className="mt-6 max-w-[34rem] border-t border-line pt-4">
      <h2 id={id} className="text-lg">
        <a href={paths.research(language, decodeResearchQuery(list))}>
          <Text value={{ value: name, lang: language }} />
        </a>
      </h2>
      <p className="mt-1 text-sm text-muted">{t('next', { date: formatDate({ iso: dueAt.slice(0, 10), precision: 'day' }, language) })}</p>
      <ActionForm action={changeDigest} hidden={hidden} button={t('save')} isMain className="mt-3 grid gap-3">
        <ChoiceField
          name="rhythm"
          label={t('rhythm')}
          choices={[
            ['weekly', t('weekly')],
            ['monthly', t('monthly')],
          ]}
          value={rhythm}
        />
        <ChoiceField
          name="mailLanguage"
          label={t('language')}
          choices={languages.map((each) => [
            each,
            <span key={each} lang={each}>
              {languageFacts[each].name}
            </span>,
          ])}
          value={mailLanguage}
        />
      </ActionForm>
      <ActionForm action={stopDigests} hidden={hidden} button={t('stop')} className="mt-3" />
    </section>
  );
}
