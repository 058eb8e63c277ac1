'use client';

import type { Language } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
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
  /** Where the form that changes the page goes. */
  readonly action: string;
  readonly apiSiteUrl?: string | undefined;
  /** The same list in the API, from `/api/` on. */
  readonly apiPath: string;
}

/** Beneath the rows: pages, rows on a page, and the same list for programs. */
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
