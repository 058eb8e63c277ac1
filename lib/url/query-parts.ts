import { arrayFilters, type FilterName, flagFilters } from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { ResearchAddress } from './research-query.ts';
import type { QueryChange } from './table/table.ts';

/** One part that narrows a result, with the change that removes it. */
export interface QueryPart {
  /** Unique in a query: `authorId-12`, `keyword`. */
  readonly key: string;
  readonly name: FilterName | 'keyword';
  readonly id: string;
  readonly without: QueryChange<ResearchAddress>;
}

/** The filters of a query in panel order; the two years are one part. The search words are separate (`wordsPart`). */
export function queryParts(query: ResearchQuery): readonly QueryPart[] {
  const arrayParts = arrayFilters.flatMap((name) =>
    query[name].map((id) => ({ key: `${name}-${id}`, name, id, without: { [name]: query[name].filter((other) => other !== id) } })),
  );
  const hasYears = query.fromYear !== undefined || query.toYear !== undefined;
  const years = hasYears
    ? [{ key: 'years', name: 'fromYear', id: 'years', without: { fromYear: undefined, toYear: undefined } } as const]
    : [];
  const flagParts = flagFilters
    .filter((name) => query[name] !== undefined)
    .map((name) => ({ key: `${name}-${query[name]}`, name, id: String(query[name]), without: { [name]: undefined } }));
  return [...arrayParts, ...years, ...flagParts];
}

/** The words of a query, and the fields in which they are searched. */
export function wordsPart(query: ResearchQuery): QueryPart | undefined {
  return query.keyword
    ? { key: 'keyword', name: 'keyword', id: 'keyword', without: { keyword: undefined, searchIn: 'all', strict: undefined } }
    : undefined;
}
