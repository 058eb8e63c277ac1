'use client';

import { ApiCounterpart } from '#components/list/api-counterpart.tsx';
import { PageOptions } from '#components/list/page-options.tsx';
import { Pager } from '#components/list/pager.tsx';
import { encodeResearchQuery } from '#lib/url/research-query.ts';
import type { ResearchBrowserProps } from './browser-props.ts';
import type { useResearchList } from './use-research-list.ts';

interface ListFootProps extends ResearchBrowserProps {
  readonly list: ReturnType<typeof useResearchList>;
  readonly isBare: boolean;
}

/** Beneath the rows: pages, rows on a page, and the same list for programs. */
export function ListFoot({ language, basePath, apiSiteUrl, list, isBare }: ListFootProps) {
  const { query, page, pages, hrefOf, hrefOfPage, furtherHref, go } = list;
  if (isBare) return null;
  return (
    <>
      <Pager
        language={language}
        pageIndex={query.pageIndex}
        pages={pages}
        hasNext={page.hasNext}
        hrefOf={hrefOfPage}
        furtherHref={furtherHref}
      />
      {page.total !== 0 && (
        <PageOptions
          language={language}
          pageSize={query.pageSize}
          pageIndex={query.pageIndex}
          pages={page.totalPages ?? 1}
          hrefOf={hrefOf}
          action={basePath}
          kept={[...new URLSearchParams(hrefOf({ pageIndex: 1 }).split('?')[1] ?? '')]}
          onJump={(pageIndex) => go(hrefOfPage(pageIndex), { focus: true })}
        />
      )}
      {apiSiteUrl && (
        <ApiCounterpart
          language={language}
          siteUrl={apiSiteUrl}
          path={`/api/${language}/Publication/GetAllResearch?${encodeResearchQuery(query.cursor ? { ...query, pageIndex: 1 } : query)}`}
        />
      )}
    </>
  );
}
