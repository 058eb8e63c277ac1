import type { CountryCount } from '#components/map/world-map.tsx';
import { instance } from '#lib/compose.ts';
import type { CountedRef, Place, Signers } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';

const areasMax = 8;
const peopleMax = 24;
const partnersMax = 60;

/** What stands around the publications of an institution or a country. */
export interface PlaceContext {
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly areas: readonly FacetValue[];
  /** Other institutions, most publications together first. */
  readonly partners: readonly CountedRef[];
  /** Most publications first, that of the place among them. */
  readonly countries: readonly CountryCount[];
  readonly people: Signers & {
    /** What their numbers count: publications of the place, or, where a remote service cannot say, all of theirs. */
    readonly counted: 'here' | 'all';
  };
}

/** Counts among exactly the publications of a place, of our own store alone, and the people. Each part is an addition: when it fails the page does without. */
export async function loadPlaceContext(language: Language, place: Place): Promise<PlaceContext> {
  const { extras } = await instance();
  const [counts, partners, people] = await Promise.all([
    extras
      ?.breakdown(language, { ...defaultResearchQuery, ...place }, ['year', 'focusedArea', 'country'], areasMax)
      .catch(leftOut(undefined)),
    extras?.partners(language, place, partnersMax).catch(leftOut([])),
    loadPeople(language, place).catch(leftOut({ total: 0, people: [], counted: 'all' as const })),
  ]);
  const years = (counts?.year ?? []).map(({ id, count }) => ({ year: Number(id), count }));
  return {
    years: years.toSorted((a, b) => a.year - b.year),
    areas: (counts?.focusedArea ?? []).slice(0, areasMax),
    partners: partners ?? [],
    countries: asCountries(counts?.country ?? [], language),
    people,
  };
}

async function loadPeople(language: Language, place: Place): Promise<PlaceContext['people']> {
  const { catalogue, extras } = await instance();
  if (extras) return { ...(await extras.signers(language, place, peopleMax)), counted: 'here' };
  const query = { ...defaultAuthorQuery, ...place, sort: '-publications', pageSize: peopleMax } as const;
  const { items, total = items.length } = await catalogue.findAuthors(language, query);
  return { total, people: items.map(({ id, name, publicationCount = 0 }) => ({ id, name, count: publicationCount })), counted: 'all' };
}

/** Counted countries with the pages that they lead to. */
export function asCountries(values: readonly FacetValue[], language: Language): readonly CountryCount[] {
  return values.map(({ id, name, count }) => ({ code: id, name, count, href: paths.country(language, id) }));
}
