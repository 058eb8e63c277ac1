import { type VenueKind, venueKinds } from '#lib/domain/research.ts';
import type { RawSearchParams } from '#lib/url/table/search-params.ts';
import { choice, freeText, integer, letter } from './table/codec.ts';
import { decode, encode, type Table } from './table/table.ts';

/** The parameters of the list of venues. */
export interface VenueQuery {
  /** Part of a name in either language, or an ISSN. */
  readonly find: string | undefined;
  readonly by: 'count' | 'name';
  /** First letter of a name in either language, without an article. */
  readonly initial?: string | undefined;
  readonly kind?: VenueKind | undefined;
  /** Number of the page, from 1. */
  readonly pageIndex: number;
}

/** The parameters of the list of venues, each with its codec. */
export const venueTable: Table<VenueQuery> = {
  find: freeText(60),
  by: choice(['count', 'name'], 'count'),
  initial: letter,
  kind: choice(venueKinds),
  pageIndex: integer({ min: 1, max: 10_000, fallback: 1 }),
};

/** Parses the address of the list of venues. Never throws; an unusable value becomes the default. */
export const decodeVenueQuery = (raw: RawSearchParams): VenueQuery => decode(venueTable, raw);

export const encodeVenueQuery = (query: VenueQuery): string => encode(venueTable, query);
