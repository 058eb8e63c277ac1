import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type FilterName, type FilterValues, filterNames, filterOf, type ValueKind } from '#lib/domain/filters.ts';
import { defaultResearchQuery, limits, type ResearchQuery, researchSorts, searchScopes } from '#lib/domain/query.ts';
import type { RawSearchParams } from '#lib/url/table/search-params.ts';
import { type Codec, choice, cursorToken, freeText, integer, isCountryValue, isId, list, names, yesNo } from './table/codec.ts';
import { decode, encode, type QueryChange, type Table } from './table/table.ts';

/** The parts of a research query that are in the address bar; the page or the API sets the others. */
export type ResearchAddress = Omit<ResearchQuery, 'added' | 'also' | 'facets' | 'asSpelled' | 'groupBy' | 'updatedSince' | 'withPrevious'>;

const listCodecs: Readonly<Record<ValueKind, Codec<readonly string[]>>> = {
  ids: list(isId, limits.idsMax),
  countries: list(isCountryValue, limits.countriesMax),
  languages: list((value) => /^[a-z]{2,3}$/.test(value), limits.idsMax),
  names: names(limits.nameLengthMax, limits.idsMax),
};
const year = integer({ min: limits.yearMin, max: limits.yearMax });

function codecOf(name: FilterName) {
  const filter = filterOf(name);
  if (filter.kind === 'list' || filter.kind === 'link') return listCodecs[filter.kind === 'link' ? 'ids' : filter.values];
  return filter.kind === 'flag' ? yesNo : year;
}

/** The parameters of the list of publications, each with its codec. */
export const researchTable: Table<ResearchAddress> = {
  keyword: freeText(limits.keywordLengthMax),
  searchIn: choice(searchScopes, 'all'),
  strict: yesNo,
  ...(Object.fromEntries(
    filterNames.map((name) => {
      const { formerName } = filterOf(name);
      return [name, formerName === undefined ? codecOf(name) : { ...codecOf(name), formerName }];
    }),
  ) as unknown as Table<FilterValues>),
  sort: choice(researchSorts),
  pageIndex: integer({ min: 1, max: limits.pageIndexMax, fallback: 1 }),
  pageSize: integer({ min: 1, max: limits.pageSizeMax, fallback: limits.pageSizeDefault }),
  cursor: cursorToken,
};

/** Parses the address of a list. Never throws; an inverted range of years is put in order. */
export function decodeResearchQuery(raw: RawSearchParams): ResearchQuery {
  const query = { ...defaultResearchQuery, ...decode(researchTable, raw) };
  const { fromYear, toYear } = query;
  return fromYear !== undefined && toYear !== undefined && fromYear > toYear ? { ...query, fromYear: toYear, toYear: fromYear } : query;
}

export function encodeResearchQuery(query: ResearchAddress): string {
  const cached = encodedQueries.get(query);
  if (cached !== undefined) return cached;
  const text = encode(researchTable, query);
  encodedQueries.set(query, text);
  return text;
}

/** Cached, since every row of a list encodes the same query object. */
const encodedQueries = new WeakMap<ResearchAddress, string>();

/** The number of parts that narrow the result; order and page do not. */
export function filterCount(query: ResearchQuery): number {
  const { sort: _, strict: __, ...filters } = query;
  return [
    ...new URLSearchParams(encodeResearchQuery({ ...filters, cursor: undefined, pageIndex: 1, pageSize: limits.pageSizeDefault })).keys(),
  ].length;
}

/** The query with a change. Resets the page to 1 and removes the cursor, unless the change sets them. */
export function changeResearchQuery(query: ResearchQuery, change: QueryChange<ResearchAddress>): ResearchQuery {
  return withoutUndefined({ ...query, pageIndex: 1, cursor: undefined, ...change });
}
