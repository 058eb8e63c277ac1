import { type FilterName, type FilterValues, filterNames, filterOf, type ValueKind } from '#lib/domain/filters.ts';
import { defaultResearchQuery, limits, type ResearchQuery, researchSorts, searchScopes } from '#lib/domain/query.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { type Codec, choice, cursorToken, freeText, integer, isCountryCode, isId, list, names, yesNo } from './codec.ts';
import type { RawSearchParams } from './search-params.ts';
import { type Change, decode, encode, type Table } from './table/table.ts';

/** What the address bar holds of a research query; facets, cursors and the like are the page's own business. */
export type ResearchAddress = Omit<ResearchQuery, 'facets' | 'strict' | 'updatedSince' | 'withPrevious'>;

const listCodecs: Readonly<Record<ValueKind, Codec<readonly string[]>>> = {
  ids: list(isId, limits.idsMax),
  countries: list(isCountryCode, limits.countriesMax),
  languages: list((value) => /^[a-z]{2,3}$/.test(value), limits.idsMax),
  names: names(limits.nameLengthMax, limits.idsMax),
};
const year = integer({ min: limits.yearMin, max: limits.yearMax });

function codecOf(name: FilterName) {
  const filter = filterOf(name);
  if (filter.kind === 'list' || filter.kind === 'link') return listCodecs[filter.kind === 'link' ? 'ids' : filter.values];
  return filter.kind === 'flag' ? yesNo : year;
}

export const researchTable: Table<ResearchAddress> = {
  keyword: freeText(limits.keywordLengthMax),
  searchIn: choice(searchScopes, 'all'),
  ...(Object.fromEntries(filterNames.map((name) => [name, codecOf(name)])) as unknown as Table<FilterValues>),
  sort: choice(researchSorts),
  pageIndex: integer({ min: 1, max: limits.pageIndexMax, fallback: 1 }),
  pageSize: integer({ min: 1, max: limits.pageSizeMax, fallback: limits.pageSizeDefault }),
  cursor: cursorToken,
};

/** An inverted range of years means the same range the right way round. */
export function decodeResearchQuery(raw: RawSearchParams): ResearchQuery {
  const query = { ...defaultResearchQuery, ...decode(researchTable, raw) };
  const { fromYear, toYear } = query;
  return fromYear !== undefined && toYear !== undefined && fromYear > toYear ? { ...query, fromYear: toYear, toYear: fromYear } : query;
}

export function encodeResearchQuery(query: ResearchAddress): string {
  const known = encoded.get(query);
  if (known !== undefined) return known;
  const made = encode(researchTable, query);
  encoded.set(query, made);
  return made;
}

/** Each row of a list says which query it stands in, and all of them mean one. */
const encoded = new WeakMap<ResearchAddress, string>();

/** How many parts of a query narrow its result; order and page do not. */
export function filterCount(query: ResearchQuery): number {
  const { sort: _, ...filters } = query;
  return [
    ...new URLSearchParams(encodeResearchQuery({ ...filters, cursor: undefined, pageIndex: 1, pageSize: limits.pageSizeDefault })).keys(),
  ].length;
}

/** The same query with some of it changed. Any change but of the page itself goes back to page 1, and a cursor is of one page. */
export function changeResearchQuery(query: ResearchQuery, change: Change<ResearchAddress>): ResearchQuery {
  return withoutUndefined({ ...query, pageIndex: 1, cursor: undefined, ...change });
}
