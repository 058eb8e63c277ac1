import type { Contributors, CountedRef, Signers } from '#lib/domain/collection.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import type { PlaceFacts } from '#lib/domain/places/place-facts.ts';
import type { Research } from '#lib/domain/research.ts';
import type { CountryCount } from './country-count.ts';
import type { ResearchAnswer } from './research-answer.ts';
import type { LinkedTerm, TermRelations } from './term-answer.ts';

/** Statistics around the publications of an institution, country, area, venue or mission. */
export interface PlaceContext {
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly areas: readonly FacetValue[];
  /** Other institutions, by number of shared publications. */
  readonly partners: readonly CountedRef[];
  /** Countries by number of publications, including the country of the place. */
  readonly countries: readonly CountryCount[];
  /** Institutions with publications on a subject or in a venue; undefined on the pages of institutions and countries. */
  readonly institutions: Contributors | undefined;
  /** The most cited publications of a subject or venue. Publications without citations are left out. */
  readonly cited: readonly Research[];
  readonly people: Signers & {
    /** `here`: counts each person's publications of this place. `all` (remote mode): counts all publications of each person. */
    readonly counted: 'here' | 'all';
  };
}

/** A place with its statistics and its list of publications. */
export interface PlaceAnswer {
  readonly place: PlaceFacts;
  readonly context: PlaceContext;
  readonly list: ResearchAnswer;
  /** The institutions of a country; undefined for other places. */
  readonly institutions: { readonly rows: readonly CountedRef[]; readonly total: number } | undefined;
  /** Terms that are narrower than the term of an area. */
  readonly narrower: readonly LinkedTerm[];
  /** The terms to which a mission is related; undefined for other places. */
  readonly terms: TermRelations | undefined;
}
