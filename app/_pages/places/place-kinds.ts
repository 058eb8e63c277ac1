import { cache } from 'react';
import { institutionsOf, loadInstitution } from '#app/_pages/load/load-institutions.ts';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { termKeyword, termName } from '#lib/domain/dictionary.ts';
import { areaGroupKeys, areaGroups } from '#lib/domain/places/area-groups.ts';
import { countryName, isCountry } from '#lib/domain/places/country-name.ts';
import type { PlaceFacts } from '#lib/domain/places/place-facts.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { areaNode, countryNode, institutionNode, missionNode, venueNode } from '#lib/formats/metadata/jsonld-places.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { findMission } from '#lib/library/terms/missions.ts';
import { instance } from '#lib/setup/compose.ts';

/** The filter or keyword of one place. */
export type PlaceQuery = Partial<Pick<ResearchQuery, PlaceKind['filter']>>;

/** A kind of entity with a page about its publications; page, share image and embed derive from this value. */
export interface PlaceKind {
  /** The path segment, as in `/en/countries/SA`; also the message key of its list. */
  readonly segment: 'countries' | 'institutions' | 'areas' | 'venues' | 'missions';
  /** What selects the publications of a place: a filter by its id, or the keyword that is its name. */
  readonly filter: 'country' | 'institutionId' | 'focusedAreaId' | 'venueId' | 'keyword';
  /** Rejects with `Problem` `not_found`, also where the service has no such places. For an alternative id, `movedTo` is the main id. */
  readonly load: (language: Language, id: string) => Promise<PlaceFacts>;
  /** The place as a schema.org node, without `@context`. */
  readonly node: (place: PlaceFacts, options: WriteOptions) => object;
  /** The path of the API request for the place or its publications. */
  readonly apiPath: (language: Language, id: string) => string;
  /** Present for institutions and countries, which authors are affiliated with; absent for other kinds. */
  readonly signed?: {
    /** The country of the place, which the list of partner countries omits. */
    readonly countryOf: (place: PlaceFacts) => string | undefined;
    /** Whether the page of the place lists institutions. */
    readonly hasInstitutions: boolean;
    /** Message key of the note on the partners of the place. */
    readonly partnersNote: 'partnersNote' | 'partnersOfCountryNote';
  };
}

async function countOf(language: Language, filter: Partial<ResearchQuery>): Promise<number> {
  const { collection } = await instance();
  return (await collection.findResearch(language, { ...defaultResearchQuery, ...filter, pageSize: 1 })).total ?? 0;
}

/** A country with at least one publication. Loaded once per request, for both the metadata and the page. */
const loadCountry = cache(async (language: Language, code: string): Promise<PlaceFacts> => {
  await institutionsOf();
  const upper = code.toUpperCase();
  if (!isCountry(upper)) throw new Problem('not_found');
  if (upper !== code) throw new Problem('not_found', { movedTo: upper });
  const total = await countOf(language, { country: [code] });
  if (total === 0) throw new Problem('not_found');
  const name = { ...countryName(code, language), alt: countryName(code, otherLanguages(language)[0]) };
  return { id: code, name, publicationCount: total };
});

/** An area, even one without publications. For the code of an area instead of its id, rejects with the id as `movedTo`. */
const loadArea = cache(async (language: Language, id: string): Promise<PlaceFacts> => {
  const { collection, dictionary } = await instance();
  const areas = collection.ignored.includes('focusedAreaId') ? [] : await collection.researchAreas(language);
  const area = areas.find((candidate) => candidate.id === id);
  const movedTo = areas.find(({ code }) => code === id)?.id;
  if (!area) throw new Problem('not_found', movedTo === undefined ? {} : { movedTo });
  const term = area.code === undefined ? undefined : dictionary.term(area.code);
  // The term with the area's code may be the celestial body that the area studies, so a term with the area's name takes precedence.
  const definition = dictionary.named(area.name.value)?.definition ?? term?.definition;
  const group = areaGroupKeys.find((key) => area.code !== undefined && (areaGroups[key] as readonly string[]).includes(area.code));
  return {
    id,
    name: area.name,
    publicationCount: area.researchCount ?? (await countOf(language, { focusedAreaId: [id] })),
    ...(group && { group }),
    ...(term && { termId: term.id }),
    ...(definition && { definition: { value: definition[language], lang: language } }),
  };
});

/** A venue of our own store: remote services do not list venues. */
const loadVenue = cache(async (language: Language, id: string): Promise<PlaceFacts> => {
  const venue = await (await instance()).collection.counts?.venue(language, id);
  if (!venue) throw new Problem('not_found');
  if (venue.id !== id) throw new Problem('not_found', { movedTo: venue.id });
  const { kind, ...facts } = venue;
  return { ...facts, ...(kind && { venueKind: kind }) };
});

/** A mission or instrument of the dictionary with at least one publication. */
const loadMission = cache(async (language: Language, id: string): Promise<PlaceFacts> => {
  const mission = await findMission(await instance(), id);
  if (!mission) throw new Problem('not_found');
  const { term, count } = mission;
  if (term.id !== id) throw new Problem('not_found', { movedTo: term.id });
  const name = termName(term, language);
  const alt = termName(term, otherLanguages(language)[0]);
  return {
    id,
    name: { ...name, ...(alt.lang !== name.lang && { alt }) },
    variants: [...term.names[language], ...term.names[otherLanguages(language)[0]]],
    publicationCount: count,
    ...(term.definition && { definition: { value: term.definition[language], lang: language } }),
  };
});

/** The part of a query that selects the publications of a place. */
export async function placeQuery({ filter }: PlaceKind, language: Language, id: string): Promise<PlaceQuery> {
  if (filter !== 'keyword') return { [filter]: [id] };
  const term = (await instance()).dictionary.term(id);
  return { keyword: term ? termKeyword(term, language) : id };
}

export const placeKinds = {
  country: {
    segment: 'countries',
    filter: 'country',
    load: loadCountry,
    node: countryNode,
    apiPath: (language, code) => `${apiPaths.researchList(language)}?country=${code}`,
    signed: { countryOf: ({ id }) => id, hasInstitutions: true, partnersNote: 'partnersOfCountryNote' },
  },
  institution: {
    segment: 'institutions',
    filter: 'institutionId',
    load: loadInstitution,
    node: institutionNode,
    apiPath: apiPaths.institution,
    signed: { countryOf: ({ country }) => country, hasInstitutions: false, partnersNote: 'partnersNote' },
  },
  area: {
    segment: 'areas',
    filter: 'focusedAreaId',
    load: loadArea,
    node: areaNode,
    apiPath: (language, id) => `${apiPaths.researchList(language)}?focusedAreaId=${encodeURIComponent(id)}`,
  },
  venue: {
    segment: 'venues',
    filter: 'venueId',
    load: loadVenue,
    node: venueNode,
    apiPath: (language, id) => `${apiPaths.researchList(language)}?venueId=${encodeURIComponent(id)}`,
  },
  mission: { segment: 'missions', filter: 'keyword', load: loadMission, node: missionNode, apiPath: apiPaths.term },
} as const satisfies Readonly<Record<string, PlaceKind>>;
