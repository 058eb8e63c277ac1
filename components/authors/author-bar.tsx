'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { FilterChips } from '#components/list/filter-chips.tsx';
import { IgnoredValues } from '#components/list/ignored-values.tsx';
import { ListNotices } from '#components/list/list-notices.tsx';
import { ResultCount } from '#components/list/result-count.tsx';
import { SortSelect } from '#components/list/sort-select.tsx';
import { isSupported, type SupportedFilters } from '#lib/answers/supported-filters.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Page } from '#lib/domain/page.ts';
import { type AuthorQuery, authorSorts } from '#lib/domain/query.ts';
import { type AuthorAddress, authorTable } from '#lib/url/author-query.ts';
import type { QueryChange } from '#lib/url/table/table.ts';
import { type Choice, ChoiceSelect } from './choice-select.tsx';

interface AuthorBarProps {
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
  readonly query: AuthorQuery;
  /** The query of the visible rows, for the filter chips. */
  readonly shownQuery: AuthorQuery;
  readonly page: Page<Author>;
  /** Number of visible rows; while a page loads, the number of its rows. */
  readonly visibleCount: number;
  readonly isLost: boolean;
  readonly areas: readonly Choice[];
  /** The most frequent institutions, and all countries; both are empty where the service has no institutions. */
  readonly institutions: readonly Choice[];
  readonly countries: readonly Choice[];
  /** Names of the institutions and countries in the query, by parameter and id: `country-SA`. */
  readonly places?: Readonly<Record<string, string>> | undefined;
  readonly supportedFilters?: SupportedFilters | undefined;
  readonly hrefOf: (change: QueryChange<AuthorAddress>) => string;
}

/** Clears every filter of a list of authors. */
export const noAuthorFilters: QueryChange<AuthorAddress> = { focusedAreaId: [], institutionId: [], country: [], initial: undefined };

/** Number of authors, filters and sort order. */
export function AuthorBar(props: AuthorBarProps) {
  const { ref, query, shownQuery, page, visibleCount, isLost, supportedFilters, hrefOf } = props;
  const t = useTranslations('list');
  const filters = filtersOf(props, t);
  const chips = [
    ...filters.flatMap(({ name, nameOf }) =>
      shownQuery[name].map((id) => ({
        key: `${name}-${id}`,
        text: nameOf(id),
        href: hrefOf({ [name]: shownQuery[name].filter((other) => other !== id) }),
      })),
    ),
    ...(shownQuery.initial
      ? [{ key: 'initial', text: t('initialFilter', { letter: shownQuery.initial }), href: hrefOf({ initial: undefined }) }]
      : []),
  ];
  return (
    <div className="pb-1">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <ResultCount
          kind="authors"
          ref={ref}
          pageIndex={shownQuery.pageIndex}
          pageSize={shownQuery.pageSize}
          visibleCount={visibleCount}
          total={page.total}
          isLost={isLost}
        />
        <span className="flex flex-wrap gap-x-6 max-md:order-last max-md:basis-full max-md:justify-between max-md:gap-x-2 md:ms-auto">
          {filters.map(
            (filter) =>
              filter.options.length > 0 &&
              isSupported(supportedFilters, filter.name) && (
                <ChoiceSelect key={filter.name} {...filter} selected={query[filter.name]} separator={t('separator')} />
              ),
          )}
        </span>
        <span className="max-md:ms-auto">
          {isSupported(supportedFilters, 'sort') && (
            <SortSelect sorts={authorSorts} defaultSort={query.keyword ? 'relevance' : 'name'} selected={query.sort} />
          )}
        </span>
      </div>
      <ListNotices page={page} hrefOf={hrefOf} />
      <IgnoredValues table={authorTable} />
      <FilterChips chips={chips} clearHref={hrefOf(noAuthorFilters)} />
    </div>
  );
}

/** The filters of the list; a selected value without an option shows its name from `places` or "unknown". */
function filtersOf({ areas, institutions, countries, places }: AuthorBarProps, t: ReturnType<typeof useTranslations<'list'>>) {
  const filters = [
    { name: 'focusedAreaId', label: t('area'), anyLabel: t('anyArea'), options: areas },
    { name: 'country', label: t('country'), anyLabel: t('anyCountry'), options: countries },
    { name: 'institutionId', label: t('institution'), anyLabel: t('anyInstitution'), options: institutions },
  ] as const;
  return filters.map((filter) => ({
    ...filter,
    nameOf: (id: string) =>
      filter.options.find((option) => option.id === id)?.name.value ??
      places?.[`${filter.name}-${id}`] ??
      t(`unknown.${filter.name}`, { id }),
  }));
}
