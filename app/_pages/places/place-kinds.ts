import { cache } from 'react';
import { institutionsOf, loadInstitution } from '#app/_pages/load/load-institutions.ts';
import { instance } from '#lib/compose.ts';
import { apiPaths } from '#lib/contract/api-paths.ts';
import type { Institution } from '#lib/domain/institution.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import { countryName, isCountry } from '#lib/domain/places/country-name.ts';
import { Problem } from '#lib/domain/problem.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { WriteOptions } from '#lib/formats/addresses.ts';
import { countryNode, institutionNode } from '#lib/formats/metadata/jsonld-places.ts';

/** What the pages of places show of one: the members that its kind has. */
export type PlaceFacts = Institution;

/** A kind of place that publications are signed from; its page, its share picture and its frame are made from this value. */
export interface PlaceKind {
  /** In addresses: `/en/countries/SA`. */
  readonly segment: 'countries' | 'institutions';
  /** The filter by which its publications are found. */
  readonly filter: 'country' | 'institutionId';
  /** Rejects with a `Problem`: `not_found` too where the service has no such places. */
  readonly load: (language: Language, id: string) => Promise<PlaceFacts>;
  /** As schema.org, without `@context`. */
  readonly node: (place: PlaceFacts, options: WriteOptions) => object;
  /** The call of our API that returns it or its publications. */
  readonly apiPath: (language: Language, id: string) => string;
  /** The country it belongs to, which is no partner of it. */
  readonly countryOf: (place: PlaceFacts) => string | undefined;
  /** Whether its page lists institutions. */
  readonly hasInstitutions: boolean;
  /** The message that explains the numbers of its partners. */
  readonly partnersNote: 'partnersNote' | 'partnersOfCountryNote';
}

/** A country that at least one publication was signed from. The metadata and the page of one request ask once. */
const loadCountry = cache(async (language: Language, code: string): Promise<PlaceFacts> => {
  await institutionsOf();
  if (!isCountry(code)) throw new Problem('not_found');
  const { catalogue } = await instance();
  const { total = 0 } = await catalogue.findResearch(language, { ...defaultResearchQuery, country: [code], pageSize: 1 });
  if (total === 0) throw new Problem('not_found');
  const name = { ...countryName(code, language), alt: countryName(code, otherLanguage(language)) };
  return { id: code, name, publicationCount: total };
});

export const placeKinds = {
  country: {
    segment: 'countries',
    filter: 'country',
    load: loadCountry,
    node: countryNode,
    apiPath: (language, code) => `${apiPaths.researchList(language)}?country=${code}`,
    countryOf: ({ id }) => id,
    hasInstitutions: true,
    partnersNote: 'partnersOfCountryNote',
  },
  institution: {
    segment: 'institutions',
    filter: 'institutionId',
    load: loadInstitution,
    node: institutionNode,
    apiPath: apiPaths.institution,
    countryOf: ({ country }) => country,
    hasInstitutions: false,
    partnersNote: 'partnersNote',
  },
} as const satisfies Readonly<Record<string, PlaceKind>>;
