import { fallback } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import type { Catalogue, Institutions } from '#lib/domain/catalogue.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { FacetValue, Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type InstitutionQuery, limits } from '#lib/domain/query.ts';
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
