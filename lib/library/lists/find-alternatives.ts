import type { Alternatives, QueryPiece } from '#lib/answers/research-answer.ts';
import { suggestionsMax } from '#lib/answers/suggest-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Recommendations } from '#lib/domain/collection.ts';
import { type Dictionary, termName } from '#lib/domain/dictionary.ts';
import { isArrayFilter } from '#lib/domain/filters.ts';
import type { FacetValue, Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { fold } from '#lib/text/words/fold.ts';
import { queryParts, wordsPart } from '#lib/url/query-parts.ts';
import { changeResearchQuery, type ResearchAddress } from '#lib/url/research-query.ts';
import type { QueryChange } from '#lib/url/table/table.ts';
import { queryPieces } from './query-pieces.ts';

/** Maximum alternatives whose results are counted for an empty list; each count is a search. */
const countsMax = 10;

const offeredMax = 3;

/** Counts the results of each alternative to an empty list. Never rejects: failed counts are omitted. */
export async function findAlternatives(
  { collection, dictionary }: Sources,
  language: Language,
  query: ResearchQuery,
): Promise<Alternatives> {
  const parts = queryParts(query);
  const words = wordsPart(query);
  const allFilters: QueryChange<ResearchAddress> = Object.assign({}, ...parts.map(({ name }) => withoutFilter(name)));
  const changes: readonly (readonly [key: string, change: QueryChange<ResearchAddress>])[] = [
    ...parts.map(({ key, without }) => [key, without] as const),
    ...(words ? [[words.key, words.without] as const] : []),
    ...(parts.length > 1 ? [['filters', allFilters] as const] : []),
    ...(words && query.searchIn !== 'all' ? [['everywhere', { searchIn: 'all' }] as const] : []),
  ];
  const search = (change: QueryChange<ResearchAddress>, facets: ResearchQuery['facets'] = []): Promise<Page<Research> | undefined> =>
    collection.findResearch(language, { ...changeResearchQuery(query, change), pageSize: 1, facets }).catch(fallback(undefined));
  const hasYears = query.fromYear !== undefined || query.toYear !== undefined;
  const [anyYear, ...answers] = await Promise.all([
    hasYears ? search({ fromYear: undefined, toYear: undefined }, ['year']) : undefined,
    ...changes.slice(0, countsMax).map(([, change]) => search(change)),
  ]);
  const { keyword } = query;
  const pieces = keyword ? await countPieces(collection, language, keyword) : [];
  const closest =
    keyword && collection.recommendations && (await closestSubjects(collection, collection.recommendations, language, keyword));
  const { names, broader } = searchedTerm(dictionary, language, [keyword, ...(closest ? closest.terms : []).map(({ text }) => text.value)]);
  const counted = await Promise.all(
    broader.map(async (text) => ({ text, total: await countWorks(collection, language, { keyword: text.value }) })),
  );
  const totals = answers.map((answer, index) => [changes[index]?.[0], answer?.total ?? 0] as const).filter(([, total]) => total > 0);
  return {
    totals: Object.fromEntries(totals),
    years: nearestYears(anyYear?.facets.year ?? [], query),
    pieces: unlessEmpty(pieces),
    terms: unlessEmpty(closest ? closest.terms : []),
    institutions: unlessEmpty(closest ? closest.institutions : []),
    names: unlessEmpty(names),
    broader: unlessEmpty(counted.filter(({ total }) => total > 0)),
    entries: unlessEmpty(dictionaryEntries(dictionary, language, keyword)),
  };
}

/** Alternatives in remote mode, without a request to the service: the single words of the query, and entries of our dictionary. */
export function localAlternatives(
  dictionary: Pick<Dictionary, 'find' | 'named' | 'term'>,
  language: Language,
  { keyword }: ResearchQuery,
): Alternatives {
  const { names, broader } = searchedTerm(dictionary, language, [keyword]);
  return {
    totals: undefined,
    years: [],
    pieces: unlessEmpty(queryPieces(keyword ?? '').map((text) => ({ text, total: undefined }))),
    terms: undefined,
    institutions: undefined,
    names: unlessEmpty(names),
    broader: unlessEmpty(broader.map((text) => ({ text, total: undefined }))),
    entries: unlessEmpty(dictionaryEntries(dictionary, language, keyword)),
  };
}

/** The names in both languages and the broader terms of the first of the texts that names a term of the dictionary. */
function searchedTerm(
  dictionary: Pick<Dictionary, 'named' | 'term'>,
  language: Language,
  texts: readonly (string | undefined)[],
): { readonly names: readonly Text[]; readonly broader: readonly Text[] } {
  const term = texts.map((text) => text && dictionary.named(text)).find((match) => typeof match === 'object');
  if (!term) return { names: [], broader: [] };
  return {
    names: languages.flatMap((lang) => term.names[lang].map((value) => ({ value, lang }))),
    broader: term.broader.slice(0, offeredMax).flatMap((id) => {
      const wider = dictionary.term(id);
      return wider ? [termName(wider, language)] : [];
    }),
  };
}

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** Number of works that match the whole query; partial matches do not count. */
async function countWorks(
  collection: Pick<Catalogue, 'findResearch'>,
  language: Language,
  change: Partial<ResearchQuery>,
): Promise<number> {
  const page = await collection.findResearch(language, { ...defaultResearchQuery, ...change, pageSize: 1 }).catch(fallback(undefined));
  return page?.match === 'any' ? 0 : (page?.total ?? 0);
}

/** The names and words of a query that have results by themselves. */
export async function countPieces(
  collection: Pick<Catalogue, 'findResearch'>,
  language: Language,
  keyword: string,
): Promise<readonly QueryPiece[]> {
  const pieces = await Promise.all(
    queryPieces(keyword).map(async (text) => ({ text, total: await countWorks(collection, language, { keyword: text }) })),
  );
  return pieces.filter(({ total }) => total > 0);
}

/** Subjects and institutions suggested for the query, with their counts. */
async function closestSubjects(
  collection: Pick<Catalogue, 'findResearch'>,
  recommendations: Pick<Recommendations, 'suggest'>,
  language: Language,
  keyword: string,
) {
  const suggested = await recommendations.suggest(language, keyword, suggestionsMax).catch(fallback([]));
  const countAll = async <T>(values: readonly T[], change: (value: T) => Partial<ResearchQuery>) =>
    (
      await Promise.all(
        values.slice(0, offeredMax).map(async (value) => ({ ...value, total: await countWorks(collection, language, change(value)) })),
      )
    ).filter(({ total }) => total > 0);
  const terms = suggested.flatMap(({ kind, text }) => (kind === 'term' && fold(text.value) !== fold(keyword) ? [{ text }] : []));
  const institutions = suggested.flatMap(({ kind, id, text }) => (kind === 'institution' && id ? [{ id, name: text }] : []));
  return {
    terms: await countAll(terms, ({ text }) => ({ keyword: text.value })),
    institutions: await countAll(institutions, ({ id }) => ({ institutionId: [id] })),
  };
}

function dictionaryEntries(dictionary: Pick<Dictionary, 'find'>, language: Language, keyword: string | undefined) {
  const entries = keyword ? dictionary.find({ text: keyword }, language) : [];
  return entries.slice(0, offeredMax).map((term) => ({ id: term.id, name: termName(term, language) }));
}

function withoutFilter(name: keyof ResearchAddress): QueryChange<ResearchAddress> {
  if (name === 'fromYear') return { fromYear: undefined, toYear: undefined };
  return { [name]: isArrayFilter(name) ? [] : undefined };
}

/** The last year with results before the range of the query, and the first one after it. */
export function nearestYears(values: readonly FacetValue[], query: Pick<ResearchQuery, 'fromYear' | 'toYear'>): Alternatives['years'] {
  const years = values.map(({ id, count }) => ({ year: Number(id), total: count })).sort((a, b) => a.year - b.year);
  const previousYear = query.fromYear === undefined ? undefined : years.findLast(({ year }) => year < (query.fromYear as number));
  const nextYear = query.toYear === undefined ? undefined : years.find(({ year }) => year > (query.toYear as number));
  return [previousYear, nextYear].filter((neighbour) => neighbour !== undefined);
}
