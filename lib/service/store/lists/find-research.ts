import type { FacetName } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Facets, Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery, type ResearchSort } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
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
import { type Answer as Answered, search } from '#lib/search/search.ts';
import { readCursor, writeCursor } from '#lib/service/store/cursor.ts';
import type { Names } from '#lib/service/store/records/present-research.ts';
import { conceptToken } from '#lib/text/vocabulary/vocabulary.ts';
import { asTyped } from './as-typed.ts';
import { asWritten } from './as-written.ts';
import { cachedRows, type ResearchReader } from './cached-rows.ts';
import type { Columns } from './columns.ts';
import { countAmong } from './count-facets.ts';
import { facetNamer } from './name-facets.ts';
import { placeBefore, type ScoredOrdinals, sortKeys, takeInOrder } from './order-ordinals.ts';
import { matchModeOf, warningsOf } from './say-notices.ts';
import type { Answer, SearchIndex } from './search-index.ts';
import { countSelected, type Selection, selectOrdinals } from './select-ordinals.ts';

export type ResearchFinder = ReturnType<typeof researchFinder>;

/** Answers a query on publications: candidates from the full-text index, filters and facets in one pass over the columns, then one page of rows. */
export function researchFinder(index: SearchIndex, names: Names, columns: () => Answer<Columns>, readRows: ResearchReader) {
  const explain = rowExplainer(names, readRows);
  const rowsOf = cachedRows(readRows);
  const nameFacets = facetNamer(index, names);
  const written = (text: string) => asWritten(index, text);
  const select = selector(index, columns);

  /** What is made of a query as it is selected; its lists are lent until then. */
  const selecting = async <T>(language: Language, query: ResearchQuery, make: (selected: Selected) => T | Promise<T>): Promise<T> => {
    const selected = await select(language, query);
    try {
      return await make(selected);
    } finally {
      selected.lease.end();
    }
  };

  const pageOf = async (language: Language, query: ResearchQuery, selected: Selected): Promise<Page<Research>> => {
    const { data, answer, sort, selection } = selected;
    const idAt = (place: number) => data.id[selection.ordinals[place] as number] as number;
    const { rows, ...paging } = windowOf(query, selected, idAt);
    const items = await rowsOf(data, language, rows.map(idAt));
    const ordinals = new Map(rows.map((place) => [String(idAt(place)), selection.ordinals[place] as number]));
    const matched = answer ? await index.search((source) => rowMatches(source, answer, [...ordinals.values()])) : new Map();
    return {
      items: answer ? await explain(items, answer, { matched, ordinals, typed: query.keyword ?? '', language }) : items,
      ...paging,
      sort,
      facets: await nameFacets(language, data, query, selection.counts),
      match: answer ? matchModeOf(answer) : 'all',
      warnings: answer ? await warningsOf(answer, query.keyword ?? '', language, written) : [],
    };
  };

  /** All ids of a query in its order, without rows. */
  const ids = (language: Language, query: ResearchQuery): Promise<number[]> =>
    selecting(language, query, ({ data, selection, keys }) => {
      const places = takeInOrder(data, selection.ordinals, keys, { skip: 0, limit: selection.ordinals.length });
      return places.map((place) => data.id[selection.ordinals[place] as number] as number);
    });

  const breakdown = (language: Language, query: ResearchQuery, facets: readonly FacetName[], most: number): Promise<Facets> =>
    selecting(language, query, ({ data, selection }) =>
      nameFacets(language, data, defaultResearchQuery, countSelected(data, selection.ordinals, facets, most), most),
    );

  const contributors = (facet: 'author' | 'institution', query: ResearchQuery, most: number) =>
    selecting('en', query, ({ data, selection }) => countAmong(data, facet, selection.ordinals, undefined, most));

  const page = (language: Language, query: ResearchQuery): Promise<Page<Research>> =>
    selecting(language, query, (selected) => pageOf(language, query, selected));

  const among = async (query: ResearchQuery, facet: 'author' | 'institution', of: Iterable<number>, most: number) => {
    const data = await columns();
    return countAmong(data, facet, selectOrdinals(data, query, new Lease(scratchOf(data))).ordinals, of, most);
  };

  const citations = (query: ResearchQuery) => selecting('en', query, ({ data, selection }) => sumCitations(data, selection.ordinals));

  return { page, ids, breakdown, contributors, citations, among };
}

/** Citations of some publications; of those whose source does not count them the column has -1. */
function sumCitations({ citations }: Columns, ordinals: Int32Array): { sum: number; counted: number } {
  let [sum, counted] = [0, 0];
  for (const ordinal of ordinals) {
    const value = citations[ordinal] as number;
    if (value < 0) continue;
    sum += value;
    counted += 1;
  }
  return { sum, counted };
}

/** The places of the rows of a page, and where it stands among all. */
function windowOf(query: ResearchQuery, { data, selection: { ordinals }, keys }: Selected, idAt: (place: number) => number) {
  const { pageIndex, pageSize, withPrevious } = query;
  const after = query.cursor && query.cursor !== '*' ? readCursor(query.cursor) : undefined;
  const skip = query.cursor ? 0 : (pageIndex - 1) * pageSize;
  // One row more than the page tells whether there is a next one, also while walking by cursor.
  const taken = takeInOrder(data, ordinals, keys, { skip, limit: pageSize + 1, ...(after && { after }) });
  const rows = taken.slice(0, pageSize);
  const last = rows.at(-1);
  const start = after && withPrevious ? placeBefore(data, ordinals, keys, after, pageSize) : undefined;
  const hasNext = taken.length > pageSize;
  const cursorAt = (place: number) => writeCursor({ key: keys[place] as number, id: idAt(place) });
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

interface Selected {
  readonly data: Columns;
  readonly answer: Answered | undefined;
  readonly sort: ResearchSort;
  readonly selection: Selection;
  readonly keys: Float64Array;
  readonly lease: Lease;
}

/** Everything about a query but its rows. */
const selector =
  (index: SearchIndex, columns: () => Answer<Columns>) =>
  async (language: Language, query: ResearchQuery): Promise<Selected> => {
    const data = await columns();
    const { keyword, searchIn, strict = false } = query;
    const answer = keyword ? await index.search((source) => search(source, keyword, { searchIn, strict })) : undefined;
    const lease = answer?.lease ?? new Lease(scratchOf(data));
    const found = answer && scoredOrdinals(answer);
    const sort: ResearchSort = query.sort ?? (query.keyword ? 'relevance' : '-year');
    const selection = selectOrdinals(data, query, lease, found?.ordinals);
    const applied: ResearchSort = sort === 'relevance' && !found ? '-year' : sort;
    const keys = sortKeys(data, selection.ordinals, applied, { language, lease, ...(found && { found }) });
    return { data, answer, sort, selection, keys, lease };
  };

/** A loop: `from` of a typed array calls a function for each of half a million. */
function scoredOrdinals({ visible: shown, ranking: found, lease }: Answered): ScoredOrdinals {
  const scored = { ordinals: lease.ints(shown.length), scores: lease.doubles(shown.length) };
  for (let place = 0; place < shown.length; place += 1) {
    const at = shown[place] as number;
    scored.ordinals[place] = found.docs[at] as number;
    scored.scores[place] = found.scores[at] as number;
  }
  return scored;
}

/** Rows read whole for a page, at about half a millisecond each, and their authors: a large collaboration has thousands. */
const rowsReadMax = 25;
const authorsReadMax = 1500;
/** So many words that a row lacks are named; who lacks more lacks most. */
const lackingMax = 4;

interface Asked {
  readonly matched: ReadonlyMap<number, RowMatch>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly typed: string;
  readonly language: Language;
}

/** Says of each row of a page why it is there. Of those that neither title nor keywords nor a reason explains, what lists leave out is read. */
export function rowExplainer(names: Names, readRows: ResearchReader) {
  const areas = new Map([...names.areaIds].map(([code, id]) => [String(id), conceptToken(code)]));
  return async (items: readonly Research[], answer: Answered, { matched, ordinals, typed, language }: Asked): Promise<Research[]> => {
    const context = { answer, language, areaOf: (id: string) => areas.get(id) ?? '' };
    const matchOf = (id: string) => matched.get(ordinals.get(id) as number) ?? nothingMet;
    const explained = items.map((item) => {
      const match = matchOf(item.id);
      const lacks = answer.query.identifier ? [] : missingParts(answer, match).slice(0, lackingMax);
      const row = explainRow(item, match, context);
      return lacks.length > 0 ? { ...row, lacks: lacks.map((words) => asTyped(typed, words)) } : row;
    });
    const silent = atMost(
      explained.filter((row) => needsWholeRecord(row, matchOf(row.id))),
      authorsReadMax,
    );
    const shown = (rows: readonly Research[]) => rows.map((row) => withOtherTitle(row, matchOf(row.id)));
    if (silent.length === 0) return shown(explained);
    const whole = await readRows(
      language,
      silent.map(({ id }) => Number(id)),
      'detail',
    );
    const said = new Map(whole.map((one) => [one.id, explainWhole(one, matchOf(one.id), context)]));
    return shown(explained.map(({ match, ...row }) => ({ ...row, ...(said.get(row.id) ?? (match && { match })) })));
  };
}

/** Rows as long as their authors together are no more. */
function atMost(rows: readonly Research[], authorsMax: number): readonly Research[] {
  let authors = 0;
  return rows
    .filter(({ authorCount }) => {
      authors += authorCount;
      return authors <= authorsMax;
    })
    .slice(0, rowsReadMax);
}

const nothingMet = { matches: [], places: new Set<number>(), authors: [], people: [] };

/** Publications of a person, or of all, by year. */
export async function yearsIn(
  find: Pick<ResearchFinder, 'page'>,
  authorId?: string,
): Promise<{ readonly year: number; readonly count: number }[]> {
  const query = { ...defaultResearchQuery, pageSize: 1, facets: ['year'] as const, ...(authorId && { authorId: [authorId] }) };
  return ((await find.page('en', query)).facets.year ?? []).map(({ id, count }) => ({ year: Number(id), count }));
}
