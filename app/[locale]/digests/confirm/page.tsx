import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { confirmDigests } from '#app/_pages/digests/digest-actions.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { ActionForm, Notice } from '#components/developers/form-parts.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { Problem } from '#lib/base/problem.ts';
import { languageFacts } from '#lib/languages/languages.ts';
import { ownDigests } from '#lib/setup/own-digests.ts';
import { paths } from '#lib/url/paths.ts';
import { readSearchParams } from '#lib/url/table/search-params.ts';

type Props = PageProps<'/[locale]/digests/confirm'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('digests');
  return listMetadata({
    title: [t('confirmTitle')],
    pathIn: (other) => paths.digests(other, 'confirm'),
    index: false,
    follow: false,
    language,
  });
}

/** Target of the link in a confirmation message: what it confirms, and the button that does. */
export default async function ConfirmDigestsPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const digests = await ownDigests();
  if (!digests) return <ProblemView language={language} problem={new Problem('not_found')} path={paths.digests(language, 'confirm')} />;
  const token = readSearchParams(await searchParams).get('token')?.[0] ?? '';
  const requests = await digests.requests(token);
  const t = await getTranslations('digests');
  const lists = await Promise.all(
    requests.map(async (request) => ({ ...request, name: (await digests.nameOf(language, request.list)) ?? t('all') })),
  );
  return (
    <main id="content" className="wrap pb-8" data-status={requests.length === 0 ? 410 : undefined}>
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">{t('confirmTitle')}</h1>
      {requests.length === 0 ? (
        <Notice isSuccess={false}>{t('confirmGone')}</Notice>
      ) : (
        <>
          <p className="mt-3">{t.rich('confirmText', { email: () => <Ltr>{requests[0]?.email ?? ''}</Ltr> })}</p>
          <ul className="mt-2 list-disc ps-5">
            {lists.map(({ id, name, rhythm, language: mailLanguage }) => (
              <li key={id} className="py-1">
                {t.rich('listAndRhythm', {
                  name: () => <Text value={{ value: name, lang: language }} className="font-semibold" />,
                  rhythm,
                  language: languageFacts[mailLanguage].name,
                })}
              </li>
            ))}
          </ul>
          <ActionForm action={confirmDigests} hidden={{ language, token }} button={t('confirmButton')} isMain className="mt-6">
            {requests.map(({ id }) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
          </ActionForm>
        </>
      )}
    </main>
  );
}
