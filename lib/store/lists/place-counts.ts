import type { Extras, Place } from '#lib/domain/collection.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';

/** Ids with counts, the most frequent first. */
export type IdCounts = readonly (readonly [id: number, count: number])[];

/** Counts over the publications of a place. */
export interface PlaceCounts {
  readonly breakdown: Extras['breakdown'];
  /** People who signed from the place, sorted by the number of their works from the place, then of all their works; most first. */
  signers(place: Place, limit: number): Promise<{ readonly total: number; readonly best: IdCounts }>;
  contributors(
    facet: 'author' | 'institution',
    query: ResearchQuery,
    limit: number,
  ): Promise<{ readonly total: number; readonly best: IdCounts }>;
  readonly citations: Extras['citations'];
  /** Institutions outside the place. */
  partners(place: Place, limit: number): Promise<IdCounts>;
}

/** Query for the publications of a place. */
export const worksOf = (place: Place) => ({ ...defaultResearchQuery, ...place });
