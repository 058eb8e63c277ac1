import { filterNames, filters, isFlagFilter, isListFilter, type ListFilter } from '#lib/domain/filters.ts';
import type { FacetName, ResearchQuery } from '#lib/domain/query.ts';
import { type Clause, equals, idsOf, oneOf } from './search-port.ts';

/** One filter of a query; `facet` counts without it. */
export interface ResearchFilter {
  readonly facet?: FacetName;
  readonly clause: Clause;
}

const listFields: Readonly<Record<ListFilter, string>> = {
  researchTypeId: 'typeId',
  focusedAreaId: 'areas',
  authorId: 'authors',
  institutionId: 'institutions',
  country: 'countries',
  venue: 'venue',
  language: 'language',
};

const numbered: ReadonlySet<ListFilter> = new Set<ListFilter>(['researchTypeId', 'focusedAreaId', 'authorId', 'institutionId']);

/** The filters of a query; `venues` are the own names of the venues that it names. */
export function filtersOf(query: ResearchQuery, venues: readonly string[]): ResearchFilter[] {
  const { fromYear, toYear, updatedSince } = query;
  const lists = filterNames.filter(isListFilter).flatMap((name): ResearchFilter[] => {
    const values = query[name];
    if (values.length === 0) return [];
    const wanted = name === 'venue' ? venues : numbered.has(name) ? idsOf(values) : values;
    return [{ facet: filters[name].facet, clause: oneOf(listFields[name], wanted) }];
  });
  const flags = filterNames.filter(isFlagFilter).flatMap((name): ResearchFilter[] => {
    const wanted = query[name];
    return wanted === undefined ? [] : [{ facet: name, clause: equals(name, wanted) }];
  });
  const isOfYears = fromYear !== undefined || toYear !== undefined;
  return [
    ...lists,
    ...flags,
    ...(isOfYears ? [{ facet: 'year' as const, clause: { range: { year: { gte: fromYear ?? 1, lte: toYear ?? 9999 } } } }] : []),
    ...(updatedSince === undefined ? [] : [{ clause: { range: { updated: { gte: Date.parse(updatedSince) / 1000 } } } }]),
  ];
}
