import type { Ref, VenueKind } from '#lib/domain/research.ts';

/** A journal, conference, book or body that publications appeared in, as a reader of one language sees it. */
export interface ListedVenue extends Ref {
  readonly kind?: VenueKind;
  /** `1234-567X`, as the records state them; several of a journal on paper and on line. */
  readonly issn: readonly string[];
  /** Other names and spellings that records have, in either language. */
  readonly variants: readonly string[];
  readonly publicationCount: number;
}
