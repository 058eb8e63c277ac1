import type { Ref, VenueKind } from './research.ts';

/** A journal, conference, book or institution that publications appeared in, in one reader's language. */
export interface ListedVenue extends Ref {
  readonly kind?: VenueKind;
  /** ISSNs in the records, such as `1234-567X`. Print and online editions have different ISSNs. */
  readonly issn: readonly string[];
  /** Other names and spellings in records, in either language. */
  readonly variants: readonly string[];
  readonly publicationCount: number;
}
