import type { CountedRef } from '#lib/domain/collection.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { ResearchRowData } from './research-answer.ts';

/** Statistics of one institution, country or area. */
export interface ComparedColumn extends Ref {
  readonly href: string;
  readonly total: number;
  /** Publications that are known to be free to read. */
  readonly free: number;
  readonly people: number;
  /** Sum of the citation counts, and number of publications that have such a count. */
  readonly citations: { readonly sum: number; readonly counted: number };
  readonly years: ReadonlyMap<number, number>;
  readonly areas: readonly FacetValue[];
  readonly partners: readonly CountedRef[];
}

export interface ComparedPair {
  readonly of: readonly [ComparedColumn, ComparedColumn];
  readonly count: number;
  /** The newest of their works in common. */
  readonly works: readonly ResearchRowData[];
}

/** Institutions, countries or areas next to each other. */
export interface ComparisonAnswer {
  readonly columns: readonly ComparedColumn[];
  readonly pairs: readonly ComparedPair[];
}
