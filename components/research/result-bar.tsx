'use client';

import { useLocale } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { FilterChips } from '#components/list/filter-chips.tsx';
import { IgnoredValues } from '#components/list/ignored-values.tsx';
import { ListNotices } from '#components/list/list-notices.tsx';
import { ResultCount } from '#components/list/result-count.tsx';
import { SortSelect } from '#components/list/sort-select.tsx';
import { activeFilters } from '#components/research/filters/active-filters.ts';
import { noFilters } from '#components/research/filters/no-filters.ts';
import type { ResearchAnswer } from '#lib/answers/research-answer.ts';
import { isSupported, type SupportedFilters } from '#lib/answers/supported-filters.ts';
import type { Page } from '#lib/domain/page.ts';
import { type ResearchQuery, researchSorts } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type ResearchAddress, researchTable } from '#lib/url/research-query.ts';
import type { QueryChange } from '#lib/url/table/table.ts';
import type { FixedFilters } from './browser-props.ts';
import { OpenAccessNote } from './open-access-note.tsx';

interface ResultBarProps {
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
  readonly query: ResearchQuery;
  readonly page: Page<unknown>;
  readonly answer: Pick<ResearchAnswer, 'titles' | 'isUncounted'>;
  /** Number of rows that are visible or, while a page loads, expected. */
  readonly visibleCount: number;
  readonly isLost: boolean;
  readonly hrefOf: (change: QueryChange<ResearchAddress>) => string;
  /** Filters set by the page: readers cannot remove them. */
  readonly fixed?: FixedFilters | undefined;
  /** Whether only the count is shown, because the list is short. */
  readonly isBare: boolean;
  /** Controls of the list, such as the export menu. */
  readonly tools?: ReactNode;
  readonly supportedFilters?: SupportedFilters | undefined;
}

/** The bar above a list: count, range, sort order and active filters. */
export function ResultBar({
  ref,
  query,
  page,
  answer,
  visibleCount,
  isLost,
  hrefOf,
  fixed,
  isBare,
  tools,
  supportedFilters,
}: ResultBarProps) {
  const t = useTranslations('list');
  const filters = activeFilters(query, page, t, useLocale() as Language, { supportedFilters, titles: answer.titles }).filter(
    ({ name }) => !fixed || !(name in fixed),
  );
  // Sorting by citations is offered if works have citation counts, or if it is already active.
  const sorts = researchSorts.filter((sort) => sort !== '-citations' || !answer.isUncounted || query.sort === sort);
  // The links below an empty result remove its filters, with counts, and name the nearest spelling. There is nothing to sort.
  const isEmpty = page.total === 0;
  const hasOrder = page.total === undefined || page.total > 1;
  return (
    <div className={isEmpty ? undefined : 'border-b border-line pb-1.5'}>
      <div className={`relative flex ${isEmpty ? 'max-md:pt-2' : 'min-h-11'} flex-wrap items-center gap-x-4`}>
        <ResultCount
          ref={ref}
          pageIndex={query.pageIndex}
          pageSize={query.pageSize}
          visibleCount={visibleCount}
          total={page.total}
          isLost={isLost}
        >
          {filters.length > 0 && (
            <span className="sr-only print:not-sr-only">
              {' '}
              {t('filteredBy', { filters: filters.map((filter) => filter.text).join(t('separator')) })}
            </span>
          )}
        </ResultCount>
        {!isBare && hasOrder && isSupported(supportedFilters, 'sort') && (
          <span className="flex items-center gap-x-4 max-md:min-w-0 max-md:flex-1 max-md:justify-end [@media(scripting:none)]:max-md:basis-full">
            <SortSelect sorts={sorts} defaultSort={query.keyword ? 'relevance' : '-year'} selected={query.sort} />
          </span>
        )}{' '}
        <div className={`flex flex-wrap items-center gap-x-3 sm:gap-x-5 md:ms-auto ${isBare ? '' : 'max-md:w-full'}`}>
          {!isBare && (!isEmpty || filters.length > 0) && (
            <a href="#filters" data-in-place className="button-quiet no-print whitespace-nowrap">
              {filters.length > 0 ? t('filtersCount', { count: filters.length }) : t('filters')}
            </a>
          )}{' '}
          {!isLost && tools}
        </div>
      </div>
      <ListNotices page={isEmpty ? { ...page, warnings: page.warnings.filter(({ code }) => code !== 'repaired') } : page} hrefOf={hrefOf} />
      <IgnoredValues table={researchTable} />
      <OpenAccessNote query={query} supportedFilters={supportedFilters} hrefOf={hrefOf} />
      {!isEmpty && (
        <FilterChips
          chips={filters.map(({ key, text, without }) => ({ key, text, href: hrefOf(without) }))}
          clearHref={hrefOf(noFilters)}
        />
      )}
    </div>
  );
}
