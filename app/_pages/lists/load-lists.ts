import { identifierPath } from '#app/_pages/load/identifier-path.ts';
import { type AuthorAnswer, facetFirst, type ResearchAnswer } from '#lib/answers/research-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { isProblem, type ProblemKind } from '#lib/base/problem.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { type FacetName, facetNames, filters, linkFilters, pagedFilters } from '#lib/domain/filters.ts';
import type { Facets, FacetValue, Page } from '#lib/domain/page.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import { type AuthorQuery, defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { coinsMaker } from '#lib/library/rows/row-coins.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { findAlternatives, localAlternatives } from './find-alternatives.ts';
import { findDefinedTerm } from './find-defined-term.ts';
import { findRelatedSearches } from './find-related-searches.ts';
import { findSimilar } from './find-similar.ts';

/**
 * Data of the publication list, for page and browser. Without tabs, counts authors only if a keyword finds no publications. Rejects with
 * a `Problem`.
 */
export async function loadResearchList(language: Language, query: ResearchQuery, { hasTabs = true } = {}): Promise<ResearchAnswer> {
  const sources = await instance();
  const { collection, dictionary } = sources;
  const coinsOf = await coinsMaker(sources, language);
  const [{ page, facetsFailed }, tabTotal] = await Promise.all([
    findWithFacets(
      (facets) => collection.findResearch(language, { ...query, facets }),
      collection.ignored.includes('facets') ? [] : facetNames,
    ),
    hasTabs ? countAuthors(collection, language, query) : undefined,
  ]);
  const authorTotal = hasTabs || page.total !== 0 || !query.keyword ? tabTotal : await countAuthors(collection, language, query);
  const goTo = await identifierPath(
    language,
    query,
    page.items.map(({ id }) => id),
  );
  const [titles, isUncounted] = await Promise.all([
    linkedTitles(collection, language, query),
    collection.counts && isWithoutCounts(collection, language, query, page),
  ]);
  const nearResults = collection.recommendations && (await findRelatedSearches(collection, language, query, page));
  const alikeResults = collection.recommendations && (await findSimilar(collection.recommendations, language, query, page));
  const { facets, restCounts } = shortFacets(page.facets, query);
  return {
    page: {
      ...page,
      facets,
      items: page.items.map((research) => rowData(research, language, query.sort === '-citations')),
    },
    facetsMore: restCounts,
    ...(facetsFailed && { facetsFailed }),
    ...(authorTotal !== undefined && { authorTotal }),
    // Counting alternatives would cost a remote service a dozen requests.
    ...(page.total === 0 && {
      alternatives: collection.counts
        ? await findAlternatives({ collection, dictionary }, language, query)
        : localAlternatives(dictionary, language, query),
    }),
    ...(hasTabs && (await findDefinedTerm(sources, language, query))),
    ...(nearResults && { near: nearResults }),
    ...(titles && { titles }),
    ...(isUncounted && { isUncounted }),
    ...(alikeResults && alikeResults.length > 0 && { alike: alikeResults }),
    ...(goTo && { goTo }),
    coins: Object.fromEntries(page.items.map((research) => [research.id, coinsOf(research)])),
  };
}

/** Titles, by id, of the publications that the query names in `cites` and `citedBy`, except those that cannot be loaded. */
async function linkedTitles(collection: Catalogue, language: Language, query: ResearchQuery): Promise<ResearchAnswer['titles']> {
  const ids = [...new Set(linkFilters.flatMap((name) => query[name]))];
  if (ids.length === 0) return undefined;
  const records = await Promise.all(ids.map((id) => collection.research(language, id).catch(fallback(undefined))));
  return Object.fromEntries(records.flatMap((record) => (record ? [[record.id, inOneLanguage(record.title)]] : [])));
}

const inOneLanguage = ({ value, lang }: Text): Text => ({ value, lang });

/** Whether no publication of the list has a citation count. Sends a query only if no publication of the loaded page has one. */
async function isWithoutCounts(collection: Catalogue, language: Language, query: ResearchQuery, page: Page<Research>): Promise<boolean> {
  const isUncountedPage = ({ items }: Page<Research>) => items.every(({ citations }) => citations === undefined);
  if (!isUncountedPage(page)) return false;
  const topQuery = { ...query, sort: '-citations', pageIndex: 1, pageSize: 1, cursor: undefined, facets: [] } as const;
  const topPage = await collection.findResearch(language, topQuery).catch(fallback(undefined));
  return topPage !== undefined && isUncountedPage(topPage);
}

/** The number of authors for the same query; undefined if counting fails. */
async function countAuthors(collection: Catalogue, language: Language, query: ResearchQuery): Promise<number | undefined> {
  const authorQuery = { ...defaultAuthorQuery, ...sharedOf(query), pageSize: 1 };
  const authors = await collection.findAuthors(language, authorQuery).catch(fallback(undefined));
  // Authors found only by correcting the spelling are not counted for a search of works.
  return authors?.match === 'repaired' ? 0 : authors?.total;
}

/** Data of the author list, with the total of the publication list for the tab. Rejects with a `Problem`. */
export async function loadAuthorList(language: Language, query: AuthorQuery): Promise<AuthorAnswer> {
  const { collection } = await instance();
  const [page, research] = await Promise.all([
    collection.findAuthors(language, query),
    collection.findResearch(language, { ...defaultResearchQuery, ...sharedOf(query), pageSize: 1 }).catch(fallback(undefined)),
  ]);
  const items = page.items.map(({ affiliations, ...author }) => ({
    ...author,
    ...(affiliations && { affiliations: affiliations.slice(0, 1) }),
  }));
  return { page: { ...page, items }, ...(research?.total !== undefined && { researchTotal: research.total }) };
}

/** Parameters that both lists have, used to count the results of the other tab. */
const sharedOf = ({ keyword, focusedAreaId, institutionId, country }: ResearchQuery | AuthorQuery) => ({
  ...(keyword && { keyword }),
  focusedAreaId,
  institutionId,
  country,
});

/** Whether a complete result can be exported (`Harvest.stream`). */
export async function canExport(): Promise<boolean> {
  return (await instance()).collection.harvest !== undefined;
}

/** The base address of the API; undefined in remote mode, which has no API. */
export async function apiSiteUrl(): Promise<string | undefined> {
  return (await instance()).service ? siteUrl() : undefined;
}

/** Shortens long facets to the first values and the selected ones. `restCounts`: how many values were removed from each facet. */
export function shortFacets(
  facets: Facets,
  query: ResearchQuery,
): { facets: Facets; restCounts: Readonly<Partial<Record<FacetName, number>>> } {
  const shortened: Partial<Record<FacetName, readonly FacetValue[]>> = {};
  for (const [facet, values] of Object.entries(facets) as [FacetName, readonly FacetValue[]][])
    shortened[facet] = values.map(valueInOneLanguage);
  const restCounts: Partial<Record<FacetName, number>> = {};
  for (const parameter of pagedFilters) {
    const { facet, values: kind } = filters[parameter];
    // A selected id that does not exist has count 0 and its id as name; the list labels it as unknown.
    const values = shortened[facet]?.filter(({ id, name, count }) => kind !== 'ids' || count > 0 || name.value !== id);
    if (values === undefined) continue;
    shortened[facet] = values;
    const isChosen = (id: string) => query[parameter].includes(id) || (parameter === 'venue' && query.venueId.includes(venueIdOf(id)));
    const visible = values.filter(({ id }, index) => index < facetFirst || isChosen(id));
    if (visible.length === values.length) continue;
    shortened[facet] = visible;
    restCounts[facet] = values.length - visible.length;
  }
  return { facets: shortened, restCounts };
}

const valueInOneLanguage = ({ id, name, count }: FacetValue): FacetValue => ({ id, name: inOneLanguage(name), count });

interface LoadedPage<T> {
  readonly page: Page<T>;
  readonly facetsFailed?: true;
}

/** Problems that counting facets may have caused. After any other problem, a second query without facets would fail too. */
const facetProblems: ReadonlySet<ProblemKind> = new Set(['bad_request', 'unavailable', 'upstream_error', 'bad_payload', 'internal']);

/** One page of a list with facets, or without them when counting fails. Rejects with the `Problem` of the list. */
export async function findWithFacets<T>(
  find: (facets: readonly FacetName[]) => Promise<Page<T>>,
  facets: readonly FacetName[] = facetNames,
): Promise<LoadedPage<T>> {
  try {
    return { page: await find(facets) };
  } catch (error) {
    if (facets.length === 0 || !isProblem(error) || !facetProblems.has(error.kind)) throw error;
    return { page: await find([]), facetsFailed: true };
  }
}
