'use client';

import type { Page } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import { ApiCounterpart } from './api-counterpart.tsx';
import { PageOptions } from './page-options.tsx';
import { Pager } from './pager.tsx';

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
