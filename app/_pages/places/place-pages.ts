import { cache } from 'react';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { PlaceFacts } from '#lib/domain/places/place-facts.ts';
import { areaNode, countryNode, institutionNode, missionNode, venueNode } from '#lib/formats/metadata/jsonld-places.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type PlaceKind, placeKinds } from '#lib/library/places/place-kinds.ts';

/** A kind of entity with a page about its publications; page, share image and embed derive from this value. */
export interface PagePlace extends PlaceKind {
  /** The place as a schema.org node, without `@context`. */
  readonly node: (place: PlaceFacts, options: WriteOptions) => object;
  /** The path of the API request for the place or its publications. */
  readonly apiPath: (language: Language, id: string) => string;
  readonly signed?: NonNullable<PlaceKind['signed']> & {
    /** The country of the place, which the list of partner countries omits. */
    readonly countryOf: (place: PlaceFacts) => string | undefined;
    /** Message key of the note on the partners of the place. */
    readonly partnersNote: 'partnersNote' | 'partnersOfCountryNote';
  };
}

const { country, institution, area, venue, mission } = placeKinds;

// Each place is read once per request, for both the metadata and the page.
export const placePages = {
  country: {
    ...country,
    read: cache(country.read),
    node: countryNode,
    apiPath: (language, code) => `${apiPaths.researchList(language)}?country=${code}`,
    signed: { ...country.signed, countryOf: ({ id }) => id, partnersNote: 'partnersOfCountryNote' },
  },
  institution: {
    ...institution,
    read: cache(institution.read),
    node: institutionNode,
    apiPath: apiPaths.institution,
    signed: { ...institution.signed, countryOf: (place) => place.country, partnersNote: 'partnersNote' },
  },
  area: {
    ...area,
    read: cache(area.read),
    node: areaNode,
    apiPath: (language, id) => `${apiPaths.researchList(language)}?focusedAreaId=${encodeURIComponent(id)}`,
  },
  venue: {
    ...venue,
    read: cache(venue.read),
    node: venueNode,
    apiPath: (language, id) => `${apiPaths.researchList(language)}?venueId=${encodeURIComponent(id)}`,
  },
  mission: { ...mission, read: cache(mission.read), node: missionNode, apiPath: apiPaths.term },
} as const satisfies Readonly<Record<string, PagePlace>>;

/** The kind of place with this segment in its addresses. Throws a `Problem` for other segments. */
export function placePage(segment: string): PagePlace {
  const kind = Object.values(placePages).find((each) => each.segment === segment);
  if (!kind) throw new Problem('not_found');
  return kind;
}
