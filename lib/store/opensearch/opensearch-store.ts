import type { Client } from '@opensearch-project/opensearch';
import type { Language } from '#lib/languages/languages.ts';
import { explainAnswer } from '#lib/search/explain.ts';
import { rowsOf } from '#lib/search/search.ts';
import { institutionFinder } from '#lib/store/institutions/find-institutions.ts';
import { authorFinder } from '#lib/store/lists/find-author-page.ts';
import { type ReadStore, streamNames } from '#lib/store/port/store.ts';
import { lookupResult } from '#lib/store/records/lookup-result.ts';
import { type LookupName, presentLookup } from '#lib/store/records/lookups.ts';
import { byVenueId, venueFinder } from '#lib/store/venues/venue-finder.ts';
import { authorPager, peopleGrouper } from './author-rows.ts';
import { type CollectionReader, collectionReader } from './collection-reader.ts';
import { researchIndex } from './find-research.ts';
import { indexedInstitutions } from './institution-source.ts';
import { nameIndex } from './name-index.ts';
import { openSearchExtras } from './opensearch-extras.ts';
import { queryRanker } from './rank-query.ts';
import { authorsById, researchById } from './row-readers.ts';
import { bucketsOf, idsOf, live, type SearchPort, searchPort, totalOf } from './search-port.ts';
import { termReader } from './term-source.ts';
import { venueRows } from './venue-rows.ts';

/**
 * A read-only store over the indices of a prefix. It holds no records: it parses queries, reranks the best hundred, presents rows. Connects
 * lazily.
 */
export function storeOver(client: Client, prefix: string): ReadStore {
  const port = searchPort(client, prefix);
  const collection = collectionReader(port);
  // The data version that was read before the current call. The institution cache depends on it.
  let version = '';
  const terms = termReader(port, collection, () => index);
  const index = nameIndex(port, (work) => terms.run((source) => work(source)));
  const rank = queryRanker({ port, terms, collection, personByOrcid: async (orcid) => index.personByOrcid(orcid) });
  const research = researchIndex({ port, index, terms, rank });
  const readAuthors = authorsById(port);
  const institutions = institutionFinder(indexedInstitutions(port, () => version));
  const extras = openSearchExtras({ port, index, collection, research, readAuthors, institutions });
  const venues = venueFinder(
    () => version,
    () => venueRows(port),
  );
  const lookup = lookupReader(port, collection);
  const store: ReadStore = {
    ...extras,
    venues: venues.venues,
    venue: venues.venue,
    ...byVenueId({ ...extras, findResearch: research.page }, venues),
    researchTypes: (language) => lookup('research_type', language),
    researchAreas: (language) => lookup('research_area', language),
    findAuthors: authorFinder({ index, rows: authorPager(port), groups: peopleGrouper(port, index), read: readAuthors }),
    research: async (language, id) =>
      lookupResult(await stateOf(port, 'publications', id), async () => (await researchById(port)(language, idsOf([id]), 'detail'))[0]),
    author: async (language, id) =>
      lookupResult(await stateOf(port, 'people', id), async () => {
        const author = (await readAuthors(language, idsOf([id])))[0];
        return author && { ...author, recentResearch: await extras.recentOf(language, id) };
      }),
    findInstitutions: institutions.find,
    institution: institutions.lookup,
    batches: () => collection.value('batches'),
    indexState: async () => (await collection.state()).indexState,
    async explainSearch(keyword) {
      const { answer, ids, listed } = await rank({ keyword, searchIn: 'all', strict: false });
      const explainedIds = rowsOf(answer, rowsExplained).map(({ doc }) => ids[doc] as number);
      const [titles, matches] = await Promise.all([
        index.titles(explainedIds),
        port.search('publications', { size: 0, query: listed, track_total_hits: true }),
      ]);
      const titleOf = new Map(titles.map((row) => [row.id, Object.values(row.title)[0] ?? '']));
      return explainAnswer(answer, (doc) => `${ids[doc]}  ${titleOf.get(ids[doc] as number) ?? ''}`, totalOf(matches));
    },
    close: () => client.close(),
  };

  return withVersion(store, async () => {
    version = (await collection.state()).dataVersion;
  });
}

const lookupReader = (port: SearchPort, collection: CollectionReader) => async (name: LookupName, language: Language) => {
  const field = name === 'research_type' ? 'typeId' : 'areas';
  const aggs = { values: { terms: { field, size: 256 } } };
  const [{ aggregations }, { changedAt }] = await Promise.all([
    port.search('publications', { size: 0, query: live, aggs }),
    collection.state(),
  ]);
  const counts = new Map(bucketsOf(aggregations?.values).map(({ key, doc_count }) => [Number(key), doc_count]));
  return presentLookup(name, (id) => counts.get(id) ?? 0, changedAt, language);
};

const rowsExplained = 10;

/** State of an entry in the form that `lookupResult` takes; undefined if it never existed or an undo removed it. */
async function stateOf(port: SearchPort, index: 'publications' | 'people', id: string) {
  type Source = { readonly state: string; readonly into?: number; readonly at?: string };
  const source = [...(await port.sources<Source>(index, idsOf([id]), ['state', 'into', 'at'])).values()][0];
  if (!source || source.state === 'removed') return undefined;
  return { merged_into: source.into ?? null, withdrawn_at: source.state === 'withdrawn' ? (source.at ?? null) : null };
}

/** Reads the data version before each method call except streams; caches per version depend on it. */
function withVersion(store: ReadStore, lookUp: () => Promise<void>): ReadStore {
  return Object.fromEntries(
    Object.entries(store).map(([name, method]) => {
      if (name === 'close' || streamNames.has(name)) return [name, method];
      const call = method as (...args: unknown[]) => Promise<unknown>;
      return [name, async (...args: unknown[]) => lookUp().then(() => call(...args))];
    }),
  ) as unknown as ReadStore;
}
