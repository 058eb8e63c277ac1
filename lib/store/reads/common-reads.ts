import type { CountedRef, Recommendations } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { explainAnswer } from '#lib/search/explain.ts';
import { rowsOf, type SearchOutcome } from '#lib/search/search.ts';
import { type InstitutionFinder, withInstitutions } from '#lib/store/institutions/find-institutions.ts';
import { alikeFinder } from '#lib/store/lists/alike.ts';
import type { ResearchReader } from '#lib/store/lists/cached-rows.ts';
import type { AuthorReader } from '#lib/store/lists/find-author-page.ts';
import { namePeople } from '#lib/store/lists/name-facets.ts';
import type { IdCounts, PlaceCounts } from '#lib/store/lists/place-counts.ts';
import { similarPeople } from '#lib/store/lists/similar-names.ts';
import { suggester } from '#lib/store/lists/suggest/suggest.ts';
import type { ReadStore } from '#lib/store/port/store.ts';
import { lookupResult, type RowState } from '#lib/store/records/lookup-result.ts';
import { type LookupName, presentLookup } from '#lib/store/records/lookups.ts';
import type { AuthorRow } from '#lib/store/records/present-author.ts';
import { type FieldSourceRow, recordSources } from '#lib/store/records/record-sources.ts';
import { presentName } from '#lib/store/values/present-name.ts';
import type { MaybePromise, NameIndex } from '#lib/store/values/search-index.ts';
import { byVenueId, venueFinder } from '#lib/store/venues/venue-finder.ts';
import type { VenueRow } from '#lib/store/venues/venue-table.ts';

type PersonRow = Pick<AuthorRow, 'id' | 'name_en' | 'name_ar' | 'publication_count'>;

/** What each store reads in its own way. */
export interface StoreReads extends Pick<ReadStore, 'findResearch' | 'stream'> {
  readonly index: NameIndex;
  readonly places: PlaceCounts;
  readonly institutions: InstitutionFinder;
  readonly readResearch: ResearchReader;
  readonly readAuthors: AuthorReader;
  /** The data version, on which caches depend. */
  readonly version: () => string;
  venueRows(): MaybePromise<readonly VenueRow[]>;
  /** The state of a publication or a person; undefined if it never existed or an undo removed it. */
  state(kind: 'research' | 'author', id: number): MaybePromise<RowState | undefined>;
  people(ids: readonly number[]): MaybePromise<Iterable<PersonRow>>;
  /** Ids of related publications, best first, each with its number of shared references. */
  relatedIds(id: number, limit: number): MaybePromise<ReadonlyMap<number, number>>;
  fieldSources(id: number): MaybePromise<readonly FieldSourceRow[]>;
  /** Number of publications by type or area, and the time of the last data change. */
  lookups(name: LookupName): MaybePromise<{ readonly countOf: (id: number) => number; readonly changedAt: string | null }>;
  /** The answer to a keyword, the ids of its ordinals, and the total if the answer does not contain all listed records. */
  answer(keyword: string): Promise<{ readonly answer: SearchOutcome; readonly ids: ArrayLike<number>; readonly total?: number }>;
}

/** Number of rows that `explainAnswer` lists; only their titles are read. */
const explainedMax = 10;
/** Number of recent publications on the page of an author. */
const recentMax = 5;

/** The read operations that each store derives in the same way from what it reads. */
export function commonReads(store: StoreReads) {
  const { index, places, institutions, readResearch, readAuthors } = store;
  const venues = venueFinder(store.version, store.venueRows);
  const lookup = async (name: LookupName, language: Language) => {
    const { countOf, changedAt } = await store.lookups(name);
    return presentLookup(name, countOf, changedAt, language);
  };
  const peopleNames = (language: Language, counts: IdCounts) => namePeople(index, language, [...new Map(counts).keys()]);
  return {
    ...byVenueId(
      {
        ...places,
        ...store,
        async contributors(language, facet, query, limit) {
          const { total, best } = await places.contributors(facet, query, limit);
          return {
            total,
            best: withNames(best, facet === 'author' ? await peopleNames(language, best) : await institutions.names(language)),
          };
        },
      },
      venues,
    ),
    venues: venues.venues,
    venue: venues.venue,
    researchTypes: (language) => lookup('research_type', language),
    researchAreas: (language) => lookup('research_area', language),
    research: async (language, id) =>
      lookupResult(await store.state('research', Number(id)), async () => (await readResearch(language, [Number(id)], 'detail'))[0]),
    author: async (language, id) =>
      lookupResult(await store.state('author', Number(id)), async () => {
        const [author] = await readAuthors(language, [Number(id)]);
        const query = { ...defaultResearchQuery, authorId: [id], sort: '-year', pageSize: recentMax } as const;
        return author && { ...author, recentResearch: (await store.findResearch(language, query)).items };
      }),
    findInstitutions: institutions.find,
    institution: institutions.lookup,
    async years(authorId) {
      const query = { ...defaultResearchQuery, pageSize: 1, facets: ['year'] as const, ...(authorId && { authorId: [authorId] }) };
      const { year = [] } = (await store.findResearch('en', query)).facets;
      return year.map(({ id, count }) => ({ year: Number(id), count }));
    },
    async signers(language, place, limit) {
      const { total, best } = await places.signers(place, limit);
      return { total, people: withNames(best, await peopleNames(language, best)) };
    },
    partners: async (language, place, limit) => withNames(await places.partners(place, limit), await institutions.names(language)),
    ...recommendations(store),
    rows: async (language, researchIds) => readResearch(language, researchIds.map(Number), 'list'),
    sources: async (researchId) => recordSources(await store.fieldSources(Number(researchId))),
    async explainSearch(keyword) {
      const { answer, ids, total } = await store.answer(keyword);
      const titles = await index.titles(rowsOf(answer, explainedMax).map(({ doc }) => ids[doc] as number));
      const titleOf = new Map(titles.map((row) => [row.id, Object.values(row.title)[0] ?? '']));
      return explainAnswer(answer, (doc) => `${ids[doc]}  ${titleOf.get(ids[doc] as number) ?? ''}`, total);
    },
  } satisfies Partial<ReadStore>;
}

/** Completions, and works and people that are like others. */
function recommendations({ index, institutions, places, readResearch, readAuthors, ...store }: StoreReads): Recommendations {
  const suggest = suggester(index);
  const findSimilar = alikeFinder(index, store.findResearch, readResearch);
  return {
    suggest: async (language, text, limit) => withInstitutions(await suggest(language, text, limit), institutions),
    async related(language, researchId, limit) {
      const shared = await store.relatedIds(Number(researchId), limit);
      return (await readResearch(language, [...shared.keys()], 'list')).map((research) => {
        const sharedReferences = shared.get(Number(research.id));
        return { ...research, ...(sharedReferences && { sharedReferences }) };
      });
    },
    alike: (language, researchIds, limit) => findSimilar(language, researchIds.map(Number), limit),
    /** Those with the most works in common first, then those with the most works overall, then by id. */
    async coauthors(language, authorId, limit) {
      const { best } = await places.contributors('author', { ...defaultResearchQuery, authorId: [authorId] }, limit + 1);
      const counts = new Map(best.filter(([id]) => String(id) !== authorId).slice(0, limit));
      const countOf = ({ id }: PersonRow) => counts.get(id) ?? 0;
      return [...(await store.people([...counts.keys()]))]
        .sort((a, b) => countOf(b) - countOf(a) || b.publication_count - a.publication_count || a.id - b.id)
        .map((row) => ({ id: String(row.id), name: presentName(row, language), count: countOf(row) }));
    },
    async similarAuthors(language, authorId, limit) {
      const [author] = await readAuthors(language, [Number(authorId)]);
      const people = author ? await similarPeople(index, author, limit) : [];
      return people.map((row) => ({ id: String(row.id), name: presentName(row, language), count: row.n }));
    },
  };
}

/** Counts of the ids that have a name. */
const withNames = (counts: IdCounts, names: ReadonlyMap<number, Text>): CountedRef[] =>
  counts.flatMap(([id, count]) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id: String(id), name, count }];
  });
