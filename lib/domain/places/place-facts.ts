import type { Institution } from '#lib/domain/institution.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import type { AreaGroupKey } from './area-groups.ts';

/** What the page about an institution, a country, an area or a venue shows of it: the members that its kind has. */
export interface PlaceFacts extends Institution {
  readonly definition?: Text;
  /** The field that an area belongs to. */
  readonly group?: AreaGroupKey;
  /** The term of the dictionary that an area is. */
  readonly termId?: string;
  readonly venueKind?: VenueKind;
  readonly issn?: readonly string[];
}
