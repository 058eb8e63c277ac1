import type { Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { cachedForVersion } from '#lib/service/store/lists/cached-for-version.ts';
import type { ReadStore } from '#lib/service/store/store.ts';
import { type VenueRow, type VenueTable, venueTable } from './venue-table.ts';

export interface VenueFinder extends Pick<Extras, 'venues' | 'venue'> {
  /** A query by the names that records have instead of ids of venues. */
  named<Query extends Partial<Pick<ResearchQuery, 'venue' | 'venueId'>>>(query: Query): Promise<Query>;
}

type Asked = Pick<ReadStore, 'findResearch' | 'breakdown' | 'contributors' | 'stream'>;

/** The methods of a store that take a query, with ids of venues in it. */
export function byVenueId(store: Asked, { named }: VenueFinder): Asked {
  return {
    findResearch: async (language, query) => store.findResearch(language, await named(query)),
    breakdown: async (language, query, facets, limit) => store.breakdown(language, await named(query), facets, limit),
    contributors: async (language, facet, query, limit) => store.contributors(language, facet, await named(query), limit),
    async *stream(language: Language, query: ResearchQuery) {
      yield* store.stream(language, await named(query));
    },
  };
}

/** A name that no record has: texts are stored without control characters. */
const nobodys = ['\u0000'];

/** The venues of a store, gathered once for each data version. */
export function venueFinder(version: () => string, read: () => readonly VenueRow[] | Promise<readonly VenueRow[]>): VenueFinder {
  const cached = cachedForVersion<VenueTable>(version);
  const table = () => cached('all', async () => venueTable(await read()));
  return {
    venues: async (language) => (await table()).all.map((venue) => venue.present(language)),
    venue: async (language, id) => (await table()).byId.get(id.toUpperCase())?.present(language),
    async named(query) {
      const { venueId = [], venue = [] } = query;
      if (venueId.length === 0) return query;
      const { byId, arabicOf } = await table();
      const names = [...new Set(venueId.flatMap((id) => byId.get(id)?.own ?? []))];
      const isNamed = (own: string) => venue.includes(own) || venue.includes(arabicOf.get(own) ?? own);
      const both = venue.length === 0 ? names : names.filter(isNamed);
      return { ...query, venueId: [], venue: both.length > 0 ? both : nobodys };
    },
  };
}
