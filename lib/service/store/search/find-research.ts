import type { Language } from '#lib/domain/language.ts';
import type { Facets, Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type FacetName, type ResearchQuery, type ResearchSort } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { readCursor, writeCursor } from '#lib/service/store/cursor.ts';
import type { Names } from '#lib/service/store/present-research.ts';
import type { Columns } from './columns.ts';
import { explainRows } from './explain-rows.ts';
import { lackingWords } from './lacking-words.ts';
import { matchResearch } from './match-research.ts';
import { facetNamer } from './name-facets.ts';
import { sortKeys, takeInOrder } from './order-slots.ts';
import type { Answer, SearchIndex } from './search-index.ts';
import { countSelected, selectSlots } from './select-slots.ts';

export type ResearchReader = (language: Language, ids: readonly number[], shape: 'list' | 'detail') => Answer<Research[]>;
export type ResearchFinder = ReturnType<typeof researchFinder>;

/** Answers a query on publications: candidates from the full-text index, filters and facets in one pass over the columns, then one page of rows. */
export function researchFinder(index: SearchIndex, names: Names, columns: () => Answer<Columns>, readRows: ResearchReader) {
  const match = matchResearch(index);
  const nameFacets = facetNamer(index, names);

  /** Everything about a query but its rows. */
  const select = async (language: Language, query: ResearchQuery) => {
    const data = await columns();
    const found = query.keyword ? await match(data, language, query) : undefined;
    const sort: ResearchSort = query.sort ?? (query.keyword ? 'relevance' : '-year');
    const selection = selectSlots(data, query, found?.found.slots);
    const applied: ResearchSort = sort === 'relevance' && !found ? '-year' : sort;
    return { data, found, sort, selection, keys: sortKeys(data, selection.slots, applied, language, found?.found) };
  };

  const page = async (language: Language, query: ResearchQuery): Promise<Page<Research>> => {
    const { data, found, sort, selection, keys } = await select(language, query);
    const idAt = (place: number) => data.id[selection.slots[place] as number] as number;
    const total = selection.slots.length;
    const after = query.cursor && query.cursor !== '*' ? readCursor(query.cursor) : undefined;
    const skip = query.cursor ? 0 : (query.pageIndex - 1) * query.pageSize;
    // One row more than the page tells whether there is a next one, also while walking by cursor.
    const taken = takeInOrder(data, selection.slots, keys, { skip, limit: query.pageSize + 1, ...(after && { after }) });
    const rows = taken.slice(0, query.pageSize);
    const last = rows.at(-1);
    const hasNext = taken.length > query.pageSize;
    const ids = rows.map(idAt);
    const items = await readRows(language, ids, 'list');
    const lacking = found?.relaxed && lackingWords(found.relaxed, ids);
    return {
      items: withLacking(found ? await explainRows(items, found.explain, readRows, language) : items, lacking),
      ...(query.cursor ? {} : { pageIndex: query.pageIndex, totalPages: Math.ceil(total / query.pageSize) }),
      pageSize: query.pageSize,
      total,
      hasNext,
      hasPrevious: query.cursor ? after !== undefined : query.pageIndex > 1,
      ...(hasNext && last !== undefined && { nextCursor: writeCursor({ key: keys[last] as number, id: idAt(last) }) }),
      sort,
      facets: await nameFacets(language, data, query, selection.counts),
      match: found?.mode ?? 'all',
      warnings: found?.warnings ?? [],
    };
  };

  /** All ids of a query in its order, without rows. */
  const ids = async (language: Language, query: ResearchQuery): Promise<number[]> => {
    const { data, selection, keys } = await select(language, query);
    const places = takeInOrder(data, selection.slots, keys, { skip: 0, limit: selection.slots.length });
    return places.map((place) => data.id[selection.slots[place] as number] as number);
  };

  const breakdown = async (language: Language, query: ResearchQuery, facets: readonly FacetName[], most: number): Promise<Facets> => {
    const { data, selection } = await select(language, query);
    return nameFacets(language, data, defaultResearchQuery, countSelected(data, selection.slots, facets, most));
  };

  return { page, ids, breakdown };
}

/** The rows with what each lacks of the query. */
function withLacking(rows: readonly Research[], lacking: ReadonlyMap<number, readonly string[]> | undefined): readonly Research[] {
  return rows.map((row) => {
    const lacks = lacking?.get(Number(row.id)) ?? [];
    return lacks.length > 0 ? { ...row, lacks } : row;
  });
}
