import type { Client } from '@opensearch-project/opensearch';
import { institutionFinder } from '#lib/store/institutions/find-institutions.ts';
import { authorFinder } from '#lib/store/lists/find-author-page.ts';
import { type ReadStore, streamNames } from '#lib/store/port/store.ts';
import { commonReads } from '#lib/store/reads/common-reads.ts';
import type { LookupName } from '#lib/store/records/lookups.ts';
import type { AuthorRow } from '#lib/store/records/present-author.ts';
import type { FieldSourceRow } from '#lib/store/records/record-sources.ts';
import { authorPager, peopleGrouper } from './author-rows.ts';
import { type CollectionReader, collectionReader } from './collection-reader.ts';
import { researchIndex } from './find-research.ts';
import { indexedInstitutions } from './institution-source.ts';
import { nameIndex } from './name-index.ts';
import { openSearchReads } from './opensearch-reads.ts';
import { indexedPlaceCounts } from './place-counts.ts';
import { queryRanker } from './rank-query.ts';
import { relatedWorks } from './related-works.ts';
import { authorsById, researchById } from './row-readers.ts';
import { bucketsOf, live, type SearchPort, searchPort, totalOf } from './search-port.ts';
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
  const reads = openSearchReads({ port, collection, research });
  const store: ReadStore = {
    ...reads,
    ...commonReads({
      index,
      institutions,
      readAuthors,
      readResearch: researchById(port),
      version: () => version,
      findResearch: research.page,
      stream: reads.stream,
      places: indexedPlaceCounts(port, research, institutions),
      venueRows: () => venueRows(port),
      state: (kind, id) => stateOf(port, kind === 'author' ? 'people' : 'publications', id),
      people: async (ids) =>
        [...(await port.sources<{ readonly row?: AuthorRow }>('people', ids, ['row'])).values()].flatMap(({ row }) => row ?? []),
      relatedIds: (id, limit) => relatedWorks(port, id, limit),
      async fieldSources(id) {
        type Source = { readonly rest?: { readonly sources: readonly FieldSourceRow[] } };
        return (await port.sources<Source>('publications', [id], ['rest.sources'])).get(String(id))?.rest?.sources ?? [];
      },
      lookups: (name) => readLookup(port, collection, name),
      async answer(keyword) {
        const { answer, ids, listed } = await rank({ keyword, searchIn: 'all', strict: false });
        return { answer, ids, total: totalOf(await port.search('publications', { size: 0, query: listed, track_total_hits: true })) };
      },
    }),
    findAuthors: authorFinder({ index, rows: authorPager(port), groups: peopleGrouper(port, index), read: readAuthors }),
    close: () => client.close(),
  };
  return withVersion(store, async () => {
    version = (await collection.state()).dataVersion;
  });
}

async function readLookup(port: SearchPort, collection: CollectionReader, name: LookupName) {
  const aggs = { values: { terms: { field: name === 'research_type' ? 'typeId' : 'areas', size: 256 } } };
  const [{ aggregations }, { changedAt }] = await Promise.all([
    port.search('publications', { size: 0, query: live, aggs }),
    collection.state(),
  ]);
  const counts = new Map(bucketsOf(aggregations?.values).map(({ key, doc_count }) => [Number(key), doc_count]));
  return { countOf: (id: number) => counts.get(id) ?? 0, changedAt };
}

/** State of an entry in the form that `lookupResult` takes; undefined if it never existed or an undo removed it. */
async function stateOf(port: SearchPort, index: 'publications' | 'people', id: number) {
  type Source = { readonly state: string; readonly into?: number; readonly at?: string };
  const source = (await port.sources<Source>(index, [id], ['state', 'into', 'at'])).get(String(id));
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
