'use client';

import { useTranslations } from 'next-intl';
import { PageOptions } from '#components/list/page-options.tsx';
import { Pager } from '#components/list/pager.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import type { Page } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import { apiSamples } from '#lib/url/api-samples.ts';
import { paths } from '#lib/url/paths.ts';

interface ListFootProps {
  readonly language: Language;
  readonly list: {
    readonly query: { readonly pageIndex: number; readonly pageSize: number };
    readonly page: Pick<Page<unknown>, 'hasNext' | 'total' | 'totalPages'>;
    readonly pages: number;
    readonly hrefOf: (change: { readonly pageIndex?: number; readonly pageSize?: number }) => string;
    readonly hrefOfPage: (pageIndex: number) => string;
    readonly furtherHref?: string | undefined;
    readonly previousHref?: string | undefined;
    readonly navigate: (href: string, focus: boolean) => void;
  };
  /** Action of the paging form. */
  readonly action: string;
  readonly apiSiteUrl?: string | undefined;
  /** The API path of the list, starting with `/api/`. */
  readonly apiPath: string;
}

/** Below the rows: pages, rows per page, and the API request. */
export function ListFoot({ language, list, action, apiSiteUrl, apiPath }: ListFootProps) {
  const { query, page, pages, hrefOf, hrefOfPage, furtherHref, previousHref, navigate } = list;
  const { pageIndex } = query;
  return (
    <>
      <Pager
        language={language}
        pageIndex={pageIndex}
        pages={pages}
        hasNext={page.hasNext}
        hrefOf={hrefOfPage}
        furtherHref={furtherHref}
        previousHref={previousHref}
      />
      {page.total !== 0 && (
        <PageOptions
          language={language}
          pageSize={query.pageSize}
          pageIndex={pageIndex}
          pages={page.totalPages ?? 1}
          hrefOf={hrefOf}
          action={action}
          hiddenFields={[...new URLSearchParams(hrefOf({ pageIndex: 1 }).split('?')[1])]}
          onJump={(jumpTo) => navigate(hrefOfPage(jumpTo), true)}
        />
      )}
      {apiSiteUrl && <ApiCounterpart language={language} siteUrl={apiSiteUrl} path={apiPath} />}
    </>
  );
}

interface ApiCounterpartProps {
  readonly language: Language;
  readonly siteUrl: string;
  /** The API path of the page's data, starting with `/api/`. */
  readonly path: string;
}

/** "This list in the API": the exact request that returns these rows. */
function ApiCounterpart({ language, siteUrl, path }: ApiCounterpartProps) {
  const t = useTranslations('list');
  const samples = apiSamples(siteUrl, path);
  const labels = { curl: 'curl', python: 'Python', javascript: 'JavaScript' } as const;
  return (
    <details className="no-print">
      <summary className="link w-fit list-none min-h-11 py-2.5">{t('apiList')}</summary>
      {Object.entries(labels).map(([name, label]) => (
        <CodeBlock key={name} code={samples[name as keyof typeof labels]} label={label} copy={{ label: t('copy'), done: t('copied') }} />
      ))}
      <p className="mt-2 text-xs text-muted">
        {t.rich('apiNote', { code: (chunks) => <code dir="ltr">{chunks}</code> })}{' '}
        <a href={`${paths.developers(language)}#key`}>{t('getKey')}</a>
      </p>
    </details>
  );
}
