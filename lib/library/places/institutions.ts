import type { Located } from '#lib/answers/country-count.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import type { Catalogue, Institutions } from '#lib/domain/catalogue.ts';
import type { Counts } from '#lib/domain/collection.ts';
import { facetWholeMax } from '#lib/domain/filters.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { FacetValue, Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type InstitutionQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';

/** The institutions of the service. Rejects with `not_found` when the service has none. */
export function institutionsOf({ institutions }: Pick<Catalogue, 'institutions'>): Institutions {
  if (!institutions) throw new Problem('not_found');
  return institutions;
}

/** Adds the default order of the page: relevance with a keyword, otherwise most publications first. (The API sorts by name.) */
export function asListed(query: InstitutionQuery): InstitutionQuery {
  return { sort: query.keyword ? 'relevance' : '-publications', ...query };
}

/** One page of institutions with the countries and areas to filter by. Rejects with a `Problem`. */
export async function listInstitutions(
  sources: Sources,
  language: Language,
  query: InstitutionQuery,
): Promise<{ readonly page: Page<Institution>; readonly countries: readonly FacetValue[]; readonly areas: readonly ResearchArea[] }> {
  const institutions = institutionsOf(sources.collection);
  const lastPage = Math.floor(limits.pageWindow / query.pageSize);
  const [page, countries, areas] = await Promise.all([
    institutions.find(language, {
      ...asListed(query),
      pageIndex: Math.min(query.pageIndex, lastPage),
    }),
    countCountries(sources, language).catch(fallback([])),
    institutions.hasAreaFilter ? sources.collection.researchAreas(language).catch(fallback([])) : [],
  ]);
  return { page, countries, areas };
}

/** Publications by country of the authors' institutions, most first; empty without institutions. Rejects with a `Problem`. */
export async function countCountries({ collection }: Sources, language: Language): Promise<readonly FacetValue[]> {
  if (!collection.institutions) return [];
  const { facets } = await collection.findResearch(language, { ...defaultResearchQuery, facets: ['country'], pageSize: 1 });
  return (facets.country ?? []).filter(({ count }) => count > 0);
}

/** The publications with any of the countries, among all; undefined where the service cannot count them. Rejects with a `Problem`. */
export async function shareOf({ collection }: Sources, language: Language, countries: readonly FacetValue[]): Promise<Located | undefined> {
  const { counts } = collection;
  if (!counts || countries.length === 0) return undefined;
  const query = { ...defaultResearchQuery, country: countries.map(({ id }) => id) };
  const [{ research: total }, count] = await Promise.all([counts.counts(), countTotal(counts, language, query)]);
  return { count, total };
}

/** Publications of a query. It is a sum of facet counts, because a list of results limits the values of a filter. */
export async function countTotal(counter: Counts, language: Language, query: ResearchQuery): Promise<number> {
  const { freeToRead = [] } = await counter.breakdown(language, query, ['freeToRead'], facetWholeMax);
  // A facet also counts what its own filter leaves out.
  const facetValues = freeToRead.filter(({ id }) => query.freeToRead === undefined || id === String(query.freeToRead));
  return facetValues.reduce((sum, { count }) => sum + count, 0);
}
