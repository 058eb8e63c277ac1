'use client';

import { useFollowing } from '#components/list/state/use-following.ts';
import type { ResearchBrowserProps } from '#components/research/browser-props.ts';
import { RelatedSearches } from '#components/research/near-results.tsx';
import { NoResults } from '#components/research/no-results.tsx';
import { SimilarWorks } from '#components/research/similar-works.tsx';
import { TermDefinition } from '#components/research/term-definition.tsx';
import type { useResearchList } from '#components/research/use-research-list.ts';
import { ResearchRow } from './research-row.tsx';

interface ResultRowsProps extends ResearchBrowserProps {
  readonly list: ReturnType<typeof useResearchList>;
}

/** Rows rendered at once, more than a window shows. The others follow in reserved space. */
const firstRows = 8;

/** The rows of a page, or links to other searches if there are none. */
export function ResultRows({ language, fixed, supportedFilters, list, opened, table }: ResultRowsProps) {
  const { query, page } = list;
  const ids = page.items.map(({ id }) => id).join();
  const isWhole = useFollowing(ids) === ids;
  const firstPlace = (query.pageIndex - 1) * query.pageSize + 1;
  if (page.items.length === 0)
    return (
      <NoResults
        language={language}
        query={query}
        page={page}
        pages={list.pages}
        alternatives={list.alternatives}
        titles={list.titles}
        authorTotal={list.authorTotal}
        fixed={fixed}
        supportedFilters={supportedFilters}
        hrefOf={list.hrefOf}
      />
    );
  if (table) return table;
  return (
    <>
      {!fixed && <TermDefinition language={language} meant={list.meant} />}
      {!fixed && <RelatedSearches language={language} near={list.near} />}
      <ol data-testid="results" start={firstPlace} className="numbered">
        {page.items.map((research, row) =>
          isWhole || row < firstRows ? (
            <ResearchRow
              key={research.id}
              research={research}
              language={language}
              coins={list.coins?.[research.id]}
              from={fixed ? undefined : { query, place: firstPlace + row }}
              opening={{
                list: list.addressOf(query),
                index: firstPlace + row,
                abstract: opened?.id === research.id ? opened.abstract : undefined,
                isSelecting: list.isSelecting,
              }}
            />
          ) : (
            <li key={research.id} className="min-h-45 border-b border-line" />
          ),
        )}
      </ol>
      <SimilarWorks language={language} works={list.alike} />
    </>
  );
}
