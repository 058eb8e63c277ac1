import type { Letter } from '#lib/domain/collection.ts';
import type { StoredRest } from '#lib/store/opensearch/documents/publication-documents.ts';
import type { ReadStore } from '#lib/store/port/store.ts';
import { lastChangedFirst, wholeRecord } from '#lib/store/records/whole-records.ts';
import type { CollectionReader } from './collection-reader.ts';
import type { IndexedResearch } from './find-research.ts';
import { readChanges } from './read-changes.ts';
import { indexCoverage } from './read-coverage.ts';
import { type PublicationSource, presentSources, rowFields } from './row-readers.ts';
import { bucketsOf, type DslClause, equals, live, type SearchPort, totalOf } from './search-port.ts';

interface Dependencies {
  readonly port: SearchPort;
  readonly collection: CollectionReader;
  readonly research: IndexedResearch;
}

/** The operations that OpenSearch answers in its own way. */
export function openSearchReads({ port, collection, research }: Dependencies) {
  const count = async (name: 'publications' | 'people' | 'institutions', query: DslClause) =>
    totalOf(await port.search(name, { size: 0, query, track_total_hits: true }));
  return {
    dataVersion: async () => (await collection.state()).dataVersion,
    newestId: () => readNewestId(port),
    async counts() {
      const [works, authors, groups, bodies] = await Promise.all([
        count('publications', live),
        count('people', live),
        count('people', { bool: { filter: [live, equals('isGroup', true)] } }),
        count('institutions', equals('isShown', true)),
      ]);
      return { research: works, authors, groups, institutions: bodies };
    },
    ...indexCoverage(port),
    async *stream(language, query, shape = 'detail') {
      for await (const source of research.sources<PublicationSource>(language, query, rowFields[shape]))
        yield* presentSources([source], language, shape);
    },
    async *sample(language, query, limit) {
      for (const source of await research.sample<PublicationSource>(query, limit, rowFields.detail))
        yield* presentSources([source], language, 'detail');
    },
    async *wholeRecords() {
      const fields = [...rowFields.list, 'rest.authors', 'rest.citations.references'];
      for await (const { rows, rest } of research.sources<PublicationSource & { readonly rest: StoredRest }>(
        'en',
        lastChangedFirst,
        fields,
      ))
        yield wholeRecord({ ...rows.research, authors: rest.authors, references: rest.citations.references });
    },
    letters: () => readLetters(port),
    changesSince: (since, limit, filter) => readChanges(port, since, limit, filter),
    batches: () => collection.value('batches'),
    indexState: async () => (await collection.state()).indexState,
  } satisfies Partial<ReadStore>;
}

async function readNewestId(port: SearchPort): Promise<number> {
  const { hits } = await port.search('publications', { size: 1, query: { match_all: {} }, sort: [{ id: 'desc' }], _source: false });
  return Number(hits.hits[0]?._id ?? 0);
}

/** First letters of names in both alphabets. */
async function readLetters(port: SearchPort): Promise<Letter[]> {
  const lettersOf = (field: string) => ({ terms: { field, size: 1_000 } });
  const aggs = { en: lettersOf('initialEn'), ar: lettersOf('initialAr') };
  const { aggregations } = await port.search('people', { size: 0, query: live, aggs });
  const counts = new Map<string, number>();
  for (const { key, doc_count } of [...bucketsOf(aggregations?.en), ...bucketsOf(aggregations?.ar)])
    counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count);
  return [...counts].map(([letter, n]) => ({ letter, count: n })).sort((a, b) => (a.letter < b.letter ? -1 : 1));
}
