import { type AuthorQuery, authorSorts, defaultAuthorQuery, limits } from '#lib/domain/query.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { choice, cursorToken, freeText, integer, isCountryCode, isId, letter, list } from './codec.ts';
import type { RawSearchParams } from './search-params.ts';
import { type Change, decode, encode, type Table } from './table/table.ts';

export type AuthorAddress = Omit<AuthorQuery, 'strict' | 'updatedSince' | 'withPrevious'>;

/** The parameters of the list of people in the address bar. Decoding never throws; a bad value becomes the default. */
export const authorTable: Table<AuthorAddress> = {
  keyword: freeText(limits.keywordLengthMax),
  focusedAreaId: list(isId, limits.idsMax),
  institutionId: list(isId, limits.idsMax),
  country: list(isCountryCode, limits.countriesMax),
  initial: letter,
  sort: choice(authorSorts),
  pageIndex: integer({ min: 1, max: limits.pageIndexMax, fallback: 1 }),
  pageSize: integer({ min: 1, max: limits.pageSizeMax, fallback: limits.pageSizeDefault }),
  cursor: cursorToken,
};

export function decodeAuthorQuery(raw: RawSearchParams): AuthorQuery {
  return { ...defaultAuthorQuery, ...decode(authorTable, raw) };
}

export function encodeAuthorQuery(query: AuthorAddress): string {
  return encode(authorTable, query);
}

export function changeAuthorQuery(query: AuthorQuery, change: Change<AuthorAddress>): AuthorQuery {
  return withoutUndefined({ ...query, pageIndex: 1, cursor: undefined, ...change });
}
