import { filterPages } from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { RawSearchParams } from '#lib/url/table/search-params.ts';
import { changeResearchQuery } from './research-query.ts';
import { choice, freeText, letter } from './table/codec.ts';
import { decode, encode, type Table } from './table/table.ts';

/** The filters whose values are listed on a page, by the name of the page. */
export const facetParameters = { ...filterPages, year: 'fromYear' } as const;

export type FacetKind = keyof typeof facetParameters;

export function isFacetKind(text: string): text is FacetKind {
  return Object.hasOwn(facetParameters, text);
}

/** The selection and order of the values. */
export interface FacetView {
  readonly find?: string | undefined;
  /** Order of the values: the most frequent first, or by name. */
  readonly by: 'count' | 'name';
  /** Only values under one index letter, Latin or Arabic, ignoring the article. */
  readonly initial?: string | undefined;
}

/** The parameters of a page of facet values, besides those of the list. */
export const facetTable: Table<FacetView> = {
  find: freeText(60),
  by: choice(['count', 'name'], 'count'),
  initial: letter,
};

/** Parses the address of a page of facet values. Never throws; unusable values become the default. */
export const decodeFacetView = (raw: RawSearchParams): FacetView => decode(facetTable, raw);

export const encodeFacetView = (view: FacetView): string => encode(facetTable, view);

/** The query with a value added, or removed if selected. Years, and every filter with `isSingle`, take exactly one value. */
export function withFacetValue(query: ResearchQuery, kind: FacetKind, id: string, isSingle = false): ResearchQuery {
  const parameter = facetParameters[kind];
  if (parameter === 'fromYear') {
    const year = isFacetValue(query, kind, id) ? undefined : Number(id);
    return changeResearchQuery(query, { fromYear: year, toYear: year });
  }
  const selected = query[parameter];
  return changeResearchQuery(query, {
    [parameter]: selected.includes(id) ? selected.filter((other) => other !== id) : isSingle ? [id] : [...selected, id],
  });
}

/** Whether a value is selected. */
export function isFacetValue(query: ResearchQuery, kind: FacetKind, id: string): boolean {
  const parameter = facetParameters[kind];
  return parameter === 'fromYear' ? query.fromYear === Number(id) && query.toYear === Number(id) : query[parameter].includes(id);
}
