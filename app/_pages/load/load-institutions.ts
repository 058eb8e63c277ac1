import { cache } from 'react';
import { withOwnIds } from '#app/_pages/lists/load-lists.ts';
import { instance } from '#lib/compose.ts';
import type { Institutions } from '#lib/domain/catalogue.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import type { FacetValue, Page } from '#lib/domain/page.ts';
import { Problem } from '#lib/domain/problem.ts';
import { defaultResearchQuery, type InstitutionQuery, limits } from '#lib/domain/query.ts';

/** Whether there are pages of institutions and countries; a remote service may know none. */
export async function hasInstitutions(): Promise<boolean> {
  return (await instance()).catalogue.institutions !== undefined;
}

/** The institutions of the service. Rejects with `not_found` where it knows none: then there are no such pages. */
export async function institutionsOf(): Promise<Institutions> {
  const { institutions } = (await instance()).catalogue;
  if (!institutions) throw new Problem('not_found');
  return institutions;
}

/** One institution; the metadata and the page of one request ask once. Rejects with a `Problem`. */
export const loadInstitution = cache(
  async (language: Language, id: string): Promise<Institution> => (await institutionsOf()).one(language, id),
);

/** A query in the order of the page: without words and without a choice those that published most come first; the API keeps its order by name. */
export function asListed(query: InstitutionQuery): InstitutionQuery {
  return { sort: query.keyword ? 'relevance' : '-publications', ...query };
}

/** One page of institutions, and the countries and areas it may be narrowed to. Rejects with a `Problem`. */
export async function loadInstitutionList(
  language: Language,
  query: InstitutionQuery,
): Promise<{ readonly page: Page<Institution>; readonly countries: readonly FacetValue[]; readonly areas: readonly ResearchArea[] }> {
  const institutions = await institutionsOf();
  const { catalogue, mode } = await instance();
  const lastPage = Math.floor(limits.pageWindow / query.pageSize);
  const [page, countries, areas] = await Promise.all([
    institutions.find(language, {
      ...asListed(mode === 'embedded' ? withOwnIds(query) : query),
      pageIndex: Math.min(query.pageIndex, lastPage),
    }),
    countCountries(language).catch(leftOut([])),
    institutions.hasAreaFilter ? catalogue.researchAreas(language).catch(leftOut([])) : [],
  ]);
  return { page, countries, areas };
}

/** Publications by country of the institutions that they were signed from, most first; nothing where there are no institutions. Rejects with a `Problem`. */
export const countCountries = cache(async (language: Language): Promise<readonly FacetValue[]> => {
  const { catalogue } = await instance();
  if (!catalogue.institutions) return [];
  const { facets } = await catalogue.findResearch(language, { ...defaultResearchQuery, facets: ['country'], pageSize: 1 });
  return (facets.country ?? []).filter(({ count }) => count > 0);
});
