import { filterNames, isListFilter } from '#lib/domain/filters.ts';
import type { ResearchAddress } from '#lib/url/research-query.ts';

/** The change that takes all filters away and leaves words, fields and order. */
export const noFilters: Partial<ResearchAddress> = Object.fromEntries(
  filterNames.map((name) => [name, isListFilter(name) ? [] : undefined]),
);
