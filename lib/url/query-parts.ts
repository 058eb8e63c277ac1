import { arrayFilters, type FilterName, flagFilters } from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { ResearchAddress } from './research-query.ts';
import type { Change } from './table/table.ts';

/** One thing that narrows a result, with the change that takes it away. */
export interface QueryPart {
  /** Unique in a query: `authorId-12`, `keyword`. */
  readonly key: string;
  readonly name: FilterName | 'keyword';
  readonly id: string;
  readonly without: Change<ResearchAddress>;
}

/** The filters of a query in the order of the panel; both ends of the years are one. The words are no filter and stand apart (`wordsPart`). */
export function queryParts(query: ResearchQuery): readonly QueryPart[] {
  const chosen = arrayFilters.flatMap((name) =>
    query[name].map((id) => ({ key: `${name}-${id}`, name, id, without: { [name]: query[name].filter((other) => other !== id) } })),
  );
  const hasYears = query.fromYear !== undefined || query.toYear !== undefined;
  const years = hasYears
    ? [{ key: 'years', name: 'fromYear', id: 'years', without: { fromYear: undefined, toYear: undefined } } as const]
    : [];
  const set = flagFilters
    .filter((name) => query[name] !== undefined)
    .map((name) => ({ key: `${name}-${query[name]}`, name, id: String(query[name]), without: { [name]: undefined } }));
  return [...chosen, ...years, ...set];
}

/** The words of a query, and the fields they are looked for in. */
export function wordsPart(query: ResearchQuery): QueryPart | undefined {
  return query.keyword ? { key: 'keyword', name: 'keyword', id: 'keyword', without: { keyword: undefined, searchIn: 'all' } } : undefined;
}
