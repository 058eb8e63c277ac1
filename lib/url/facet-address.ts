import { filterPages } from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { freeText, letter } from './codec.ts';
import { changeResearchQuery } from './research-query.ts';
import { type RawSearchParams, readSearchParams } from './search-params.ts';

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

const findText = freeText(60);

/** Parses the address of a page of facet values. Never throws; unusable values become the default. */
export function decodeFacetView(raw: RawSearchParams): FacetView {
  const values = readSearchParams(raw);
  return {
    find: findText.decode(values.get('find') ?? []),
    by: values.get('by')?.[0] === 'name' ? 'name' : 'count',
    initial: letter.decode(values.get('initial') ?? []),
  };
}

export function encodeFacetView({ find, by, initial }: FacetView): string {
  const params = new URLSearchParams([
    ...findText.encode(find).map((text) => ['find', text]),
    ...(by === 'name' ? [['by', by]] : []),
    ...letter.encode(initial).map((text) => ['initial', text]),
  ]);
  return params.toString();
}

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
