import { cache } from 'react';
import { fallback } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import type { Institutions } from '#lib/domain/catalogue.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { FacetValue, Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type InstitutionQuery, limits } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

/** Whether institutions and countries have pages; a remote service may have none. */
export async function hasInstitutions(): Promise<boolean> {
  return (await instance()).collection.institutions !== undefined;
}

/** The institutions of the service. Rejects with `not_found` when the service has none. */
export async function institutionsOf(): Promise<Institutions> {
  const { institutions } = (await instance()).collection;
  if (!institutions) throw new Problem('not_found');
  return institutions;
}

/** One institution, loaded once for the metadata and the page of a request. Rejects with a `Problem`. */
export const loadInstitution = cache(
  async (language: Language, id: string): Promise<Institution> => (await institutionsOf()).one(language, id),
);

/** Adds the default order of the page: relevance with a keyword, otherwise most publications first. (The API sorts by name.) */
export function asListed(query: InstitutionQuery): InstitutionQuery {
  return { sort: query.keyword ? 'relevance' : '-publications', ...query };
}

/** One page of institutions with the countries and areas to filter by. Rejects with a `Problem`. */
export async function loadInstitutionList(
  language: Language,
  query: InstitutionQuery,
): Promise<{ readonly page: Page<Institution>; readonly countries: readonly FacetValue[]; readonly areas: readonly ResearchArea[] }> {
  const institutions = await institutionsOf();
  const { collection } = await instance();
  const lastPage = Math.floor(limits.pageWindow / query.pageSize);
  const [page, countries, areas] = await Promise.all([
    institutions.find(language, {
      ...asListed(query),
      pageIndex: Math.min(query.pageIndex, lastPage),
    }),
    countCountries(language).catch(fallback([])),
    institutions.hasAreaFilter ? collection.researchAreas(language).catch(fallback([])) : [],
  ]);
  return { page, countries, areas };
}

/** Publications by country of the authors' institutions, most first; empty without institutions. Rejects with a `Problem`. */
export const countCountries = cache(async (language: Language): Promise<readonly FacetValue[]> => {
  const { collection } = await instance();
  if (!collection.institutions) return [];
  const { facets } = await collection.findResearch(language, { ...defaultResearchQuery, facets: ['country'], pageSize: 1 });
  return (facets.country ?? []).filter(({ count }) => count > 0);
});
