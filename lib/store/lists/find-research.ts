import type { FacetName } from '#lib/domain/filters.ts';
import type { GroupField } from '#lib/domain/groups.ts';
import type { Facets, Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery, type ResearchSort } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import {
  explainRow,
  explainWhole,
  missingParts,
  needsWholeRecord,
  type RowMatch,
  rowMatches,
  withOtherTitle,
} from '#lib/search/explain-rows.ts';
import { Lease, scratchOf } from '#lib/search/scratch.ts';
import { type SearchOutcome as Answered, search } from '#lib/search/search.ts';
import { readCursor, writeCursor } from '#lib/store/port/cursor.ts';
import { lookupIds } from '#lib/store/records/lookups.ts';
import type { Columns } from '#lib/store/values/columns.ts';
import type { MaybePromise, SearchIndex } from '#lib/store/values/search-index.ts';
import { conceptToken } from '#lib/text/vocabulary/vocabulary.ts';
import { cachedRows, type ResearchReader } from './cached-rows.ts';
import { countAmong } from './count-facets.ts';
import { countGroups, publicationValues } from './count-groups.ts';
import { facetNamer } from './name-facets.ts';
import { groupNamer } from './name-groups.ts';
import { matchModeOf, warningsOf } from './notice-wording.ts';
import { indexBefore, type ScoredOrdinals, sortedPage, sortKeys } from './order-ordinals.ts';
import { countSelected, type MatchingOrdinals, selectOrdinals } from './select-ordinals.ts';
import { typedSpelling } from './typed-spelling.ts';
import { unfold } from './unfold.ts';

/** A row with ten authors takes about 6 kB, so the cache takes 12 MB for both languages together. */
const rowsMax = 2_000;
/** Whole rows may have a thousand authors. */
const wholeRowsMax = 100;

export type ResearchFinder = ReturnType<typeof researchFinder>;

/**
 * Runs queries for publications: candidates from the full-text index, filters and facets in one pass over the columns, then one page of
 * rows.
 */
export function researchFinder(index: SearchIndex, columns: () => MaybePromise<Columns>, readRows: ResearchReader) {
  const rowsOf = cachedRows(rowsMax, (language, ids) => readRows(language, ids, 'list'));
  const wholeRowsOf = cachedRows(wholeRowsMax, (language, ids) => readRows(language, ids, 'detail'));
  const nameFacets = facetNamer(index);
  const nameGroups = groupNamer(nameFacets);
  const groupsOf = async (language: Language, data: Columns, ordinals: Int32Array, fields: readonly GroupField[]) =>
    nameGroups(language, data, fields, await countGroups(ordinals, fields, publicationValues(data)));
  const spell = (text: string) => unfold(index, text);
  const select = selector(index, columns);

  /** Computes a value from the result of a query, and then releases the buffers of the result. */
  const withSelection = async <T>(
    language: Language,
    query: ResearchQuery,
    make: (selected: QueryResult) => T | Promise<T>,
  ): Promise<T> => {
    const selected = await select(language, query);
    try {
      return await make(selected);
    } finally {
      selected.lease.end();
    }
  };

  const pageOf = async (language: Language, query: ResearchQuery, selected: QueryResult): Promise<Page<Research>> => {
    const { data, answer, sort, selection } = selected;
    const idAt = (position: number) => data.id[selection.ordinals[position] as number] as number;
    const { rows, ...paging } = windowOf(query, selected, idAt);
    const items = await rowsOf(data, language, rows.map(idAt));
    const ordinals = new Map(rows.map((position) => [String(idAt(position)), selection.ordinals[position] as number]));
    const explain = async (outcome: Answered) => {
      const matched = await index.search((source) => rowMatches(source, outcome, [...ordinals.values()]));
      const readWhole = (wholeIds: readonly number[]) => wholeRowsOf(data, language, wholeIds);
      return explainRows(items, outcome, { matched, ordinals, typed: query.keyword ?? '', language, readWhole });
    };
    return {
      items: answer ? await explain(answer) : items,
      ...paging,
      sort,
      facets: await nameFacets(language, data, query, selection.counts),
      groups: query.groupBy && (await groupsOf(language, data, selection.ordinals, query.groupBy)),
      match: answer ? matchModeOf(answer) : 'all',
      warnings: answer ? await warningsOf(answer, query.keyword ?? '', language, spell) : [],
    };
  };

  /** All ids of a query in its order, without rows. */
  const ids = (language: Language, query: ResearchQuery): Promise<number[]> => withSelection(language, query, orderedIds);

  const breakdown = (language: Language, query: ResearchQuery, facets: readonly FacetName[], max: number): Promise<Facets> =>
    withSelection(language, query, ({ data, selection }) =>
      nameFacets(language, data, defaultResearchQuery, countSelected(data, selection.ordinals, facets, max), max),
    );

  const contributors = (facet: 'author' | 'institution', query: ResearchQuery, max: number) =>
    withSelection('en', query, ({ data, selection }) => countAmong(data, facet, selection.ordinals, undefined, max));

  const page = (language: Language, query: ResearchQuery): Promise<Page<Research>> =>
    withSelection(language, query, (selected) => pageOf(language, query, selected));

  const among = async (query: ResearchQuery, facet: 'author' | 'institution', candidateIds: Iterable<number>, max: number) => {
    const data = await columns();
    return countAmong(data, facet, selectOrdinals(data, query, new Lease(scratchOf(data))).ordinals, candidateIds, max);
  };

  const citations = (query: ResearchQuery) => withSelection('en', query, ({ data, selection }) => sumCitations(data, selection.ordinals));

  return { page, ids, breakdown, contributors, citations, among };
}

function orderedIds({ data, selection, keys }: QueryResult): number[] {
  const indices = sortedPage(data, selection.ordinals, keys, { skip: 0, limit: selection.ordinals.length });
  return indices.map((position) => data.id[selection.ordinals[position] as number] as number);
}

/** Sum of the stated citation counts. In the column, -1 means that the source states none. */
function sumCitations({ citations }: Columns, ordinals: Int32Array): { sum: number; counted: number } {
  let [sum, countedWorks] = [0, 0];
  for (const ordinal of ordinals) {
    const value = citations[ordinal] as number;
    if (value < 0) continue;
    sum += value;
    countedWorks += 1;
  }
  return { sum, counted: countedWorks };
}

/** The rows of a page, as indices into the ordinals, and its position in the result. */
function windowOf(query: ResearchQuery, { data, selection: { ordinals }, keys }: QueryResult, idAt: (index: number) => number) {
  const { pageIndex, pageSize, withPrevious } = query;
  const after = query.cursor && query.cursor !== '*' ? readCursor(query.cursor) : undefined;
  const skip = query.cursor ? 0 : (pageIndex - 1) * pageSize;
  // One extra row shows whether there is a next page, also when walking by cursor.
  const rowsAndNext = sortedPage(data, ordinals, keys, { skip, limit: pageSize + 1, ...(after && { after }) });
  const rows = rowsAndNext.slice(0, pageSize);
  const last = rows.at(-1);
  const start = after && withPrevious ? indexBefore(data, ordinals, keys, after, pageSize) : undefined;
  const hasNext = rowsAndNext.length > pageSize;
  const cursorAt = (index: number) => writeCursor({ key: keys[index] as number, id: idAt(index) });
  return {
    rows,
    ...(query.cursor ? {} : { pageIndex, totalPages: Math.ceil(ordinals.length / pageSize) }),
    pageSize,
    total: ordinals.length,
    hasNext,
    hasPrevious: query.cursor ? after !== undefined : pageIndex > 1,
    ...(hasNext && last !== undefined && { nextCursor: cursorAt(last) }),
    ...(start !== undefined && { previousCursor: cursorAt(start) }),
  };
}

interface QueryResult {
  readonly data: Columns;
  readonly answer: Answered | undefined;
  readonly sort: ResearchSort;
  readonly selection: MatchingOrdinals;
  readonly keys: Float64Array;
  readonly lease: Lease;
}

/** Runs a query up to its rows: filters, search, facet counts and sort keys. */
const selector =
  (index: SearchIndex, columns: () => MaybePromise<Columns>) =>
  async (language: Language, query: ResearchQuery): Promise<QueryResult> => {
    const data = await columns();
    const { keyword, searchIn, strict = false, asSpelled = false } = query;
    const answer = keyword ? await index.search((source) => search(source, keyword, { searchIn, strict, asSpelled })) : undefined;
    const lease = answer?.lease ?? new Lease(scratchOf(data));
    const scored = answer && scoredOrdinals(answer);
    const sort: ResearchSort = query.sort ?? (query.keyword ? 'relevance' : '-year');
    const selection = selectOrdinals(data, query, lease, scored?.ordinals);
    const appliedSort: ResearchSort = sort === 'relevance' && !scored ? '-year' : sort;
    const keys = sortKeys(data, selection.ordinals, appliedSort, { language, lease, ...(scored && { scored }) });
    return { data, answer, sort, selection, keys, lease };
  };

/** A plain loop, because `from` of a typed array calls a function for each of half a million entries. */
function scoredOrdinals({ visible, ranking, lease }: Answered): ScoredOrdinals {
  const scored = { ordinals: lease.ints(visible.length), scores: lease.doubles(visible.length) };
  for (let index = 0; index < visible.length; index += 1) {
    const position = visible[index] as number;
    scored.ordinals[index] = ranking.docs[position] as number;
    scored.scores[index] = ranking.scores[position] as number;
  }
  return scored;
}

/** Maximum rows read in full per page, at half a millisecond each, and maximum authors in them: a large collaboration has thousands. */
const rowsReadMax = 25;
const authorsReadMax = 1500;
/** At most this many missing words are listed per row. */
const missingMax = 4;

interface RowContext {
  readonly matched: ReadonlyMap<number, RowMatch>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly typed: string;
  readonly language: Language;
  readonly readWhole: (ids: readonly number[]) => MaybePromise<Research[]>;
}

const areas = new Map([...lookupIds.research_area].map(([code, id]) => [String(id), conceptToken(code)]));

/** Explains why each row matches. A row is read in full if its title, keywords and other list fields explain nothing. */
export async function explainRows(
  items: readonly Research[],
  answer: Answered,
  { matched, ordinals, typed, language, readWhole }: RowContext,
): Promise<Research[]> {
  const context = { answer, language, areaOf: (id: string) => areas.get(id) ?? '' };
  const matchOf = (id: string) => matched.get(ordinals.get(id) as number) ?? noMatch;
  const explained = items.map((item) => {
    const match = matchOf(item.id);
    const missing = answer.query.identifier ? [] : missingParts(answer, match).slice(0, missingMax);
    const row = explainRow(item, match, context);
    return missing.length > 0 ? { ...row, missingWords: missing.map((words) => typedSpelling(typed, words)) } : row;
  });
  const unexplained = atMost(
    explained.filter((row) => needsWholeRecord(row, matchOf(row.id))),
    authorsReadMax,
  );
  const withTitles = (rows: readonly Research[]) => rows.map((row) => withOtherTitle(row, matchOf(row.id)));
  if (unexplained.length === 0) return withTitles(explained);
  const fullRows = await readWhole(unexplained.map(({ id }) => Number(id)));
  const explanations = new Map(fullRows.map((row) => [row.id, explainWhole(row, matchOf(row.id), context)]));
  return withTitles(explained.map(({ match, ...row }) => ({ ...row, ...(explanations.get(row.id) ?? (match && { match })) })));
}

/** The leading rows, at most `rowsReadMax`, that have at most `authorsMax` authors together. */
function atMost(rows: readonly Research[], authorsMax: number): readonly Research[] {
  let authors = 0;
  return rows
    .filter(({ authorCount }) => {
      authors += authorCount;
      return authors <= authorsMax;
    })
    .slice(0, rowsReadMax);
}

const noMatch = { matches: [], positions: new Set<number>(), authors: [], people: [] };
