import type { FacetName } from './filters.ts';
import type { Text } from './text.ts';

/** A value of a facet with the number of records that have it. */
export interface FacetValue {
  readonly id: string;
  readonly name: Text;
  readonly count: number;
}

/** The counted values of each facet; a facet is absent when the answer does not include it. */
export type Facets = { readonly [Name in FacetName]?: readonly FacetValue[] };

/** How a keyword was matched: as typed, after spelling correction, or with any of its words. */
export type MatchMode = 'all' | 'repaired' | 'any';

/** A notice about how a query was understood; `text` is in the requested language. */
export interface Warning {
  readonly code: string;
  readonly text: string;
  /** The query of a "did you mean" link. */
  readonly suggestion?: string;
}

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** 1-based; undefined when paging by cursor. */
  readonly pageIndex?: number;
  readonly pageSize: number;
  /** Exact; absent when the service does not provide it, in which case pages show no total. */
  readonly total?: number;
  readonly totalPages?: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly nextCursor?: string;
  /** Present when the query requests it and the previous page is not the first. */
  readonly previousCursor?: string;
  /** The order that was applied. */
  readonly sort?: string;
  readonly facets: Facets;
  readonly match: MatchMode;
  readonly warnings: readonly Warning[];
  /** Filters of the query that the service is known to ignore. */
  readonly ignored?: readonly string[];
  /** Set if the order of the service is not stable, so that rows may be missing or repeated across pages. */
  readonly unstableOrder?: true;
  /** When the cached page was fetched (UTC); set only if the cache replaces a failing service. */
  readonly asOf?: string;
}
