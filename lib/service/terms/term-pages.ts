import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { Page } from '#lib/domain/page.ts';
import { limits } from '#lib/domain/query.ts';
import { dictionary } from './dictionary.ts';

/** What GetAllTerm asks of the dictionary. */
export interface TermListQuery {
  readonly keyword?: string;
  readonly initial?: string;
  readonly focusedAreaId: readonly string[];
  readonly pageIndex: number;
  readonly pageSize: number;
  /** Id of the last term that was returned, `*` for the start. */
  readonly cursor?: string;
}

export const defaultTermListQuery: TermListQuery = { focusedAreaId: [], pageIndex: 1, pageSize: limits.pageSizeDefault };

/** One page of terms, by how closely a name fits the keyword, else by name. `areas` are those of the service, which give each code its id. */
export function termPage(language: Language, query: TermListQuery, areas: readonly ResearchArea[]): Page<DictionaryTerm> {
  const { keyword, initial, focusedAreaId, pageIndex, pageSize, cursor } = query;
  const codes = areas.filter(({ id }) => focusedAreaId.includes(id)).map(({ code, id }) => code ?? id);
  const search = { ...(keyword !== undefined && { text: keyword }), ...(initial !== undefined && { initial: initial.toUpperCase() }) };
  const found = dictionary
    .find(search, language)
    .filter((term) => focusedAreaId.length === 0 || term.areas.some((area) => codes.includes(area)));
  const start = cursor === undefined ? (pageIndex - 1) * pageSize : startAfter(cursor, found);
  const items = found.slice(start, start + pageSize);
  const [hasNext, last] = [start + pageSize < found.length, items.at(-1)];
  return {
    items,
    pageSize,
    total: found.length,
    totalPages: Math.ceil(found.length / pageSize),
    ...(cursor === undefined && { pageIndex }),
    hasNext,
    hasPrevious: cursor === undefined && pageIndex > 1,
    ...(hasNext && last && { nextCursor: last.id }),
    sort: keyword === undefined ? 'name' : 'relevance',
    facets: {},
    match: 'all',
    warnings: [],
  };
}

/** A term that is no longer there leads to the start rather than to nothing. */
const startAfter = (cursor: string, found: readonly DictionaryTerm[]) => found.findIndex(({ id }) => id === cursor) + 1;
