import type { CountedRef, Extras, Letter } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { type InstitutionFinder, withInstitutions } from '#lib/service/store/institutions/find-institutions.ts';
import { alikeFinder } from '#lib/service/store/lists/alike.ts';
import type { AuthorReader } from '#lib/service/store/lists/find-author-page.ts';
import { yearsIn } from '#lib/service/store/lists/find-research.ts';
import { placeCounter } from '#lib/service/store/lists/place-counts.ts';
import { withShared } from '#lib/service/store/lists/related.ts';
import type { NameIndex } from '#lib/service/store/lists/search-index.ts';
import { similarPeople } from '#lib/service/store/lists/similar-names.ts';
import { suggester } from '#lib/service/store/lists/suggest/suggest.ts';
import type { AuthorRow } from '#lib/service/store/records/present-author.ts';
import { presentName } from '#lib/service/store/records/present-research.ts';
import { programNames } from '#lib/service/store/records/program-lookups.ts';
import { type FieldSourceRow, recordSources } from '#lib/service/store/records/record-sources.ts';
import { lastChangedFirst, wholeRecord } from '#lib/service/store/records/whole-records.ts';
import type { CollectionReader } from './collection-reader.ts';
import type { StoredRest } from './documents/publication-documents.ts';
import type { IndexedResearch } from './find-research.ts';
import { indexedPlaceCounts } from './place-counts.ts';
import { readChanges } from './read-changes.ts';
import { coverageReader } from './read-coverage.ts';
import { relatedWorks } from './related-works.ts';
import { type PublicationSource, presentSources, researchReader, rowFields } from './row-readers.ts';
import { all, bucketsOf, equals, idsOf, live, type SearchPort, totalOf } from './search-port.ts';

interface Dependencies {
  readonly port: SearchPort;
  readonly index: NameIndex;
  readonly collection: CollectionReader;
  readonly research: IndexedResearch;
  readonly readAuthors: AuthorReader;
  readonly institutions: InstitutionFinder;
}

/** Maximum number of co-authors of a person that are read, those with the most works in common; the result is selected from them. */
const coauthorsMax = 1_000;

export type OpenSearchExtras = Omit<Extras, 'venues' | 'venue'> & { recentOf(language: Language, authorId: string): Promise<Research[]> };

/** Answers the operations of `Extras`, which remote mode does not have, from OpenSearch. */
export function openSearchExtras(parts: Dependencies): OpenSearchExtras {
  const { port, index, collection, research, readAuthors, institutions } = parts;
  const suggest = suggester(index, programNames);
  const readResearch = researchReader(port);
  const findSimilar = alikeFinder(index, research.page, readResearch);
  const count = async (name: 'publications' | 'people' | 'institutions', query: ReturnType<typeof equals>) =>
    totalOf(await port.search(name, { size: 0, query, track_total_hits: true }));
  return {
    dataVersion: async () => (await collection.state()).dataVersion,
    async counts() {
      const [works, authors, bodies] = await Promise.all([
        count('publications', live),
        count('people', live),
        count('institutions', equals('isShown', true)),
      ]);
      return { research: works, authors, institutions: bodies };
    },
    ...coverageReader(port),
    ...placeCounter({ index, counts: indexedPlaceCounts(port, research, institutions), institutions }),
    async recentOf(language, authorId) {
      const query = { ...defaultResearchQuery, authorId: [authorId], sort: '-year' as const, pageSize: recentMax };
      return [...(await research.page(language, query)).items];
    },
    async *stream(language, query) {
      for await (const source of research.sources<PublicationSource>(language, query, rowFields.detail))
        yield* presentSources([source], language, 'detail');
    },
    async sample(language, query, limit) {
      return presentSources(await research.sample<PublicationSource>(query, limit, rowFields.detail), language, 'detail');
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
    coauthors: (language, authorId, limit) => findCoauthors(port, language, authorId, limit),
    async similarAuthors(language, authorId, limit) {
      const author = (await readAuthors(language, idsOf([authorId])))[0];
      const people = author ? await similarPeople(index, author, limit) : [];
      return people.map((row) => ({ id: String(row.id), name: presentName(row, language), count: row.n }));
    },
    async related(language, id, limit) {
      const shared = await relatedWorks(port, Number(id), limit);
      return withShared(await readResearch(language, [...shared.keys()], 'list'), shared);
    },
    alike: (language, researchIds, limit) => findSimilar(language, idsOf(researchIds), limit),
    suggest: async (language, text, limit) => withInstitutions(await suggest(language, text, limit), institutions),
    async sources(id) {
      type Source = { readonly rest?: { readonly sources: readonly FieldSourceRow[] } };
      const source = (await port.sources<Source>('publications', idsOf([id]), ['rest.sources'])).get(id);
      return recordSources(source?.rest?.sources ?? []);
    },
    changesSince: (since, limit, filter) => readChanges(port, since, limit, filter),
  };
}

const recentMax = 5;

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

/** Co-authors of a person: those with the most works in common first, then those with the most works overall, then by id. */
async function findCoauthors(port: SearchPort, language: Language, authorId: string, limit: number): Promise<CountedRef[]> {
  const [id] = idsOf([authorId]);
  if (id === undefined) return [];
  const { aggregations } = await port.search('publications', {
    size: 0,
    query: all(equals('authors', id)),
    aggs: { people: { terms: { field: 'authors', size: coauthorsMax } } },
  });
  const counts = bucketsOf(aggregations?.people)
    .map(({ key, doc_count }) => ({ id: Number(key), n: doc_count }))
    .filter((entry) => entry.id !== id);
  const rows = await port.sources<{ readonly row?: AuthorRow }>(
    'people',
    counts.map((entry) => entry.id),
    ['row'],
  );
  return counts
    .flatMap(({ id: other, n }) => {
      const row = rows.get(String(other))?.row;
      return row ? [{ row, n }] : [];
    })
    .sort((a, b) => b.n - a.n || b.row.publication_count - a.row.publication_count || a.row.id - b.row.id)
    .slice(0, limit)
    .map(({ row, n }) => ({ id: String(row.id), name: presentName(row, language), count: n }));
}
