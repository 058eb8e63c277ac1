import type { CountryCount } from '#components/map/world-map.tsx';
import { instance } from '#lib/compose.ts';
import type { CountedRef } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';

const peopleMax = 24;
const partnersMax = 61;

/** What stands around the publications of an institution or a country. */
export interface PlaceContext {
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly areas: readonly FacetValue[];
  /** Most publications first, the institution itself among them. */
  readonly institutions: readonly CountedRef[];
  readonly countries: readonly CountryCount[];
  readonly people: readonly CountedRef[];
  readonly peopleTotal: number;
}

/** Counts among exactly the publications of `fixed`, of our own store alone, and the people. Each part is an addition: when it fails the page does without. */
export async function loadPlaceContext(language: Language, fixed: Pick<ResearchQuery, 'institutionId' | 'country'>): Promise<PlaceContext> {
  const { catalogue, extras } = await instance();
  const [counts, people] = await Promise.all([
    extras
      ?.breakdown(language, { ...defaultResearchQuery, ...fixed }, ['year', 'focusedArea', 'institution', 'country'], partnersMax)
      .catch(leftOut(undefined)),
    catalogue
      .findAuthors(language, { ...defaultAuthorQuery, ...fixed, sort: '-publications', pageSize: peopleMax })
      .catch(leftOut(undefined)),
  ]);
  const years = (counts?.year ?? []).map(({ id, count }) => ({ year: Number(id), count }));
  return {
    years: years.toSorted((a, b) => a.year - b.year),
    areas: (counts?.focusedArea ?? []).slice(0, 8),
    institutions: counts?.institution ?? [],
    countries: asCountries(counts?.country ?? [], language),
    people: (people?.items ?? []).map(({ id, name, publicationCount = 0 }) => ({ id, name, count: publicationCount })),
    peopleTotal: people?.total ?? 0,
  };
}

/** Counted countries with the pages that they lead to. */
export function asCountries(values: readonly FacetValue[], language: Language): readonly CountryCount[] {
  return values.map(({ id, name, count }) => ({ code: id, name, count, href: paths.country(language, id) }));
}
