import type { ResearchAnswer } from '#lib/answers/research-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { facetNames, linkFilters } from '#lib/domain/filters.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultAuthorQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { coinsMaker } from '#lib/library/rows/row-coins.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import type { Sources } from '#lib/library/sources.ts';
import { findAlternatives, localAlternatives } from './find-alternatives.ts';
import { findDefinedTerm } from './find-defined-term.ts';
import { findRelatedSearches } from './find-related-searches.ts';
import { findSimilar } from './find-similar.ts';
import { findWithFacets } from './find-with-facets.ts';
import { identifierPath } from './identifier-path.ts';
import { inOneLanguage } from './in-one-language.ts';
import { sharedParameters } from './shared-parameters.ts';
import { shortFacets } from './short-facets.ts';

/**
 * Data of the publication list, for page and browser. Without tabs, counts authors only if a keyword finds no publications. Rejects with
 * a `Problem`.
 */
export async function listResearch(
  sources: Sources,
  language: Language,
  query: ResearchQuery,
  { hasTabs = true } = {},
): Promise<ResearchAnswer> {
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
    collection,
    language,
    query,
    page.items.map(({ id }) => id),
  );
  const [titles, isUncounted] = await Promise.all([
    linkedTitles(collection, language, query),
    collection.counts && isWithoutCounts(collection, language, query, page),
  ]);
  const near = collection.recommendations && (await findRelatedSearches(collection, language, query, page));
  const alike = collection.recommendations && (await findSimilar(collection.recommendations, language, query, page));
  const { facets, restCounts } = shortFacets(page.facets, query);
  return {
    page: {
      ...page,
      facets,
      items: page.items.map((research) => rowData(research, language, query.sort === '-citations')),
    },
    facetsMore: restCounts,
    facetsFailed,
    authorTotal,
    // Counting alternatives would cost a remote service a dozen requests.
    alternatives:
      page.total !== 0
        ? undefined
        : collection.counts
          ? await findAlternatives(sources, language, query)
          : localAlternatives(dictionary, language, query),
    meant: hasTabs ? await findDefinedTerm(sources, language, query) : undefined,
    near,
    titles,
    isUncounted: isUncounted || undefined,
    alike: alike && alike.length > 0 ? alike : undefined,
    goTo,
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
  const authorQuery = { ...defaultAuthorQuery, ...sharedParameters(query), pageSize: 1 };
  const authors = await collection.findAuthors(language, authorQuery).catch(fallback(undefined));
  // Authors found only by correcting the spelling are not counted for a search of works.
  return authors?.match === 'repaired' ? 0 : authors?.total;
}
