import type { DatabaseSync } from 'node:sqlite';
import type { VenueRow } from '#lib/store/venues/venue-table.ts';

/** Venues as publications state them, with their number of publications; reads only an index, no records. */
export const readVenues = (database: DatabaseSync): VenueRow[] =>
  database
    .prepare(
      `SELECT venue AS own, venue_ar AS ar, issn, venue_kind AS kind, COUNT(*) AS count FROM research
       WHERE venue IS NOT NULL AND withdrawn_at IS NULL AND merged_into IS NULL GROUP BY venue, venue_ar, issn, venue_kind`,
    )
    .all() as unknown as VenueRow[];
