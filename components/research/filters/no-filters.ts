import { filterNames, isArrayFilter } from '#lib/domain/filters.ts';
import type { ResearchAddress } from '#lib/url/research-query.ts';
import type { Change } from '#lib/url/table/table.ts';

/** The change that removes all filters and keeps words, scope and order. */
export const noFilters: Change<ResearchAddress> = Object.fromEntries(
  filterNames.map((name) => [name, isArrayFilter(name) ? [] : undefined]),
);
