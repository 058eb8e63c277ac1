import { choice, freeText, integer } from './codec.ts';
import type { RawSearchParams } from './search-params.ts';
import { decode, encode, type Table } from './table/table.ts';

/** The parameters of the list of venues. */
export interface VenueQuery {
  /** Part of a name in either language, or an ISSN. */
  readonly find: string | undefined;
  readonly by: 'count' | 'name';
  /** Number of the page, from 1. */
  readonly pageIndex: number;
}

const venueTable: Table<VenueQuery> = {
  find: freeText(60),
  by: choice(['count', 'name'], 'count'),
  pageIndex: integer({ min: 1, max: 10_000, fallback: 1 }),
};

/** Parses the address of the list of venues. Never throws; an unusable value becomes the default. */
export const decodeVenueQuery = (raw: RawSearchParams): VenueQuery => decode(venueTable, raw);

export const encodeVenueQuery = (query: VenueQuery): string => encode(venueTable, query);
