import { cache } from 'react';
import { withIntegerIds } from '#app/_pages/lists/load-lists.ts';
import { instance } from '#lib/compose.ts';
import type { Institutions } from '#lib/domain/catalogue.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { FacetValue, Page } from '#lib/domain/page.ts';
import { Problem } from '#lib/domain/problem.ts';
import { defaultResearchQuery, type InstitutionQuery, limits } from '#lib/domain/query.ts';

/** Whether institutions and countries have pages; a remote service may have none. */
export async function hasInstitutions(): Promise<boolean> {
  return (await instance()).catalogue.institutions !== undefined;
}

/** The institutions of the service. Rejects with `not_found` when the service has none. */
export async function institutionsOf(): Promise<Institutions> {
  const { institutions } = (await instance()).catalogue;
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
  const { catalogue, mode } = await instance();
  const lastPage = Math.floor(limits.pageWindow / query.pageSize);
  const [page, countries, areas] = await Promise.all([
    institutions.find(language, {
      ...asListed(mode === 'embedded' ? withIntegerIds(query) : query),
      pageIndex: Math.min(query.pageIndex, lastPage),
    }),
    countCountries(language).catch(fallback([])),
    institutions.hasAreaFilter ? catalogue.researchAreas(language).catch(fallback([])) : [],
  ]);
  return { page, countries, areas };
}

/** Publications by country of the authors' institutions, most first; empty without institutions. Rejects with a `Problem`. */
export const countCountries = cache(async (language: Language): Promise<readonly FacetValue[]> => {
  const { catalogue } = await instance();
  if (!catalogue.institutions) return [];
  const { facets } = await catalogue.findResearch(language, { ...defaultResearchQuery, facets: ['country'], pageSize: 1 });
  return (facets.country ?? []).filter(({ count }) => count > 0);
});
