import { identifierPath } from '#app/_pages/load/identifier-path.ts';
import { instance, siteUrl } from '#lib/compose.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import { arrayFilters, type FacetName, facetNames, filterOf, filters, linkFilters, pagedFilters } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Facets, FacetValue, Page } from '#lib/domain/page.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import { isProblem, type ProblemKind } from '#lib/domain/problem.ts';
import {
  type AuthorQuery,
  defaultAuthorQuery,
  defaultResearchQuery,
  type InstitutionQuery,
  limits,
  type ResearchQuery,
} from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { type AuthorAnswer, facetFirst, type ResearchAnswer } from '#lib/queries/research-answer.ts';
import { findAlternatives, localAlternatives } from './find-alternatives.ts';
import { findDefinedTerm } from './find-defined-term.ts';
import { findRelatedSearches } from './find-related-searches.ts';
import { findSimilar } from './find-similar.ts';
import { coinsMaker } from './row-coins.ts';
import { rowData } from './row-data.ts';

/**
 * Data of the publication list, for page and browser. Without tabs, counts authors only if a keyword finds no publications. Rejects with
 * a `Problem`.
 */
export async function loadResearchList(language: Language, query: ResearchQuery, { hasTabs = true } = {}): Promise<ResearchAnswer> {
  const { catalogue, extras, mode, ignored, dictionary } = await instance();
  const sentQuery = mode === 'embedded' ? withIntegerIds(query) : query;
  const coinsOf = await coinsMaker(extras, language);
  const [{ page, facetsFailed }, tabTotal] = await Promise.all([
    findWithFacets(
      (facets) => withinWindow(mode, { ...sentQuery, facets }, (window) => catalogue.findResearch(language, window)),
      ignored.includes('facets') ? [] : facetNames,
    ),
    hasTabs ? countAuthors(catalogue, language, sentQuery) : undefined,
  ]);
  const authorTotal = hasTabs || page.total !== 0 || !sentQuery.keyword ? tabTotal : await countAuthors(catalogue, language, sentQuery);
  const goTo = await identifierPath(
    language,
    query,
    page.items.map(({ id }) => id),
  );
  const [titles, isUncounted] = await Promise.all([
    linkedTitles(catalogue, language, sentQuery),
    mode === 'embedded' && isWithoutCounts(catalogue, language, sentQuery, page),
  ]);
  const nearResults = extras && (await findRelatedSearches({ catalogue, extras }, language, sentQuery, page));
  const alikeResults = extras && (await findSimilar(extras, language, sentQuery, page));
  const { facets, restCounts } = shortFacets(page.facets, query);
  return {
    page: {
      ...page,
      ...droppedIds(query, sentQuery),
      facets,
      items: page.items.map((research) => rowData(research, language, query.sort === '-citations')),
    },
    facetsMore: restCounts,
    ...(facetsFailed && { facetsFailed }),
    ...(authorTotal !== undefined && { authorTotal }),
    // Counting alternatives would cost a remote service a dozen requests.
    ...(page.total === 0 && {
      alternatives:
        mode === 'embedded'
          ? await findAlternatives({ catalogue, extras, dictionary }, language, sentQuery)
          : localAlternatives(dictionary, language, sentQuery),
    }),
    ...(hasTabs && findDefinedTerm(dictionary, language, sentQuery)),
    ...(nearResults && { near: nearResults }),
    ...(titles && { titles }),
    ...(isUncounted && { isUncounted }),
    ...(alikeResults && alikeResults.length > 0 && { alike: alikeResults }),
    ...(goTo && { goTo }),
    coins: Object.fromEntries(page.items.map((research) => [research.id, coinsOf(research)])),
  };
}

/** Titles, by id, of the publications that the query names in `cites` and `citedBy`, except those that cannot be loaded. */
async function linkedTitles(catalogue: Catalogue, language: Language, query: ResearchQuery): Promise<ResearchAnswer['titles']> {
  const ids = [...new Set(linkFilters.flatMap((name) => query[name]))];
  if (ids.length === 0) return undefined;
  const records = await Promise.all(ids.map((id) => catalogue.research(language, id).catch(fallback(undefined))));
  return Object.fromEntries(records.flatMap((record) => (record ? [[record.id, inOneLanguage(record.title)]] : [])));
}

const inOneLanguage = ({ value, lang }: Text): Text => ({ value, lang });

/** Whether no publication of the list has a citation count. Sends a query only if no publication of the loaded page has one. */
async function isWithoutCounts(catalogue: Catalogue, language: Language, query: ResearchQuery, page: Page<Research>): Promise<boolean> {
  const isUncountedPage = ({ items }: Page<Research>) => items.every(({ citations }) => citations === undefined);
  if (!isUncountedPage(page)) return false;
  const topQuery = { ...query, sort: '-citations', pageIndex: 1, pageSize: 1, cursor: undefined, facets: [] } as const;
  const topPage = await catalogue.findResearch(language, topQuery).catch(fallback(undefined));
  return topPage !== undefined && isUncountedPage(topPage);
}

/** The number of authors for the same query; undefined if counting fails. */
async function countAuthors(catalogue: Catalogue, language: Language, query: ResearchQuery): Promise<number | undefined> {
  const authorQuery = { ...defaultAuthorQuery, ...sharedOf(query), pageSize: 1 };
  const authors = await catalogue.findAuthors(language, authorQuery).catch(fallback(undefined));
  // Authors found only by correcting the spelling are not counted for a search of works.
  return authors?.match === 'repaired' ? 0 : authors?.total;
}

/** Data of the author list, with the total of the publication list for the tab. Rejects with a `Problem`. */
export async function loadAuthorList(language: Language, query: AuthorQuery): Promise<AuthorAnswer> {
  const { catalogue, mode } = await instance();
  const sentQuery = mode === 'embedded' ? withIntegerIds(query) : query;
  const [page, research] = await Promise.all([
    withinWindow(mode, sentQuery, (window) => catalogue.findAuthors(language, window)),
    catalogue.findResearch(language, { ...defaultResearchQuery, ...sharedOf(sentQuery), pageSize: 1 }).catch(fallback(undefined)),
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

/**
 * In embedded mode, limits page numbers to the first 10,000 records. Later pages need a cursor; without a valid cursor they have no rows.
 */
export async function withinWindow<Query extends ResearchQuery | AuthorQuery, T>(
  mode: 'embedded' | 'remote',
  query: Query,
  find: (query: Query) => Promise<Page<T>>,
): Promise<Page<T>> {
  if (mode === 'remote') return find({ ...query, cursor: undefined });
  const lastPage = Math.floor(limits.pageWindow / query.pageSize);
  const { pageIndex } = query;
  const limitPages = (page: Page<T>) => ({
    ...page,
    ...(page.totalPages !== undefined && { totalPages: Math.min(page.totalPages, lastPage) }),
  });
  const cursorPage =
    query.cursor && pageIndex > lastPage ? await find({ ...query, pageIndex: 1, withPrevious: true }).catch(undefinedIfRefused) : undefined;
  if (cursorPage) {
    const totalPages = cursorPage.total === undefined ? undefined : Math.ceil(cursorPage.total / query.pageSize);
    return {
      ...limitPages({ ...cursorPage, ...(totalPages !== undefined && { totalPages }) }),
      pageIndex,
      hasNext: false,
      hasPrevious: true,
    };
  }
  const page = limitPages(await find({ ...query, cursor: undefined, pageIndex: Math.min(pageIndex, lastPage) }));
  const { nextCursor, ...rest } = page;
  if (pageIndex > lastPage) return { ...rest, items: [], pageIndex, hasNext: false, hasPrevious: true };
  return pageIndex < lastPage ? rest : { ...page, hasNext: false };
}

function undefinedIfRefused(error: unknown): undefined {
  if (isProblem(error) && error.kind === 'bad_request') return undefined;
  throw error;
}

/** Names of the filters from which `withIntegerIds` dropped ids, for the notice on ignored parameters. */
function droppedIds(query: ResearchQuery, sentQuery: ResearchQuery): { readonly ignored?: readonly string[] } {
  const droppedNames = idFilters.filter((name) => query[name].length > sentQuery[name].length);
  return droppedNames.length > 0 ? { ignored: droppedNames } : {};
}

const idFilters = arrayFilters.filter((name) => {
  const filter = filterOf(name);
  return filter.kind === 'link' || (filter.kind === 'list' && filter.values === 'ids');
});

/** Drops ids that are not integers. The embedded service has only integer ids, but an address may contain any text. */
export function withIntegerIds<Query extends ResearchQuery | AuthorQuery | InstitutionQuery>(query: Query): Query {
  const isLocalId = (id: string) => /^[1-9]\d{0,15}$/.test(id);
  const localIds = idFilters
    .filter((name) => name in query)
    .map((name) => [name, (query as Partial<ResearchQuery>)[name]?.filter(isLocalId)]);
  return { ...query, ...Object.fromEntries(localIds) };
}

/** Whether a complete result can be exported (`Extras.stream`). */
export async function canExport(): Promise<boolean> {
  return (await instance()).extras !== undefined;
}

/** The base address of the API; undefined in remote mode, which has no API. */
export async function apiSiteUrl(): Promise<string | undefined> {
  return (await instance()).mode === 'embedded' ? siteUrl() : undefined;
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
