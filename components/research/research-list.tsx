'use client';

import { useTranslations } from 'next-intl';
import { ListState } from '#components/list/list-state.tsx';
import { SearchBox } from '#components/list/search-box.tsx';
import { Tabs } from '#components/list/tabs.tsx';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';
import type { ResearchBrowserProps } from './browser-props.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { formId } from './form-id.ts';
import { ListFoot } from './list-foot.tsx';
import { NoResults } from './no-results.tsx';
import { ResearchRow } from './research-row.tsx';
import { ResultBar } from './result-bar.tsx';
import { useResearchList } from './use-research-list.ts';

/** Up to this many publications are simply listed on an author's page: they need no search box and no filters. */
const shortMax = 5;

export function ResearchList(props: ResearchBrowserProps) {
  const { language, basePath, fixed, initialSearch, initial, canExport, offers } = props;
  const t = useTranslations('list');
  const list = useResearchList(props);
  const { query, page, answer } = list;
  const formKey = encodeResearchQuery({ ...query, pageIndex: 1 });
  const firstPlace = (query.pageIndex - 1) * query.pageSize + 1;
  const isBare =
    fixed !== undefined &&
    (initial.page.total ?? shortMax + 1) <= shortMax &&
    initialSearch === encodeResearchQuery({ ...defaultResearchQuery, ...fixed });
  const tools =
    canExport && page.total ? <ExportMenu language={language} query={query} total={page.total} authorId={fixed?.authorId[0]} /> : undefined;
  return (
    <div {...list.handlers}>
      <form id={formId} method="get" action={basePath} onSubmit={list.onSubmit} key={`form-${formKey}`}>
        {!isBare && <SearchBox keyword={query.keyword} searchIn={query.searchIn} offers={offers} />}
        {query.pageSize !== limits.pageSizeDefault && <input type="hidden" name="pageSize" value={query.pageSize} />}
      </form>
      {!fixed && (
        <Tabs language={language} keyword={query.keyword} current="research" researchTotal={page.total} authorTotal={list.authorTotal} />
      )}
      <div className={`grid items-start gap-x-12 gap-y-6 pb-16 ${isBare ? '' : 'md:grid-cols-[16.5rem_minmax(0,1fr)]'}`}>
        {!isBare && (
          <FilterPanel key={`filters-${formKey}`} query={query} page={page} language={language} hasAuthorFilter={!fixed} offers={offers} />
        )}
        <section id="results-list" aria-label={t('results')} className="min-w-0" aria-busy={answer.isPlaceholderData}>
          <ResultBar
            ref={list.heading}
            query={query}
            page={page}
            hrefOf={list.hrefOf}
            hasAuthorFilter={!fixed}
            isBare={isBare}
            tools={tools}
            offers={offers}
          />
          <ListState isPending={answer.isPlaceholderData} isError={answer.isError} onRetry={() => void answer.refetch()}>
            {page.items.length === 0 ? (
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
            ) : (
              <ol data-testid="results" start={firstPlace}>
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
            )}
          </ListState>
          <ListFoot {...props} list={list} isBare={isBare} />
        </section>
      </div>
    </div>
  );
}
