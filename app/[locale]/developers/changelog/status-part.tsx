import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ManualPart } from '#components/developers/manual-page.tsx';
import { Ltr } from '#components/text/text.tsx';
import { apiVersion } from '#lib/contract/version.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

/** Whether the API works now, its version and the size of its data. */
export async function StatusPart({ language }: { readonly language: Language }) {
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
