import type { AreaGroupKey } from './area-groups.ts';
import type { Institution } from './institution.ts';
import type { VenueKind } from './research.ts';
import type { Text } from './text.ts';

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
