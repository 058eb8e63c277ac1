import { type FacetName, filters, flagFilters, type ListFilter, linkFilters, listFilters, type TextFilter } from '#lib/domain/filters.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { type DslClause, equals, idsOf, oneOf } from './search-port.ts';

/** One filter of a query; `facet` is the facet whose counts this filter does not narrow. */
export interface ResearchFilter {
  readonly facet?: FacetName;
  readonly clause: DslClause;
}

/** Values of bilingual filters, resolved from a name in either language. */
export type ResolvedNames = { readonly [Name in TextFilter]?: readonly string[] };

/** The values of a filter as the document field stores them. */
export function fieldValues(name: ListFilter, query: ResearchQuery, ownNames: ResolvedNames): readonly (string | number)[] {
  if (filters[name].values === 'countries') return countryCodes(query[name]);
  return filters[name].values === 'ids' ? idsOf(query[name]) : (ownNames[name as TextFilter] ?? query[name]);
}

/** Translates the filters of a query to clauses of OpenSearch. */
export function filtersOf(query: ResearchQuery, ownNames: ResolvedNames): ResearchFilter[] {
  const { fromYear, toYear, updatedSince, added, also = {} } = query;
  const lists = listFilters
    .filter((name) => query[name].length > 0)
    .map((name) => ({ facet: filters[name].facet, clause: oneOf(filters[name].field, fieldValues(name, query, ownNames)) }));
  const others = (Object.keys(also) as (keyof typeof also)[]).map((name) => ({
    clause: oneOf(filters[name].field, fieldValues(name, { ...query, ...also }, {})),
  }));
  const links = linkFilters
    .filter((name) => query[name].length > 0)
    .map((name) => ({ clause: oneOf(filters[name].field, idsOf(query[name])) }));
  const flags = flagFilters.flatMap((name): ResearchFilter[] => {
    const expected = query[name];
    return expected === undefined ? [] : [{ facet: name, clause: equals(filters[name].field, expected) }];
  });
  const hasYears = fromYear !== undefined || toYear !== undefined;
  return [
    ...lists,
    ...others,
    ...links,
    ...flags,
    ...(hasYears ? [{ facet: 'year' as const, clause: { range: { year: { gte: fromYear ?? 1, lte: toYear ?? 9999 } } } }] : []),
    ...(updatedSince === undefined ? [] : [{ clause: { range: { updated: { gte: Date.parse(updatedSince) / 1000 } } } }]),
    ...(added === undefined ? [] : [{ clause: { range: { id: { gt: added.after, lte: added.upTo } } } }]),
  ];
}
