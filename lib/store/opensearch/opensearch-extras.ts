import type { Extras, Letter, RecordSource } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type InstitutionFinder, withInstitutions } from '#lib/store/institutions/find-institutions.ts';
import { alikeFinder } from '#lib/store/lists/alike.ts';
import { coauthorFinder } from '#lib/store/lists/coauthors.ts';
import type { AuthorReader } from '#lib/store/lists/find-author-page.ts';
import { yearsIn } from '#lib/store/lists/find-research.ts';
import { placeCounter } from '#lib/store/lists/place-counts.ts';
import { withShared } from '#lib/store/lists/related.ts';
import { similarPeople } from '#lib/store/lists/similar-names.ts';
import { suggester } from '#lib/store/lists/suggest/suggest.ts';
import type { StoredRest } from '#lib/store/opensearch/documents/publication-documents.ts';
import type { AuthorRow } from '#lib/store/records/present-author.ts';
import { type FieldSourceRow, recordSources } from '#lib/store/records/record-sources.ts';
import { lastChangedFirst, wholeRecord } from '#lib/store/records/whole-records.ts';
import { presentName } from '#lib/store/values/present-name.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import type { CollectionReader } from './collection-reader.ts';
import type { IndexedResearch } from './find-research.ts';
import { indexedPlaceCounts } from './place-counts.ts';
import { readChanges } from './read-changes.ts';
import { indexCoverage } from './read-coverage.ts';
import { relatedWorks } from './related-works.ts';
import { type PublicationSource, presentSources, researchById, rowFields } from './row-readers.ts';
import { bucketsOf, equals, idsOf, live, type SearchPort, totalOf } from './search-port.ts';

interface Dependencies {
  readonly port: SearchPort;
  readonly index: NameIndex;
  readonly collection: CollectionReader;
  readonly research: IndexedResearch;
  readonly readAuthors: AuthorReader;
  readonly institutions: InstitutionFinder;
}

export type OpenSearchExtras = Omit<Extras, 'venues' | 'venue'> & { recentOf(language: Language, authorId: string): Promise<Research[]> };

/** Answers the operations of `Extras`, which remote mode does not have, from OpenSearch. */
export function openSearchExtras(parts: Dependencies): OpenSearchExtras {
  const { port, index, collection, research, readAuthors, institutions } = parts;
  const suggest = suggester(index);
  const readResearch = researchById(port);
  const findSimilar = alikeFinder(index, research.page, readResearch);
  const count = async (name: 'publications' | 'people' | 'institutions', query: ReturnType<typeof equals>) =>
    totalOf(await port.search(name, { size: 0, query, track_total_hits: true }));
  return {
    dataVersion: async () => (await collection.state()).dataVersion,
    newestId: () => readNewestId(port),
    async counts() {
      const [works, authors, bodies] = await Promise.all([
        count('publications', live),
        count('people', live),
        count('institutions', equals('isShown', true)),
      ]);
      return { research: works, authors, institutions: bodies };
    },
    ...indexCoverage(port),
    ...placeCounter({ index, counts: indexedPlaceCounts(port, research, institutions), institutions }),
    async recentOf(language, authorId) {
      const query = { ...defaultResearchQuery, authorId: [authorId], sort: '-year' as const, pageSize: recentMax };
      return [...(await research.page(language, query)).items];
    },
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
    years: (authorId) => yearsIn(research, authorId),
    coauthors: coauthorFinder(research, (ids) => readPeople(port, ids)),
    async similarAuthors(language, authorId, limit) {
      const author = (await readAuthors(language, idsOf([authorId])))[0];
      const people = author ? await similarPeople(index, author, limit) : [];
      return people.map((row) => ({ id: String(row.id), name: presentName(row, language), count: row.n }));
    },
    rows: async (language, researchIds) => readResearch(language, idsOf(researchIds), 'list'),
    async related(language, id, limit) {
      const shared = await relatedWorks(port, Number(id), limit);
      return withShared(await readResearch(language, [...shared.keys()], 'list'), shared);
    },
    alike: (language, researchIds, limit) => findSimilar(language, idsOf(researchIds), limit),
    suggest: async (language, text, limit) => withInstitutions(await suggest(language, text, limit), institutions),
    sources: (id) => readSources(port, id),
    changesSince: (since, limit, filter) => readChanges(port, since, limit, filter),
  };
}

async function readNewestId(port: SearchPort): Promise<number> {
  const { hits } = await port.search('publications', { size: 1, query: { match_all: {} }, sort: [{ id: 'desc' }], _source: false });
  return Number(hits.hits[0]?._id ?? 0);
}

const recentMax = 5;

async function readSources(port: SearchPort, id: string): Promise<readonly RecordSource[]> {
  type Source = { readonly rest?: { readonly sources: readonly FieldSourceRow[] } };
  const source = (await port.sources<Source>('publications', idsOf([id]), ['rest.sources'])).get(id);
  return recordSources(source?.rest?.sources ?? []);
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

async function readPeople(port: SearchPort, ids: readonly number[]): Promise<AuthorRow[]> {
  const sources = await port.sources<{ readonly row?: AuthorRow }>('people', ids, ['row']);
  return [...sources.values()].flatMap(({ row }) => row ?? []);
}
