import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { changelogFeeds } from '#app/_pages/exports/list-feeds.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { inlineCode } from '#components/developers/inline-code.tsx';
import { ManualPage } from '#components/developers/manual-page.tsx';
import { RegistryText } from '#components/developers/registry-text.tsx';
import { changelog } from '#lib/contract/changelog.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';
import { StatusPart } from './status-part.tsx';

type Props = PageProps<'/[locale]/developers/changelog'>;

export const generateMetadata = manualMetadata('changelog', 'changelog', { feeds: changelogFeeds });

/** Manual: the versions of the API with their changes, and its current state. */
export default async function ChangelogPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('developers.changelog');
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'changelog', title: t('title') });
  return (
    <ManualPage language={language} section="changelog" title={t('title')} lead={t.rich('lead', inlineCode)}>
      {changelog.map(({ version, date, changes }) => (
        <section key={version} aria-labelledby={version} className="border-b border-line py-8 last:border-0">
          <h2 id={version} className="text-lg">
            {t.rich('version', { version, v: (chunks) => <bdi dir="ltr">{chunks}</bdi> })}
          </h2>
          <p className="text-sm text-muted">
            <time dateTime={date}>{formatDate({ iso: date, precision: 'day' }, language)}</time>
          </p>
          <ul className="mt-3 max-w-[41em] list-disc ps-5 marker:text-muted">
            {changes.map((change) => (
              <li key={change.en} className="mt-1">
                <RegistryText text={change[language]} language={language} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-2 text-sm text-muted">
        <a href={paths.changelogFeed(language)}>{t('feed')}</a>
      </p>
      <StatusPart language={language} />
    </ManualPage>
  );
}
