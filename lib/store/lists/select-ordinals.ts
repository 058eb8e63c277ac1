import { createByteBound } from '#lib/base/bounds/byte-bound.ts';
import { oncePer } from '#lib/base/once-per.ts';
import { type FacetName, facetNames } from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Lease } from '#lib/search/scratch.ts';
import type { Columns } from '#lib/store/values/columns.ts';
import { facetCounter } from './count-facets.ts';
import { type FilterCheck, filterChecks } from './filter-checks.ts';

/** Result of a query's filters, with facet counts. Ids and counts only; names are added later. */
export interface MatchingOrdinals {
  /** Ordinals that pass every filter, ascending. */
  readonly ordinals: Int32Array;
  readonly counts: Readonly<Partial<Record<FacetName, ReadonlyMap<number, number>>>>;
}

const facetBit = Object.fromEntries(facetNames.map((name, index) => [name, 2 ** index])) as Readonly<Record<FacetName, number>>;

/** The candidates (default: all) that pass, and their facets. An ordinal that fails only one filter still counts in that filter's facet. */
export function selectOrdinals(columns: Columns, query: ResearchQuery, lease: Lease, candidates?: Int32Array): MatchingOrdinals {
  const allChecks = filterChecks(columns, query, facetBit);
  const checks = allChecks.filter(({ bit }) => query.facets.some((facet) => facetBit[facet] === bit));
  const failuresOf = (ordinals: Int32Array, failing: readonly FilterCheck[]) => {
    const failed = lease.halves(ordinals.length).fill(0);
    for (const check of failing) check.mark(ordinals, failed);
    return failed;
  };
  // What fails a filter whose facet is not requested counts nowhere, so that each such filter leaves less for the next.
  const candidateOrdinals = allChecks
    .filter((check) => !checks.includes(check))
    .reduce((ordinals, check) => withFailures(ordinals, failuresOf(ordinals, [check]), 0, lease), candidates ?? allOrdinals(columns));
  const failed = checks.length > 0 ? failuresOf(candidateOrdinals, checks) : undefined;
  const ordinals = failed ? withFailures(candidateOrdinals, failed, 0, lease) : candidateOrdinals;
  const count = (facet: FacetName): ReadonlyMap<number, number> => {
    const counter = facetCounter(columns, facet, selectedIds(query, facet));
    counter.add(ordinals);
    // Adds the ordinals that fail only this facet's filter.
    const facetFilterBit = facetBit[facet];
    if (failed && checks.some(({ bit }) => bit === facetFilterBit))
      counter.add(withFailures(candidateOrdinals, failed, facetFilterBit, lease));
    return counter.read();
  };
  const cache = countsCache(columns);
  const subject = subjectOf(query, candidates);
  const counts = query.facets.map((facet) => {
    const key = `${facet} ${subject}`;
    const values = cache.get(key)?.values ?? count(facet);
    const entry = { values, size: values.size * valueBytes };
    if (cache.get(key)) cache.touch(key, entry);
    else cache.set(key, entry);
    return [facet, values] as const;
  });
  return { ordinals, counts: Object.fromEntries(counts) };
}

/** What decides which publications a query has: pages, orders and languages of a list share their facet counts. */
function subjectOf(query: ResearchQuery, candidates: Int32Array | undefined): string {
  const {
    pageIndex: _page,
    pageSize: _size,
    cursor: _cursor,
    withPrevious: _back,
    sort: _sort,
    facets: _facets,
    groupBy: _groups,
    ...subject
  } = query;
  return JSON.stringify([candidates === undefined, subject]);
}

/** Facet counts by query, cached with the columns. */
const countsCache = oncePer((_: Columns) =>
  createByteBound<{ readonly values: ReadonlyMap<number, number>; readonly size: number }>(countsBytesMax),
);
const countsBytesMax = 8 * 2 ** 20;
/** Bytes of a count in a `Map`. */
const valueBytes = 40;

/** Values counted even if they are not among the most frequent. */
const selectedIds = (query: ResearchQuery, facet: FacetName) => (facet === 'institution' ? query.institutionId : query.authorId);

/** Facet counts over exactly the publications of a query, after every filter, including the facet's own. */
export function countSelected(
  columns: Columns,
  ordinals: Int32Array,
  facets: readonly FacetName[],
  max: number,
): MatchingOrdinals['counts'] {
  return Object.fromEntries(
    facets.map((facet) => {
      const counter = facetCounter(columns, facet, [], max);
      counter.add(ordinals);
      return [facet, counter.read()];
    }),
  );
}

const allOrdinals = oncePer(({ size }: Columns) => {
  // A plain loop, because `Int32Array.from` calls a function for each of a million entries.
  const ordinals = new Int32Array(size);
  for (let ordinal = 0; ordinal < size; ordinal += 1) ordinals[ordinal] = ordinal;
  return ordinals;
});

/** The ordinals whose failed filters are exactly the bits of `expected`; 0 for those that pass all. */
function withFailures(ordinals: Int32Array, failed: Uint16Array, expected: number, lease: Lease): Int32Array {
  const result = lease.ints(ordinals.length);
  let count = 0;
  for (let index = 0; index < ordinals.length; index += 1) if (failed[index] === expected) result[count++] = ordinals[index] as number;
  return result.subarray(0, count);
}
