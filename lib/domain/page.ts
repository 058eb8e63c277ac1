import type { FacetName } from './filters.ts';
import type { Text } from './text.ts';

export interface FacetValue {
  readonly id: string;
  readonly name: Text;
  readonly count: number;
}

export type Facets = { readonly [Name in FacetName]?: readonly FacetValue[] };

/** How a query with a keyword was answered: as asked, after correcting its spelling, or with any of its words. */
export type MatchMode = 'all' | 'repaired' | 'any';

/** A notice on how a query was understood; `text` is in the language asked for. */
export interface Warning {
  readonly code: string;
  readonly text: string;
  /** The query that a "did you mean" link leads to. */
  readonly suggestion?: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** 1-based; undefined while walking by cursor. */
  readonly pageIndex?: number;
  readonly pageSize: number;
  /** Exact, or absent where the service does not say: then there is no "of N". */
  readonly total?: number;
  readonly totalPages?: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly nextCursor?: string;
  /** Where the query asks for it and that page is not the first. */
  readonly previousCursor?: string;
  /** The order that was applied. */
  readonly sort?: string;
  readonly facets: Facets;
  readonly match: MatchMode;
  readonly warnings: readonly Warning[];
  /** Filters of the query that the service is known to ignore. */
  readonly ignored?: readonly string[];
  /** The service gives its rows in another order each time: between pages, rows may be missed. */
  readonly unstableOrder?: true;
  /** Set when this is a kept answer because the service fails now (UTC). */
  readonly asOf?: string;
}
