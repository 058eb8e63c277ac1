import { cache } from 'react';
import { loadResearchList } from '#app/_pages/lists/load-lists.ts';
import { instance } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import { otherLanguage } from '#lib/domain/language.ts';
import { countryName, isCountry } from '#lib/domain/places/country-name.ts';
import { Problem } from '#lib/domain/problem.ts';
import { defaultInstitutionQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Text } from '#lib/domain/text.ts';
import { institutionsOf } from './load-institutions.ts';
import { loadPlaceContext } from './load-place-context.ts';

const institutionsMax = 60;

export interface Country {
  /** As CLDR has it, with the name in the other language. */
  readonly name: Text;
  readonly total: number;
}

/** A country that publications were signed from. Rejects with `not_found` for any other code, and where the service knows no institutions. */
export const loadCountry = cache(async (language: Language, code: string): Promise<Country> => {
  await institutionsOf();
  if (!isCountry(code)) throw new Problem('not_found');
  const { catalogue } = await instance();
  const { total = 0 } = await catalogue.findResearch(language, { ...defaultResearchQuery, country: [code], pageSize: 1 });
  if (total === 0) throw new Problem('not_found');
  return { name: { ...countryName(code, language), alt: countryName(code, otherLanguage(language)) }, total };
});

/** All that the page of a country shows. Rejects with a `Problem`. */
export async function loadCountryPage(language: Language, code: string, query: ResearchQuery) {
  const country = await loadCountry(language, code);
  const institutions = await institutionsOf();
  const [here, context, list] = await Promise.all([
    institutions.find(language, { ...defaultInstitutionQuery, country: [code], sort: '-publications', pageSize: institutionsMax }),
    loadPlaceContext(language, { institutionId: [], country: [code] }),
    loadResearchList(language, query, { hasTabs: false }),
  ]);
  return {
    country,
    institutions: here.items.map(({ id, name, publicationCount = 0 }) => ({ id, name, count: publicationCount })),
    institutionTotal: here.total ?? here.items.length,
    context,
    list,
  };
}
