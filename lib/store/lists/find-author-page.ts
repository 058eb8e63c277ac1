import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { warning } from '#lib/contract/problems/warnings.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Groups, MatchMode, Page, Warning } from '#lib/domain/page.ts';
import type { AuthorQuery, AuthorSort } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { correctName } from '#lib/search/correct.ts';
import { cachedForVersion } from '#lib/store/values/cached-for-version.ts';
import type { MaybePromise, NameIndex } from '#lib/store/values/search-index.ts';
import { institutionKeys, isFrom } from '#lib/text/names/institution.ts';
import { parseQuery } from '#lib/text/query/parse-query.ts';
import { isSubject } from '#lib/text/vocabulary/subject.ts';
import { institutionPublications, withoutRequestWords } from './institution-publications.ts';
import { asBeginning, matchAuthors } from './match-authors.ts';

interface ParsedKeyword {
  readonly scores?: ReadonlyMap<number, number>;
  readonly match: MatchMode;
  readonly warnings: readonly Warning[];
}

export type AuthorReader = (language: Language, ids: readonly number[]) => MaybePromise<Author[]>;

/** Ids of all authors that a query selects, in order; `scores` are the matches of its keyword, if any. */
export type AuthorSelector = (
  language: Language,
  query: AuthorQuery,
  sort: AuthorSort,
  scores?: ReadonlyMap<number, number>,
) => MaybePromise<readonly number[]>;

/** A window of a list, which begins after `skip` rows or after the row with the id `after`. */
export interface AuthorWindow {
  readonly skip: number;
  readonly limit: number;
  readonly after?: number;
  /** Whether to find also where the previous window begins. */
  readonly withPrevious?: boolean;
}

export interface AuthorRows {
  readonly ids: readonly number[];
  readonly total: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** The row after which the previous window begins. */
  readonly previousAfter?: number | undefined;
}

/** The rows of a window on the result of a query, in order. */
export type AuthorPager = (
  language: Language,
  query: AuthorQuery,
  order: { readonly sort: AuthorSort; readonly scores?: ReadonlyMap<number, number> | undefined },
  window: AuthorWindow,
) => MaybePromise<AuthorRows>;

/** The authors of all pages by the properties of `groupBy`, which the query has. */
export type AuthorGrouper = (language: Language, query: AuthorQuery, scores?: ReadonlyMap<number, number>) => Promise<Groups>;

interface Dependencies {
  readonly index: NameIndex;
  readonly rows: AuthorPager;
  readonly groups: AuthorGrouper;
  readonly read: AuthorReader;
}

/** Runs queries for authors. A cursor is the id of the last row: no two rows tie, so the next page starts right after it. */
export function authorFinder({ index, rows, groups, read }: Dependencies) {
  const match = matchAuthors(index);
  const institutionStaff = institutionPeople(index);

  /** Scores people with the typed name; else those at the institution with that name; else those with the corrected name. */
  const parseKeyword = async (language: Language, { keyword, strict }: AuthorQuery): Promise<ParsedKeyword> => {
    if (!keyword) return { match: 'all', warnings: [] };
    const scores = await match(keyword);
    const isName = [...scores.values()].some((score) => score >= asBeginning);
    const institution = isName ? undefined : await institutionStaff(keyword);
    if (institution)
      return { scores: institution.scores, match: 'all', warnings: [warning('by_institution', language, { word: institution.name })] };
    const corrected = scores.size === 0 && !strict ? await index.lookUp((source) => correctName(source, keyword)) : undefined;
    const correctedScores = corrected && (await match(corrected.text));
    if (!corrected || !correctedScores || correctedScores.size === 0) return { scores, match: 'all', warnings: [] };
    const code = corrected.by === 'keyboard' ? 'keyboard' : 'repaired';
    const note = warning(code, language, { word: keyword, suggestion: corrected.text });
    return { scores: correctedScores, match: 'repaired', warnings: [note] };
  };

  return async (language: Language, query: AuthorQuery): Promise<Page<Author>> => {
    const { scores, match: mode, warnings } = await parseKeyword(language, query);
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
    return withoutUndefined<Page<Author>>({
      items: await read(language, ids),
      ...(query.cursor ? {} : { pageIndex: query.pageIndex, totalPages: Math.ceil(total / query.pageSize) }),
      pageSize: query.pageSize,
      total,
      hasNext,
      hasPrevious,
      nextCursor: hasNext ? String(ids.at(-1)) : undefined,
      previousCursor: previousAfter === undefined ? undefined : String(previousAfter),
      sort,
      facets: {},
      groups: query.groupBy && (await groups(language, query, scores)),
      match: mode,
      warnings,
    });
  };
}

/** Pages of authors from the ordered list of all ids; an unknown cursor means the start. */
export function authorLists(select: AuthorSelector, version: () => string) {
  const orderedIds = cachedOrders(select, version);
  const rows: AuthorPager = async (language, query, { sort, scores }, { skip, limit, after, withPrevious }) => {
    const ids = await orderedIds(language, query, sort, scores);
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
  /** All ids that the filters select, most publications first. */
  const ids = (language: Language, query: AuthorQuery, scores?: ReadonlyMap<number, number>) =>
    orderedIds(language, query, '-publications', scores);
  return { rows, ids };
}

export type AuthorLists = ReturnType<typeof authorLists>;

/**
 * Caches each order without a keyword per data version, four bytes per id. Every list needs an order, and sorting 400,000 ids takes 0.1 s
 * or more.
 */
function cachedOrders(select: AuthorSelector, version: () => string) {
  const cachedOrder = cachedForVersion<Int32Array>(version);
  return (language: Language, query: AuthorQuery, sort: AuthorSort, scores?: ReadonlyMap<number, number>) =>
    scores
      ? select(language, query, sort, scores)
      : cachedOrder(
          JSON.stringify([language, sort, query.focusedAreaId, query.institutionId, query.country, query.initial, query.updatedSince]),
          async () => Int32Array.from(await select(language, query, sort)),
        );
}

/** Maximum words of the name of an institution; a longer text is an address. */
const wordsMax = 8;
/** Maximum number of publications of an institution that are read; the newest are chosen. Each has several authors. */
const worksMax = 5000;

interface InstitutionPeople {
  /** The institution's name, without words such as "papers from". */
  readonly name: string;
  /** Scores below 1, higher the more publications were signed from there. */
  readonly scores: ReadonlyMap<number, number>;
}

/**
 * People who signed from the institution that a text names or abbreviates; undefined if nobody did. "Sun" is a subject and not initials.
 */
function institutionPeople(index: NameIndex): (keyword: string) => Promise<InstitutionPeople | undefined> {
  return async (keyword) => {
    const { clauses, identifier } = parseQuery(keyword);
    const nameClauses = withoutRequestWords(clauses);
    const text = nameClauses.map((clause) => clause.text).join(' ');
    const isPlain = !identifier && nameClauses.length <= wordsMax && nameClauses.every((clause) => !clause.exclude && !clause.field);
    const keys = isPlain && !(isSubject(text) && !/\p{Lu}{2}|\s/u.test(text)) ? institutionKeys(text) : undefined;
    const works = keys ? await institutionPublications(index, keys, worksMax) : [];
    if (!keys || works.length === 0) return undefined;
    const authorshipCounts = new Map<number, number>();
    for (const { affiliation, authors } of await index.affiliations(works))
      if (Object.values(affiliation).some((value) => value !== undefined && isFrom(value, keys)))
        for (const author of authors) authorshipCounts.set(author, (authorshipCounts.get(author) ?? 0) + 1);
    return authorshipCounts.size > 0
      ? { name: text, scores: new Map([...authorshipCounts].map(([author, count]) => [author, count / (count + 1)])) }
      : undefined;
  };
}
