import { Problem } from '#lib/base/problem.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type DictionaryTerm, termName, termQuery } from '#lib/domain/dictionary.ts';
import { areaGroupOf } from '#lib/domain/places/area-groups.ts';
import { countryName, isCountry } from '#lib/domain/places/country-name.ts';
import type { PlaceFacts } from '#lib/domain/places/place-facts.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { findMission } from '#lib/library/terms/missions.ts';
import { institutionsOf } from './institutions.ts';

/** The filter or keyword of one place. */
export type PlaceQuery = Partial<Pick<ResearchQuery, PlaceKind['filter'] | 'strict'>>;

/** A kind of entity that selects publications. */
export interface PlaceKind {
  /** The path segment, as in `/en/countries/SA`; also the message key of its list. */
  readonly segment: 'countries' | 'institutions' | 'areas' | 'venues' | 'missions';
  /** What selects the publications of a place: a filter by its id, or the keyword that is its name. */
  readonly filter: 'country' | 'institutionId' | 'focusedAreaId' | 'venueId' | 'keyword';
  /** Rejects with `Problem` `not_found`, also where the service has no such places. For an alternative id, `movedTo` is the main id. */
  readonly read: (sources: Sources, language: Language, id: string) => Promise<PlaceFacts>;
  /** Present for institutions and countries, which authors are affiliated with; absent for other kinds. */
  readonly signed?: {
    /** Whether the page of the place lists institutions. */
    readonly hasInstitutions: boolean;
  };
}

async function countOf({ collection }: Sources, language: Language, filter: Partial<ResearchQuery>): Promise<number> {
  return (await collection.findResearch(language, { ...defaultResearchQuery, ...filter, pageSize: 1 })).total ?? 0;
}

/** A country with at least one publication. */
async function readCountry(sources: Sources, language: Language, code: string): Promise<PlaceFacts> {
  institutionsOf(sources.collection);
  const upper = code.toUpperCase();
  if (!isCountry(upper)) throw new Problem('not_found');
  if (upper !== code) throw new Problem('not_found', { movedTo: upper });
  const total = await countOf(sources, language, { country: [code] });
  if (total === 0) throw new Problem('not_found');
  const name = { ...countryName(code, language), alt: countryName(code, otherLanguages(language)[0]) };
  return { id: code, name, publicationCount: total };
}

const readInstitution = async (sources: Sources, language: Language, id: string) => institutionsOf(sources.collection).one(language, id);

/** An area, even one without publications. For the code of an area instead of its id, rejects with the id as `movedTo`. */
async function readArea(sources: Sources, language: Language, id: string): Promise<PlaceFacts> {
  const { collection, dictionary } = sources;
  const areas = collection.ignored.includes('focusedAreaId') ? [] : await collection.researchAreas(language);
  const area = areas.find((candidate) => candidate.id === id);
  const movedTo = areas.find(({ code }) => code === id)?.id;
  if (!area) throw new Problem('not_found', movedTo === undefined ? {} : { movedTo });
  const term = area.code === undefined ? undefined : dictionary.term(area.code);
  // The term with the area's code may be the celestial body that the area studies, so a term with the area's name takes precedence.
  const definition = dictionary.named(area.name.value)?.definition ?? term?.definition;
  const group = area.code === undefined ? undefined : areaGroupOf(area.code);
  return withoutUndefined<PlaceFacts>({
    id,
    name: area.name,
    publicationCount: area.researchCount ?? (await countOf(sources, language, { focusedAreaId: [id] })),
    group,
    termId: term?.id,
    definition: definition && { value: definition[language], lang: language },
  });
}

/** A venue of our own store: remote services do not list venues. */
async function readVenue({ collection }: Sources, language: Language, id: string): Promise<PlaceFacts> {
  const venue = await collection.counts?.venue(language, id);
  if (!venue) throw new Problem('not_found');
  if (venue.id !== id) throw new Problem('not_found', { movedTo: venue.id });
  const { kind, ...facts } = venue;
  return withoutUndefined<PlaceFacts>({ ...facts, venueKind: kind });
}

/** A mission or instrument of the dictionary with at least one publication. */
async function readMission(sources: Sources, language: Language, id: string): Promise<PlaceFacts> {
  const mission = await findMission(sources, id);
  if (!mission) throw new Problem('not_found');
  const { term, count } = mission;
  if (term.id !== id) throw new Problem('not_found', { movedTo: term.id });
  return termFacts(term, language, count);
}

/** The names and the definition of a term, and the number of its publications. */
export function termFacts(term: DictionaryTerm, language: Language, count?: number): PlaceFacts {
  const name = termName(term, language);
  const alt = termName(term, otherLanguages(language)[0]);
  return withoutUndefined<PlaceFacts>({
    id: term.id,
    name: { ...name, ...(alt.lang !== name.lang && { alt }) },
    variants: [language, ...otherLanguages(language)].flatMap((each) => term.names[each]),
    publicationCount: count,
    definition: term.definition && { value: term.definition[language], lang: language },
  });
}

/** The part of a query that selects the publications of a place. */
export function placeQuery({ dictionary }: Sources, language: Language, { filter }: Pick<PlaceKind, 'filter'>, id: string): PlaceQuery {
  if (filter !== 'keyword') return { [filter]: [id] };
  const term = dictionary.term(id);
  return term ? termQuery(term, language) : { keyword: id };
}

export const placeKinds = {
  country: { segment: 'countries', filter: 'country', read: readCountry, signed: { hasInstitutions: true } },
  institution: { segment: 'institutions', filter: 'institutionId', read: readInstitution, signed: { hasInstitutions: false } },
  area: { segment: 'areas', filter: 'focusedAreaId', read: readArea },
  venue: { segment: 'venues', filter: 'venueId', read: readVenue },
  mission: { segment: 'missions', filter: 'keyword', read: readMission },
} as const satisfies Readonly<Record<string, PlaceKind>>;
