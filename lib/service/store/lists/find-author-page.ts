import { warning } from '#lib/contract/problems/warnings.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import type { MatchMode, Page, Warning } from '#lib/domain/page.ts';
import type { AuthorQuery, AuthorSort } from '#lib/domain/query.ts';
import { correctName } from '#lib/search/correct.ts';
import { institutionKeys, isFrom } from '#lib/text/names/institution.ts';
import { parseQuery, wholeWords } from '#lib/text/query/parse-query.ts';
import { isSubject } from '#lib/text/vocabulary/subject.ts';
import { cachedForVersion } from './cached-for-version.ts';
import { asBeginning, matchAuthors } from './match-authors.ts';
import type { Answer, NameIndex } from './search-index.ts';
import { signedFrom, withoutAsking } from './signed-from.ts';

interface Understood {
  readonly scores?: ReadonlyMap<number, number>;
  readonly match: MatchMode;
  readonly warnings: readonly Warning[];
}

export type AuthorReader = (language: Language, ids: readonly number[]) => Answer<Author[]>;

/** Ids of all authors that a query selects, in its order; `scores` is what the keyword matched, if there is one. */
export type AuthorSelector = (
  language: Language,
  query: AuthorQuery,
  sort: AuthorSort,
  scores?: ReadonlyMap<number, number>,
) => Answer<readonly number[]>;

/** A part of a list: behind a number of rows, or behind one row, by its id. */
export interface AuthorWindow {
  readonly skip: number;
  readonly limit: number;
  readonly after?: number;
  /** Also where the window before this one begins. */
  readonly withPrevious?: boolean;
}

export interface AuthorRows {
  readonly ids: readonly number[];
  readonly total: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** The row behind which the window before this one begins. */
  readonly previousAfter?: number | undefined;
}

/** The rows of a window on what a query selects, in its order. */
export type AuthorPager = (
  language: Language,
  query: AuthorQuery,
  order: { readonly sort: AuthorSort; readonly scores?: ReadonlyMap<number, number> | undefined },
  window: AuthorWindow,
) => Answer<AuthorRows>;

interface Parts {
  readonly index: NameIndex;
  readonly rows: AuthorPager;
  readonly read: AuthorReader;
}

/** Answers a query on authors. A cursor is the id of the last row: the order is total, so the walk goes on behind it. */
export function authorFinder({ index, rows, read }: Parts) {
  const match = matchAuthors(index);
  const from = institutionPeople(index);

  /** People of that name in any spelling; where nobody is written so, those from the institution it names; failing that, of the name it was perhaps meant to be. */
  const understand = async (language: Language, { keyword, strict }: AuthorQuery): Promise<Understood> => {
    if (!keyword) return { match: 'all', warnings: [] };
    const scores = await match(keyword);
    const isName = [...scores.values()].some((score) => score >= asBeginning);
    const there = isName ? undefined : await from(keyword);
    if (there) return { scores: there.scores, match: 'all', warnings: [warning('by_institution', language, { word: there.name })] };
    const corrected = scores.size === 0 && !strict ? await index.lookUp((source) => correctName(source, keyword)) : undefined;
    const found = corrected && (await match(corrected.text));
    if (!corrected || !found || found.size === 0) return { scores, match: 'all', warnings: [] };
    const code = corrected.by === 'keyboard' ? 'keyboard' : 'repaired';
    const note = warning(code, language, { word: keyword, suggestion: corrected.text });
    return { scores: found, match: 'repaired', warnings: [note] };
  };

  return async (language: Language, query: AuthorQuery): Promise<Page<Author>> => {
    const { scores, match: mode, warnings } = await understand(language, query);
    const sort = query.sort === 'relevance' && !scores ? 'name' : (query.sort ?? (scores ? 'relevance' : 'name'));
    const { ids, total, hasNext, hasPrevious, previousAfter } = await rows(
      language,
      query,
      { sort, scores },
      {
        skip: query.cursor ? 0 : (query.pageIndex - 1) * query.pageSize,
        limit: query.pageSize,
        ...(query.cursor && query.cursor !== '*' && { after: Number(query.cursor), withPrevious: query.withPrevious === true }),
      },
    );
    return {
      items: await read(language, ids),
      ...(query.cursor ? {} : { pageIndex: query.pageIndex, totalPages: Math.ceil(total / query.pageSize) }),
      pageSize: query.pageSize,
      total,
      hasNext,
      hasPrevious,
      ...(hasNext && { nextCursor: String(ids.at(-1)) }),
      ...(previousAfter !== undefined && { previousCursor: String(previousAfter) }),
      sort,
      facets: {},
      match: mode,
      warnings,
    };
  };
}

/** Lists of authors from all of their ids in order; a cursor that is in none of them is the beginning. */
export function authorLists(select: AuthorSelector, version: () => string) {
  const inOrder = ordersKept(select, version);
  const rows: AuthorPager = async (language, query, { sort, scores }, { skip, limit, after, withPrevious }) => {
    const ids = await inOrder(language, query, sort, scores);
    const from = after === undefined ? skip : ids.indexOf(after) + 1;
    const page = [...ids.slice(from, from + limit)];
    return {
      ids: page,
      total: ids.length,
      hasNext: from + page.length < ids.length,
      hasPrevious: from > 0,
      previousAfter: withPrevious ? ids[from - limit - 1] : undefined,
    };
  };
  /** All that filters select, those with most publications first. */
  const ids = (language: Language, query: AuthorQuery) => inOrder(language, query, '-publications');
  return { rows, ids };
}

export type AuthorLists = ReturnType<typeof authorLists>;

/**
 * Everybody in one of the few orders is asked for with every list, if only for their number, and 400,000 ids are put in order in a tenth of a second at
 * best: what no keyword narrows is kept for the data version, four bytes an author.
 */
function ordersKept(select: AuthorSelector, version: () => string) {
  const kept = cachedForVersion<Int32Array>(version);
  return (language: Language, query: AuthorQuery, sort: AuthorSort, scores?: ReadonlyMap<number, number>) =>
    scores
      ? select(language, query, sort, scores)
      : kept(
          JSON.stringify([language, sort, query.focusedAreaId, query.institutionId, query.country, query.initial, query.updatedSince]),
          async () => Int32Array.from(await select(language, query, sort)),
        );
}

/** A name of more words is an address. */
const wordsMax = 8;
/** Of the largest institutions the newest publications are read: each costs a few signatures. */
const worksMax = 5000;

interface Colleagues {
  /** The institution, without words of asking around it. */
  readonly name: string;
  /** Scores below 1, the more of their publications people signed from there the higher. */
  readonly scores: ReadonlyMap<number, number>;
}

/**
 * People who signed from the institution that a text names, by the beginning of its name or by its initials; undefined where nobody did. "Sun" is
 * no initials.
 */
function institutionPeople(index: NameIndex): (keyword: string) => Promise<Colleagues | undefined> {
  return async (keyword) => {
    const { clauses, identifier } = parseQuery(keyword);
    const name = withoutAsking(wholeWords(clauses));
    const text = name.map((clause) => clause.text).join(' ');
    const isPlain = !identifier && name.length <= wordsMax && name.every((clause) => !clause.exclude && !clause.field);
    const keys = isPlain && !(isSubject(text) && !/\p{Lu}{2}|\s/u.test(text)) ? institutionKeys(text) : undefined;
    const works = keys ? await signedFrom(index, keys, worksMax) : [];
    if (!keys || works.length === 0) return undefined;
    const signed = new Map<number, number>();
    for (const { affiliation, authors } of await index.affiliations(works))
      if (Object.values(affiliation).some((one) => one !== undefined && isFrom(one, keys)))
        for (const author of authors) signed.set(author, (signed.get(author) ?? 0) + 1);
    return signed.size > 0
      ? { name: text, scores: new Map([...signed].map(([author, count]) => [author, count / (count + 1)])) }
      : undefined;
  };
}
