import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { Page } from '#lib/domain/page.ts';
import { limits } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { dictionary } from './dictionary.ts';

/** Parameters of the API operation `GetAllTerm`, which lists the terms of the dictionary. */
export interface TermListQuery {
  readonly keyword?: string;
  readonly initial?: string;
  readonly focusedAreaId: readonly string[];
  readonly pageIndex: number;
  readonly pageSize: number;
  /** Id of the last term returned, `*` for the start. */
  readonly cursor?: string;
}

export const defaultTermListQuery: TermListQuery = { focusedAreaId: [], pageIndex: 1, pageSize: limits.pageSizeDefault };

/** One page of terms, sorted by how closely a name matches the keyword; without a keyword, by name. `areas` maps area ids to codes. */
export function termPage(language: Language, query: TermListQuery, areas: readonly ResearchArea[]): Page<DictionaryTerm> {
  const { keyword, initial, focusedAreaId, pageIndex, pageSize, cursor } = query;
  const codes = areas.filter(({ id }) => focusedAreaId.includes(id)).map(({ code, id }) => code ?? id);
  const search = { ...(keyword !== undefined && { text: keyword }), ...(initial !== undefined && { initial: initial.toUpperCase() }) };
  const matches = dictionary
    .find(search, language)
    .filter((term) => focusedAreaId.length === 0 || term.areas.some((area) => codes.includes(area)));
  const start = cursor === undefined ? (pageIndex - 1) * pageSize : startAfter(cursor, matches);
  const items = matches.slice(start, start + pageSize);
  const [hasNext, last] = [start + pageSize < matches.length, items.at(-1)];
  return withoutUndefined<Page<DictionaryTerm>>({
    items,
    pageSize,
    total: matches.length,
    totalPages: Math.ceil(matches.length / pageSize),
    pageIndex: cursor === undefined ? pageIndex : undefined,
    hasNext,
    hasPrevious: cursor === undefined && pageIndex > 1,
    nextCursor: hasNext ? last?.id : undefined,
    sort: keyword === undefined ? 'name' : 'relevance',
    facets: {},
    match: 'all',
    warnings: [],
  });
}

/** Index after a term; the start when the term no longer exists. */
const startAfter = (cursor: string, matches: readonly DictionaryTerm[]) => matches.findIndex(({ id }) => id === cursor) + 1;
