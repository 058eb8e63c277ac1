import { filterNames, filters, isListFilter } from '#lib/domain/filters.ts';
import type { Facets, FacetValue } from '#lib/domain/page.ts';
import type { FacetName, ResearchQuery } from '#lib/domain/query.ts';
import { facetFirst } from '#lib/queries/research-answer.ts';

/** The facets as the panel of a list shows them at once, and how many values of each are left: sent with every list, most of them would be read by nobody. */
export function shortFacets(facets: Facets, query: ResearchQuery): { facets: Facets; more: Readonly<Partial<Record<FacetName, number>>> } {
  const short: Partial<Record<FacetName, Facets[FacetName]>> = {};
  for (const [facet, values] of Object.entries(facets) as [FacetName, readonly FacetValue[]][]) short[facet] = values.map(inOneLanguage);
  const more: Partial<Record<FacetName, number>> = {};
  for (const parameter of filterNames.filter(isListFilter)) {
    const { facet } = filters[parameter];
    const values = short[facet] ?? [];
    const kept = values.filter(({ id }, place) => place < facetFirst || query[parameter].includes(id));
    if (kept.length === values.length) continue;
    short[facet] = kept;
    more[facet] = values.length - kept.length;
  }
  return { facets: short, more };
}

const inOneLanguage = ({ id, name: { value, lang }, count }: FacetValue): FacetValue => ({ id, name: { value, lang }, count });
