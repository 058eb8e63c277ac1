import type { CountryCount } from '#lib/answers/country-count.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Contributors, CountedRef, Place, Signers } from '#lib/domain/collection.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { type AuthorQuery, defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

const areasMax = 8;
const peopleMax = 24;
const partnersMax = 60;

/** Statistics around the publications of an institution, country, area, venue or term. */
export interface PlaceContext {
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly areas: readonly FacetValue[];
  /** Other institutions, by number of shared publications. */
  readonly partners: readonly CountedRef[];
  /** Countries by number of publications, including the country of the place. */
  readonly countries: readonly CountryCount[];
  /** Institutions with publications on a subject or in a venue; absent on the pages of institutions and countries. */
  readonly institutions?: Contributors;
  /** The most cited publications. Publications without citations are left out. */
  readonly cited?: readonly Research[];
  readonly people: Signers & {
    /** `here`: counts each person's publications of this place. `all` (remote mode): counts all publications of each person. */
    readonly counted: 'here' | 'all';
  };
}

/** People and statistics of an institution or country. Remote mode has only the people. A part that fails is empty. */
export async function loadPlaceContext(language: Language, filter: Place): Promise<PlaceContext> {
  const { collection } = await instance();
  const [counts, partners, people] = await Promise.all([
    collection.counts
      ?.breakdown(language, { ...defaultResearchQuery, ...filter }, ['year', 'focusedArea', 'country'], areasMax)
      .catch(fallback(undefined)),
    collection.counts?.partners(language, filter, partnersMax).catch(fallback([])),
    loadSigners(language, filter).catch(fallback({ total: 0, people: [], counted: 'all' as const })),
  ]);
  return {
    years: yearsOf(counts?.year),
    areas: (counts?.focusedArea ?? []).slice(0, areasMax),
    partners: partners ?? [],
    countries: asCountries(counts?.country ?? [], language),
    people,
  };
}

const citedMax = 3;
const noContributors = { total: 0, best: [] } as const;

/** Statistics of the publications on a subject or in a venue, with institutions and the most cited works. */
export async function loadTopicContext(language: Language, filter: Partial<ResearchQuery>): Promise<PlaceContext> {
  const { collection } = await instance();
  const query = { ...defaultResearchQuery, ...filter };
  const [counts, institutions, people, cited] = await Promise.all([
    collection.counts?.breakdown(language, query, ['year', 'focusedArea', 'country'], areasMax + 1).catch(fallback(undefined)),
    collection.counts?.contributors(language, 'institution', query, partnersMax).catch(fallback(noContributors)),
    loadAuthorsOf(language, query).catch(fallback({ total: 0, people: [], counted: 'all' as const })),
    collection.counts && collection.findResearch(language, { ...query, sort: '-citations', pageSize: citedMax }).catch(fallback(undefined)),
  ]);
  const areas = (counts?.focusedArea ?? []).filter(({ id }) => !query.focusedAreaId.includes(id));
  return {
    years: yearsOf(counts?.year),
    areas: areas.slice(0, areasMax),
    partners: [],
    countries: asCountries(counts?.country ?? [], language),
    people,
    ...(institutions && { institutions }),
    cited: (cited?.items ?? []).filter(({ citations = 0 }) => citations > 0),
  };
}

/** Authors of publications; a remote service can filter authors by area only. */
async function loadAuthorsOf(language: Language, query: ResearchQuery): Promise<PlaceContext['people']> {
  const { collection } = await instance();
  if (collection.counts) {
    const { total, best } = await collection.counts.contributors(language, 'author', query, peopleMax);
    return { total, people: best, counted: 'here' };
  }
  return loadPeople(language, { focusedAreaId: query.focusedAreaId });
}

const yearsOf = (values: readonly FacetValue[] = []) =>
  values.map(({ id, count }) => ({ year: Number(id), count })).toSorted((a, b) => a.year - b.year);

async function loadSigners(language: Language, filter: Place): Promise<PlaceContext['people']> {
  const { collection } = await instance();
  return collection.counts
    ? { ...(await collection.counts.signers(language, filter, peopleMax)), counted: 'here' }
    : loadPeople(language, filter);
}

async function loadPeople(language: Language, filter: Partial<AuthorQuery>): Promise<PlaceContext['people']> {
  const { collection } = await instance();
  const query = { ...defaultAuthorQuery, ...filter, sort: '-publications', pageSize: peopleMax } as const;
  const { items, total = items.length } = await collection.findAuthors(language, query);
  return { total, people: items.map(({ id, name, publicationCount = 0 }) => ({ id, name, count: publicationCount })), counted: 'all' };
}

/** Countries with the links to their pages. */
export function asCountries(values: readonly FacetValue[], language: Language): readonly CountryCount[] {
  return values.map(({ id, name, count }) => ({ code: id, name, count, href: paths.country(language, id) }));
}
