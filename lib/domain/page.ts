import type { FacetName } from './filters.ts';
import type { GroupField } from './groups.ts';
import type { Text } from './text.ts';

/** A value of a facet with the number of records that have it. */
export interface FacetValue {
  readonly id: string;
  readonly name: Text;
  readonly count: number;
}

/** The counted values of each facet; a facet is absent when the answer does not include it. */
export type Facets = { readonly [Name in FacetName]?: readonly FacetValue[] };

/** Records of a list by the values of one property: the most frequent values, years ascending. */
export interface Groups<Value extends FacetValue = Group> {
  readonly field: GroupField;
  readonly values: readonly Value[];
  /** The counts of the values that are not listed, added up. */
  readonly otherCount: number;
  /** Records without a value. */
  readonly unknownCount: number;
}

/** Records with one value; `groups` divides them by a second property, if one was requested. */
export interface Group extends FacetValue {
  readonly groups?: Groups<FacetValue> | undefined;
}

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
  /** The records of all pages by the properties that the query requests. */
  readonly groups?: Groups | undefined;
  readonly match: MatchMode;
  readonly warnings: readonly Warning[];
  /** Filters of the query that the service is known to ignore. */
  readonly ignored?: readonly string[];
  /** Set if the order of the service is not stable, so that rows may be missing or repeated across pages. */
  readonly unstableOrder?: true;
  /** When the cached page was fetched (UTC); set only if the cache replaces a failing service. */
  readonly asOf?: string;
}
