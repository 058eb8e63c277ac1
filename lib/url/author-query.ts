import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type AuthorQuery, type AuthorSort, authorSorts, defaultAuthorQuery, limits } from '#lib/domain/query.ts';
import type { RawSearchParams } from '#lib/url/table/search-params.ts';
import { choice, cursorToken, freeText, integer, isCountryValue, isId, letter, list } from './table/codec.ts';
import { decode, encode, type QueryChange, type Table } from './table/table.ts';

export type AuthorAddress = Omit<AuthorQuery, 'groupBy' | 'strict' | 'updatedSince' | 'withPrevious'>;

/** The parameters of the list of people in the address bar. Decoding never throws; a bad value becomes the default. */
export const authorTable: Table<AuthorAddress> = {
  keyword: freeText(limits.keywordLengthMax),
  focusedAreaId: list(isId, limits.idsMax),
  institutionId: list(isId, limits.idsMax),
  country: list(isCountryValue, limits.countriesMax),
  initial: letter,
  sort: choice(authorSorts),
  pageIndex: integer({ min: 1, max: limits.pageIndexMax, fallback: 1 }),
  pageSize: integer({ min: 1, max: limits.pageSizeMax, fallback: limits.pageSizeDefault }),
  cursor: cursorToken,
};

/** The order of the page without `sort`; the API, and a remote service, sort by name. Below a letter readers look for a name. */
export const defaultAuthorSort = ({ keyword, initial }: AuthorAddress, isOurs: boolean): AuthorSort =>
  keyword ? 'relevance' : isOurs && !initial ? '-publications' : 'name';

export function decodeAuthorQuery(raw: RawSearchParams): AuthorQuery {
  return { ...defaultAuthorQuery, ...decode(authorTable, raw) };
}

export function encodeAuthorQuery(query: AuthorAddress): string {
  return encode(authorTable, query);
}

export function changeAuthorQuery(query: AuthorQuery, change: QueryChange<AuthorAddress>): AuthorQuery {
  return withoutUndefined({ ...query, pageIndex: 1, cursor: undefined, ...change });
}
