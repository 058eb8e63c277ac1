import { filterNames, isArrayFilter } from '#lib/domain/filters.ts';
import type { ResearchAddress } from '#lib/url/research-query.ts';
import type { QueryChange } from '#lib/url/table/table.ts';

/** The change that removes all filters. It keeps the search words, the fields that are searched, and the sort order. */
export const noFilters: QueryChange<ResearchAddress> = Object.fromEntries(
  filterNames.map((name) => [name, isArrayFilter(name) ? [] : undefined]),
);
