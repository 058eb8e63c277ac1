import type { CountryCount } from '#lib/answers/country-count.ts';
import type { PlaceContext } from '#lib/answers/place-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Place } from '#lib/domain/collection.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { type AuthorQuery, defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { paths } from '#lib/url/paths.ts';

const areasMax = 6;
const peopleMax = 24;
const partnersMax = 60;

/** People and statistics of an institution or country. Remote mode has only the people. A part that fails is empty. */
export async function readPlaceContext(sources: Sources, language: Language, filter: Place): Promise<PlaceContext> {
  const { counts: counter } = sources.collection;
  const [statistics, partners, people] = await Promise.all([
    readStatistics(sources, language, { ...defaultResearchQuery, ...filter }),
    counter?.partners(language, filter, partnersMax).catch(fallback([])),
    readSigners(sources, language, filter).catch(fallback({ total: 0, people: [], counted: 'all' as const })),
  ]);
  return { ...statistics, partners: partners ?? [], institutions: undefined, cited: [], people };
}

const citedMax = 3;
const noContributors = { total: 0, best: [] } as const;

/** Statistics of the publications on a subject or in a venue, with institutions and the most cited works. */
export async function readTopicContext(sources: Sources, language: Language, filter: Partial<ResearchQuery>): Promise<PlaceContext> {
  const { collection } = sources;
  const query = { ...defaultResearchQuery, ...filter };
  const [statistics, institutions, people, cited] = await Promise.all([
    readStatistics(sources, language, query),
    collection.counts?.contributors(language, 'institution', query, partnersMax).catch(fallback(noContributors)),
    readAuthorsOf(sources, language, query).catch(fallback({ total: 0, people: [], counted: 'all' as const })),
    collection.counts && collection.findResearch(language, { ...query, sort: '-citations', pageSize: citedMax }).catch(fallback(undefined)),
  ]);
  return {
    ...statistics,
    partners: [],
    people,
    institutions,
    cited: (cited?.items ?? []).filter(({ citations = 0 }) => citations > 0),
  };
}

/** Years, areas other than those of the query, and countries of publications. */
async function readStatistics(
  { collection }: Sources,
  language: Language,
  query: ResearchQuery,
): Promise<Pick<PlaceContext, 'years' | 'areas' | 'countries'>> {
  const counts = await collection.counts
    ?.breakdown(language, query, ['year', 'focusedArea', 'country'], areasMax + 1)
    .catch(fallback(undefined));
  const years = (counts?.year ?? []).map(({ id, count }) => ({ year: Number(id), count }));
  return {
    years: years.toSorted((a, b) => a.year - b.year),
    areas: (counts?.focusedArea ?? []).filter(({ id }) => !query.focusedAreaId.includes(id)).slice(0, areasMax),
    countries: asCountries(counts?.country ?? [], language),
  };
}

/** Authors of publications; a remote service can filter authors by area only. */
async function readAuthorsOf(sources: Sources, language: Language, query: ResearchQuery): Promise<PlaceContext['people']> {
  const { collection } = sources;
  if (collection.counts) {
    const { total, best } = await collection.counts.contributors(language, 'author', query, peopleMax);
    return { total, people: best, counted: 'here' };
  }
  return readPeople(sources, language, { focusedAreaId: query.focusedAreaId });
}

async function readSigners(sources: Sources, language: Language, filter: Place): Promise<PlaceContext['people']> {
  const { counts } = sources.collection;
  return counts ? { ...(await counts.signers(language, filter, peopleMax)), counted: 'here' } : readPeople(sources, language, filter);
}

async function readPeople({ collection }: Sources, language: Language, filter: Partial<AuthorQuery>): Promise<PlaceContext['people']> {
  const query = { ...defaultAuthorQuery, ...filter, sort: '-publications', pageSize: peopleMax } as const;
  const { items, total = items.length } = await collection.findAuthors(language, query);
  return { total, people: items.map(({ id, name, publicationCount = 0 }) => ({ id, name, count: publicationCount })), counted: 'all' };
}

/** Countries with the links to their pages. */
export function asCountries(values: readonly FacetValue[], language: Language): readonly CountryCount[] {
  return values.map(({ id, name, count }) => ({ code: id, name, count, href: paths.country(language, id) }));
}
