import type { Extras } from '#lib/domain/collection.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ReadStore } from '#lib/store/port/store.ts';
import { cachedForVersion } from '#lib/store/values/cached-for-version.ts';
import { groupVenues, type VenueRow, type VenueTable } from './venue-table.ts';

export interface VenueFinder extends Pick<Extras, 'venues' | 'venue'> {
  /** Replaces the venue ids in a query by the venue names that records state. */
  withNames<Query extends Partial<Pick<ResearchQuery, 'venue' | 'venueId'>>>(query: Query): Promise<Query>;
}

type QueryMethods = Pick<ReadStore, 'findResearch' | 'breakdown' | 'contributors' | 'citations' | 'stream'>;

/** Wraps the query methods of a store so that they accept ids of venues. */
export function byVenueId(store: QueryMethods, { withNames }: VenueFinder): QueryMethods {
  return {
    findResearch: async (language, query) => store.findResearch(language, await withNames(query)),
    breakdown: async (language, query, facets, limit) => store.breakdown(language, await withNames(query), facets, limit),
    contributors: async (language, facet, query, limit) => store.contributors(language, facet, await withNames(query), limit),
    citations: async (query) => store.citations(await withNames(query)),
    async *stream(language: Language, query: ResearchQuery, shape?: 'list' | 'detail') {
      yield* store.stream(language, await withNames(query), shape);
    },
  };
}

/** A venue name that no record has, since stored texts contain no control characters. */
const noVenue = ['\u0000'];

/** The venues of a store, cached per data version. */
export function venueFinder(version: () => string, read: () => readonly VenueRow[] | Promise<readonly VenueRow[]>): VenueFinder {
  const cached = cachedForVersion<VenueTable>(version);
  const table = () => cached('all', async () => groupVenues(await read()));
  return {
    venues: async (language) => (await table()).venues.map((venue) => venue.present(language)),
    venue: async (language, id) => (await table()).byId.get(id.toUpperCase())?.present(language),
    async withNames(query) {
      const { venueId = [], venue = [] } = query;
      if (venueId.length === 0) return query;
      const { byId, arabicOf } = await table();
      const names = [...new Set(venueId.flatMap((id) => byId.get(id)?.names ?? []))];
      const isNamed = (name: string) => venue.includes(name) || venue.includes(arabicOf.get(name) ?? name);
      const selected = venue.length === 0 ? names : names.filter(isNamed);
      return { ...query, venueId: [], venue: selected.length > 0 ? selected : noVenue };
    },
  };
}
