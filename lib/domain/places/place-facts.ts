import type { Institution } from '#lib/domain/institution.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import type { AreaGroupKey } from './area-groups.ts';

/** Data of the page of an institution, country, area or venue; each kind has only some of the members. */
export interface PlaceFacts extends Institution {
  readonly definition?: Text;
  /** The group of an area. */
  readonly group?: AreaGroupKey;
  /** The dictionary term of an area. */
  readonly termId?: string;
  readonly venueKind?: VenueKind;
  readonly issn?: readonly string[];
}
