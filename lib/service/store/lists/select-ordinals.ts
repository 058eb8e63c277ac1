import { type FacetName, facetNames } from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Lease } from '#lib/search/scratch.ts';
import { type Columns, oncePerColumns } from './columns.ts';
import { facetCounter } from './count-facets.ts';
import { filterChecks } from './filter-checks.ts';

/** What passes a query's filters, and how often each facet value occurs in it. Ids and counts only; names come later. */
export interface Selection {
  /** Ordinals that pass every filter, ascending. */
  readonly ordinals: Int32Array;
  readonly counts: Readonly<Partial<Record<FacetName, ReadonlyMap<number, number>>>>;
}

const facetBit = Object.fromEntries(facetNames.map((name, place) => [name, 2 ** place])) as Readonly<Record<FacetName, number>>;

/**
 * The candidates (all ordinals, or those that match a keyword) that pass, and their facets. A facet ignores its own filter: an ordinal that fails no filter
 * counts everywhere, an ordinal that fails exactly one counts in that facet alone. Column by column, an ordinal costs about two nanoseconds each.
 */
export function selectOrdinals(columns: Columns, query: ResearchQuery, lease: Lease, candidates?: Int32Array): Selection {
  const among = candidates ?? allOrdinals(columns);
  const checks = filterChecks(columns, query, facetBit);
  if (checks.length === 0) return { ordinals: among, counts: countAll(columns, query.facets, candidates) };
  const failed = lease.halves(among.length).fill(0);
  for (const check of checks) check.mark(among, failed);
  const ordinals = passing(among, failed, 0, lease);
  const counts = query.facets.map((facet) => {
    const counter = facetCounter(columns, facet, askedOf(query, facet));
    counter.add(ordinals);
    // Those that this filter alone keeps out.
    const own = facetBit[facet];
    if (checks.some(({ bit }) => bit === own)) counter.add(passing(among, failed, own, lease));
    return [facet, counter.read()] as const;
  });
  return { ordinals, counts: Object.fromEntries(counts) };
}

/** The values of a facet that are counted even where they are not among the most frequent. */
const askedOf = (query: ResearchQuery, facet: FacetName) => (facet === 'institution' ? query.institutionId : query.authorId);

/** How often each value of some facets occurs in exactly the publications of a query: a facet's own filter counts here. */
export function countSelected(columns: Columns, ordinals: Int32Array, facets: readonly FacetName[], most: number): Selection['counts'] {
  return Object.fromEntries(
    facets.map((facet) => {
      const counter = facetCounter(columns, facet, [], most);
      counter.add(ordinals);
      return [facet, counter.read()];
    }),
  );
}

function countAll(columns: Columns, facets: readonly FacetName[], candidates: Int32Array | undefined): Selection['counts'] {
  const count = (facet: FacetName) => {
    const counter = facetCounter(columns, facet);
    counter.add(candidates as Int32Array);
    return counter.read();
  };
  return Object.fromEntries(facets.map((facet) => [facet, candidates ? count(facet) : wholeCounts(columns, facet)]));
}

/** The facets of the whole collection are a fact about its columns, like their sums. */
function wholeCounts(columns: Columns, facet: FacetName): ReadonlyMap<number, number> {
  const known = wholes(columns);
  let counts = known.get(facet);
  if (!counts) {
    const counter = facetCounter(columns, facet);
    counter.add(allOrdinals(columns));
    counts = counter.read();
    known.set(facet, counts);
  }
  return counts;
}

const wholes = oncePerColumns(() => new Map<FacetName, ReadonlyMap<number, number>>());
const allOrdinals = oncePerColumns(({ size }) => {
  // A loop: `Int32Array.from` calls a function for each of a million.
  const ordinals = new Int32Array(size);
  for (let ordinal = 0; ordinal < size; ordinal += 1) ordinals[ordinal] = ordinal;
  return ordinals;
});

function passing(among: Int32Array, failed: Uint16Array, wanted: number, lease: Lease): Int32Array {
  const kept = lease.ints(among.length);
  let count = 0;
  for (let place = 0; place < among.length; place += 1) if (failed[place] === wanted) kept[count++] = among[place] as number;
  return kept.subarray(0, count);
}
