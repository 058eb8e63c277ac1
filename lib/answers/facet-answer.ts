import type { Letter } from '#lib/domain/collection.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { FacetKind, FacetView } from '#lib/url/facet-address.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** A filter value; without a count where the service gives none. */
export type CountedValue = Pick<FacetValue, 'id' | 'name'> & { readonly count?: number };

/** The values of one filter. The filter panel of a list loads them when a reader unfolds that filter. */
export interface FacetAnswer {
  readonly values: readonly CountedValue[];
  /** The initial letters of all values, if there are many. */
  readonly letters: readonly Letter[];
  /** Whether only the most frequent values were counted. */
  readonly isCut: boolean;
}

/** Maximum number of values in a list's panel. */
export const panelValuesMax = 100;

/** The values of one filter for a query. Rejects when the request fails. */
export function fetchFacet(
  language: Language,
  kind: FacetKind,
  query: ResearchQuery,
  view: FacetView,
  signal: AbortSignal,
): Promise<FacetAnswer> {
  return fetchJson<FacetAnswer>(paths.bffFacet(language, kind, query, view), signal);
}
