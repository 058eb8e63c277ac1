import type { DatabaseSync } from 'node:sqlite';
import { warning } from '#lib/contract/warnings.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import type { MatchMode, Page, Warning } from '#lib/domain/page.ts';
import type { AuthorQuery } from '#lib/domain/query.ts';
import { selectAuthors } from './find-authors.ts';
import { matchAuthors } from './match-authors.ts';
import { queryRepairer } from './repair-query.ts';

interface Understood {
  readonly scores?: ReadonlyMap<number, number>;
  readonly match: MatchMode;
  readonly warnings: readonly Warning[];
}

/** Answers a query on authors. A cursor is the id of the last row: the order is total, so the walk goes on behind it. */
export function authorFinder(database: DatabaseSync, read: (language: Language, ids: readonly number[]) => Author[]) {
  const match = matchAuthors(database);
  const repair = queryRepairer(database, 'people');

  /** People of that name in any spelling; failing that, of the name it was perhaps meant to be. */
  const understand = (language: Language, { keyword, strict }: AuthorQuery): Understood => {
    if (!keyword) return { match: 'all', warnings: [] };
    const scores = match(keyword);
    const mended = scores.size === 0 && !strict ? repair(keyword) : undefined;
    const found = mended && match(mended.keyword);
    if (!mended || !found || found.size === 0) return { scores, match: 'all', warnings: [] };
    const note = warning(mended.kind, language, { word: keyword, suggestion: mended.keyword });
    return { scores: found, match: 'repaired', warnings: [note] };
  };

  return (language: Language, query: AuthorQuery): Page<Author> => {
    const { scores, match: mode, warnings } = understand(language, query);
    const sort = query.sort === 'relevance' && !scores ? 'name' : (query.sort ?? (scores ? 'relevance' : 'name'));
    const ids = selectAuthors(database, language, query, sort, scores);
    const after = query.cursor && query.cursor !== '*' ? ids.indexOf(Number(query.cursor)) + 1 : 0;
    const skip = query.cursor ? after : (query.pageIndex - 1) * query.pageSize;
    const rows = ids.slice(skip, skip + query.pageSize);
    const hasNext = skip + rows.length < ids.length;
    return {
      items: read(language, rows),
      ...(query.cursor ? {} : { pageIndex: query.pageIndex, totalPages: Math.ceil(ids.length / query.pageSize) }),
      pageSize: query.pageSize,
      total: ids.length,
      hasNext,
      hasPrevious: skip > 0,
      ...(hasNext && { nextCursor: String(rows.at(-1)) }),
      sort,
      facets: {},
      match: mode,
      warnings,
    };
  };
}
