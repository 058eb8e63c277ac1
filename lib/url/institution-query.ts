import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { institutionKinds } from '#lib/domain/institution.ts';
import { defaultInstitutionQuery, type InstitutionQuery, institutionSorts, limits } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { RawSearchParams } from '#lib/url/table/search-params.ts';
import { paths, withQuery } from './paths.ts';
import { choice, freeText, integer, isCountryValue, isId, list } from './table/codec.ts';
import { decode, encode, type QueryChange, type Table } from './table/table.ts';

export type InstitutionAddress = Omit<InstitutionQuery, 'cursor' | 'strict' | 'updatedSince' | 'withPrevious'>;

const isKind = (value: string) => institutionKinds.some((kind) => kind === value);

/** The parameters of the list of institutions in the address bar. Decoding never throws; a bad value becomes the default. */
export const institutionTable: Table<InstitutionAddress> = {
  keyword: freeText(limits.keywordLengthMax),
  focusedAreaId: list(isId, limits.idsMax),
  country: list(isCountryValue, limits.countriesMax),
  kind: list(isKind, institutionKinds.length) as Table<InstitutionAddress>['kind'],
  sort: choice(institutionSorts),
  pageIndex: integer({ min: 1, max: limits.pageIndexMax, fallback: 1 }),
  pageSize: integer({ min: 1, max: limits.pageSizeMax, fallback: limits.pageSizeDefault }),
};

export function decodeInstitutionQuery(raw: RawSearchParams): InstitutionQuery {
  return { ...defaultInstitutionQuery, ...decode(institutionTable, raw) };
}

export function encodeInstitutionQuery(query: InstitutionAddress): string {
  return encode(institutionTable, query);
}

export function institutionsPath(language: Language, query: InstitutionAddress): string {
  return withQuery(paths.institutions(language), encodeInstitutionQuery(query));
}

export function changeInstitutionQuery(query: InstitutionQuery, change: QueryChange<InstitutionAddress>): InstitutionQuery {
  return withoutUndefined({ ...query, pageIndex: 1, ...change });
}
