import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { changelogFeeds } from '#app/_pages/exports/list-feeds.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { inlineCode } from '#components/developers/inline-code.tsx';
import { ManualPage, ManualPart } from '#components/developers/manual-page.tsx';
import { RegistryText } from '#components/developers/registry-text.tsx';
import { Ltr } from '#components/text/text.tsx';
import { changelog } from '#lib/contract/changelog.ts';
import { apiVersion } from '#lib/contract/version.ts';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

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

/** Whether the API works now, its version and the size of its data. */
async function StatusPart({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers.status');
  const { collection, ready } = await instance();
  const [state, dataVersion, counts] = await Promise.all([
    ready(),
    collection.harvest?.dataVersion().catch(() => undefined),
    collection.counts?.counts().catch(() => undefined),
  ]);
  const now = new Date().toISOString().slice(0, 19);
  const lines: readonly (readonly [string, ReactNode])[] = [
    [
      t('state'),
      <span key="state" className={state.ok ? 'text-ok' : 'text-warn'}>
        {t(state.ok ? 'ok' : 'notOk')}
      </span>,
    ],
    [t('version'), <Ltr key="version">{apiVersion}</Ltr>],
    [t('data'), dataVersion && <Ltr key="data">{dataVersion}</Ltr>],
    [t('research'), counts && formatInteger(counts.research, language)],
    [t('authors'), counts && formatInteger(counts.authors, language)],
    [t('at'), <Ltr key="at">{now.replace('T', ' ')} UTC</Ltr>],
  ];
  return (
    <ManualPart id="status" title={t('title')} lead={t('lead')}>
      <dl className="mt-6 grid max-w-[34rem] grid-cols-[max-content_1fr] gap-x-8">
        {lines.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="border-b border-line py-2 text-muted">{name}</dt>
              <dd className="border-b border-line py-2">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-4 text-sm text-muted">{t.rich('machine', { a: (chunks) => <a href="/api/health">{chunks}</a> })}</p>
    </ManualPart>
  );
}
