import { facetFirst } from '#lib/answers/research-answer.ts';
import { type FacetName, filters, pagedFilters } from '#lib/domain/filters.ts';
import type { Facets, FacetValue } from '#lib/domain/page.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { inOneLanguage } from './in-one-language.ts';

/** Shortens long facets to the first values and the selected ones. `restCounts`: how many values were removed from each facet. */
export function shortFacets(
  facets: Facets,
  query: ResearchQuery,
): { facets: Facets; restCounts: Readonly<Partial<Record<FacetName, number>>> } {
  const shortened: Partial<Record<FacetName, readonly FacetValue[]>> = {};
  for (const [facet, values] of Object.entries(facets) as [FacetName, readonly FacetValue[]][])
    shortened[facet] = values.map(valueInOneLanguage);
  const restCounts: Partial<Record<FacetName, number>> = {};
  for (const parameter of pagedFilters) {
    const { facet, values: kind } = filters[parameter];
    // A selected id that does not exist has count 0 and its id as name; the list labels it as unknown.
    const values = shortened[facet]?.filter(({ id, name, count }) => kind !== 'ids' || count > 0 || name.value !== id);
    if (values === undefined) continue;
    shortened[facet] = values;
    const venueIds = parameter === 'venue' ? query.venueId : [];
    const isChosen = (id: string) => query[parameter].includes(id) || (venueIds.length > 0 && venueIds.includes(venueIdOf(id)));
    const visible = values.filter(({ id }, index) => index < facetFirst || isChosen(id));
    if (visible.length === values.length) continue;
    shortened[facet] = visible;
    restCounts[facet] = values.length - visible.length;
  }
  return { facets: shortened, restCounts };
}

const valueInOneLanguage = ({ id, name, count }: FacetValue): FacetValue => ({ id, name: inOneLanguage(name), count });
