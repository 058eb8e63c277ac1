'use client';

import type { ResearchBrowserProps } from './browser-props.ts';
import { NoResults } from './no-results.tsx';
import { ResearchRow } from './research-row.tsx';
import type { useResearchList } from './use-research-list.ts';

interface ResultRowsProps extends ResearchBrowserProps {
  readonly list: ReturnType<typeof useResearchList>;
}

/** The rows of a page, or the ways on where there are none. */
export function ResultRows({ language, fixed, offers, list }: ResultRowsProps) {
  const { query, page } = list;
  const firstPlace = (query.pageIndex - 1) * query.pageSize + 1;
  if (page.items.length === 0)
    return (
      <NoResults
        language={language}
        query={query}
        page={page}
        pages={list.pages}
        waysOut={list.waysOut}
        authorTotal={list.authorTotal}
        hasAuthorFilter={!fixed}
        offers={offers}
        hrefOf={list.hrefOf}
      />
    );
  return (
    <ol data-testid="results" start={firstPlace} className="numbered">
      {page.items.map((research, row) => (
        <ResearchRow
          key={research.id}
          research={research}
          language={language}
          coins={list.coins?.[research.id]}
          from={fixed ? undefined : { query, place: firstPlace + row }}
        />
      ))}
    </ol>
  );
}
