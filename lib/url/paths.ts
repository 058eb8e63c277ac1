import { defaultResearchQuery } from '#lib/domain/query.ts';
import { languagePath } from '#lib/languages/language-path.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';
import type { AuthorAddress } from './author-query.ts';
import { encodeAuthorQuery } from './author-query.ts';
import type { ChartExtension, ChartKind, ChartTheme } from './chart-address.ts';
import { type Comparison, encodeComparison } from './compare-query.ts';
import { encodeFacetView, type FacetKind, type FacetView } from './facet-address.ts';
import { encodeListIds } from './list-ids.ts';
import { encodeResearchQuery, type ResearchAddress } from './research-query.ts';
import { isId } from './table/codec.ts';
import { encodeTermQuery, type TermQuery } from './term-query.ts';

/** The anchor of a list row, by its position in the whole result; the link back from a record uses it. */
export const rowAnchor = (place: number) => `row-${place}`;

const withMark = (list: string, mark: string) => `${list}${list.includes('?') ? '&' : '?'}${mark}`;

/** The address of a list with the abstract of one row open. */
export const openedPath = (list: string, id: string, place: number) =>
  `${withMark(list, `open=${encodeURIComponent(id)}`)}#${rowAnchor(place)}`;

/** The default columns of a table (`table-columns.ts`). */
export const usualColumns = 'authors,venue,year,type,access';

/** The address of a list as a table; unchanged without columns. */
export const withColumns = (list: string, columns: string | undefined) =>
  columns === undefined ? list : withMark(list, `columns=${encodeURIComponent(columns).replaceAll('%2C', ',')}`);

/** The address of a list with check boxes before its rows. */
export const selectPath = (list: string) => withMark(list, 'select=1');

/** The id of the row that an address opens; undefined for none. */
export const openedId = (raw: RawSearchParams): string | undefined => readSearchParams(raw).get('open')?.find(isId);

/** Every address of the site. Ids of remote services may contain anything, so they are percent-encoded. */
export const paths = {
  home: (language: Language) => `/${language}`,
  /** The address of a list, scrolled to one of its rows. */
  researchRow: (language: Language, query: ResearchAddress, place: number) => `${paths.research(language, query)}#${rowAnchor(place)}`,
  research: (language: Language, query?: ResearchAddress) => withQuery(`/${language}/research`, query && encodeResearchQuery(query)),
  /** `from`: the list that the reader came from, for the links back to it and to the previous and next record. */
  record: (language: Language, id: string, from?: { query: ResearchAddress; place: number }) =>
    withQuery(
      `/${language}/research/${encodeURIComponent(id)}`,
      from && [`place=${from.place}`, encodeResearchQuery(from.query)].filter(Boolean).join('&'),
    ),
  /** A whole result as a file or feed, without page and page size. */
  researchFile: (language: Language, extension: string, query?: ResearchAddress) =>
    withQuery(`/${language}/research.${extension}`, query && encodeResearchQuery(withoutPage(query))),
  /** A BibTeX file with the journal macros of AASTeX. */
  withJournalMacros: (file: string) => withMark(file, 'journals=macros'),
  /** A reader's list: the ids are in the address, so it can be shared. */
  list: (language: Language, ids: readonly string[] = []) => withQuery(`/${language}/list`, encodeListIds(ids)),
  listFile: (language: Language, extension: string, ids: readonly string[]) =>
    withQuery(`/${language}/research.${extension}`, encodeListIds(ids)),
  report: (language: Language, query?: ResearchAddress) =>
    withQuery(`/${language}/research/report`, query && encodeResearchQuery(withoutPage(query))),
  /** The page of all values of one filter, with their totals. */
  facet: (language: Language, kind: FacetKind, query: ResearchAddress, view: FacetView = { by: 'count' }) =>
    withQuery(`/${language}/research/by/${kind}`, facetSearch(query, view)),
  facetFile: (language: Language, kind: FacetKind, query: ResearchAddress, view: FacetView = { by: 'count' }) =>
    withQuery(`/${language}/research/by/${kind}.csv`, facetSearch(query, view)),
  /** The charts of a list. */
  charts: (language: Language, query?: ResearchAddress) =>
    withQuery(`/${language}/research/charts`, query && encodeResearchQuery(withoutPage(query))),
  chartFile: (language: Language, kind: ChartKind, extension: ChartExtension, query: ResearchAddress) =>
    withQuery(`/${language}/research/charts/${kind}.${extension}`, encodeResearchQuery(withoutPage(query))),
  /** One chart for embedding in another site. */
  chartEmbed: (language: Language, kind: ChartKind, query: ResearchAddress, theme?: ChartTheme) =>
    withQuery(
      `/${language}/embed/charts/${kind}`,
      [encodeResearchQuery(withoutPage(query)), theme && `theme=${theme}`].filter(Boolean).join('&'),
    ),
  /** The pages of all authors or all references of a work. */
  recordList: (language: Language, id: string, kind: 'authors' | 'references', search?: string) =>
    withQuery(`/${language}/research/${encodeURIComponent(id)}/${kind}`, search),
  /** All authors or all references of a work, as a table. */
  recordListCsv: (language: Language, id: string, kind: 'authors' | 'references') =>
    `/${language}/research/${encodeURIComponent(id)}/${kind}.csv`,
  recordImage: (language: Language, id: string) => `/${language}/og/research/${encodeURIComponent(id)}.png`,
  siteImage: (language: Language) => `/${language}/og/site.png`,
  authors: (language: Language, query?: AuthorAddress) => withQuery(`/${language}/authors`, query && encodeAuthorQuery(query)),
  author: (language: Language, id: string, query?: ResearchAddress) =>
    withQuery(`/${language}/authors/${encodeURIComponent(id)}`, query && encodeResearchQuery({ ...query, authorId: [] })),
  authorFile: (language: Language, id: string, extension: string, query?: ResearchAddress) =>
    withQuery(
      `/${language}/authors/${encodeURIComponent(id)}.${extension}`,
      query && encodeResearchQuery({ ...withoutPage(query), authorId: [] }),
    ),
  /** The feed of an author's publications as a page. */
  /** The feed of changes of the API. */
  changelogFeed: (language: Language) => `${paths.developers(language, 'changelog')}/feed.atom`,
  /** The feed of a list as a page, with the HTML to embed the list. */
  followResearch: (language: Language, query: ResearchAddress) =>
    withQuery(`/${language}/research/follow`, encodeResearchQuery(withoutPage(query))),
  /** The page of what one follows by mail, and its sections. */
  digests: (language: Language, section?: 'confirm' | 'one-click') => `/${language}/digests${section ? `/${section}` : ''}`,
  /** The form that follows a list by mail. */
  newDigest: (language: Language, query: ResearchAddress) => withQuery(`/${language}/digests/new`, listParameters(query)),
  /** An author's publications for embedding in another site. */
  embed: (language: Language, id: string) => `/${language}/embed/authors/${encodeURIComponent(id)}`,
  /** A list of publications for embedding in another site; `embedList` embeds a reader's list. */
  embedResearch: (language: Language, query: ResearchAddress) =>
    withQuery(`/${language}/embed/research`, encodeResearchQuery({ ...query, pageIndex: 1 })),
  embedList: (language: Language, ids: readonly string[]) => withQuery(`/${language}/embed/list`, encodeListIds(ids)),
  collection: (language: Language) => `/${language}/collection`,
  /** The path without a query. `institutionsPath`, in a file that the scripts of other pages do not load, adds a query. */
  institutions: (language: Language) => `/${language}/institutions`,
  /** The page that compares institutions, countries or areas. */
  compare: (language: Language, comparison?: Comparison) => withQuery(`/${language}/compare`, comparison && encodeComparison(comparison)),
  compareFile: (language: Language, comparison: Comparison) => withQuery(`/${language}/compare.csv`, encodeComparison(comparison)),
  countries: (language: Language) => `/${language}/countries`,
  /** `country`: the areas with the publications of these countries alone. */
  areas: (language: Language, country: ResearchAddress['country'] = []) =>
    withQuery(`/${language}/areas`, encodeResearchQuery({ ...defaultResearchQuery, country })),
  area: (language: Language, id: string) => `/${language}/areas/${encodeURIComponent(id)}`,
  venues: (language: Language, search?: string) => withQuery(`/${language}/venues`, search),
  venue: (language: Language, id: string) => `/${language}/venues/${encodeURIComponent(id)}`,
  missions: (language: Language) => `/${language}/missions`,
  mission: (language: Language, id: string) => `/${language}/missions/${encodeURIComponent(id)}`,
  institution: (language: Language, id: string) => `/${language}/institutions/${encodeURIComponent(id)}`,
  country: (language: Language, code: string) => `/${language}/countries/${encodeURIComponent(code)}`,
  /** A page about an institution, a country, an area, a venue or a mission. */
  place: (language: Language, segment: string, id: string) => `/${language}/${segment}/${encodeURIComponent(id)}`,
  placeImage: (language: Language, segment: string, id: string) => `/${language}/og/${segment}/${encodeURIComponent(id)}.png`,
  /** The page about the site's operator. */
  imprint: (language: Language) => `/${language}/imprint`,
  operatorLogo: '/operator-logo',
  terms: (language: Language, query?: Partial<TermQuery>) => withQuery(`/${language}/terms`, query && encodeTermQuery(query)),
  /** The thesaurus at one concept, or at its top. */
  thesaurus: (language: Language, concept?: string) =>
    withQuery(`/${language}/terms/uat`, concept && `concept=${encodeURIComponent(concept)}`),
  term: (language: Language, id: string) => `/${language}/terms/${encodeURIComponent(id)}`,
  openSearch: (language: Language) => `/opensearch.${language}.xml`,
  developers: (language: Language, section?: string) => `/${language}/developers${section ? `/${section}` : ''}`,
  bffResearch: (language: Language, query: ResearchAddress) => withQuery(`/bff/${language}/research`, encodeResearchQuery(query)),
  bffCitations: (language: Language, id: string) => `/bff/${language}/research/${encodeURIComponent(id)}/citations`,
  bffSuggest: (language: Language, text: string) => `/bff/${language}/suggest?${new URLSearchParams({ text })}`,
  bffFacet: (language: Language, kind: FacetKind, query: ResearchAddress, view: FacetView) =>
    withQuery(`/bff/${language}/facets/${kind}`, facetSearch(query, view)),
  bffFileSizes: (language: Language, query: ResearchAddress) =>
    withQuery(`/bff/${language}/file-sizes`, encodeResearchQuery(withoutPage(query))),
  bffAbstract: (language: Language, id: string) => `/bff/${language}/research/${encodeURIComponent(id)}/abstract`,
  bffAuthors: (language: Language, query: AuthorAddress) => withQuery(`/bff/${language}/authors`, encodeAuthorQuery(query)),
} as const;

/** Appends a query string to a path, unless it is empty. */
export function withQuery(path: string, query: string | undefined): string {
  return query ? `${path}?${query}` : path;
}

function withoutPage(query: ResearchAddress): ResearchAddress {
  return { ...query, cursor: undefined, pageIndex: defaultResearchQuery.pageIndex, pageSize: defaultResearchQuery.pageSize };
}

/** The parameters of a list without its order and page: they select the same works in any order. */
export function listParameters(query: ResearchAddress): string {
  const { sort: _, ...rest } = withoutPage(query);
  return encodeResearchQuery(rest);
}

const facetSearch = (query: ResearchAddress, view: FacetView) =>
  [encodeResearchQuery({ ...query, cursor: undefined, pageIndex: defaultResearchQuery.pageIndex }), encodeFacetView(view)]
    .filter(Boolean)
    .join('&');

/** The same page in the other language: only the first segment changes. */
export function inLanguage(pathAndQuery: string, language: Language): string {
  return pathAndQuery.replace(languageSegment, `/${language}`);
}

const languageSegment = languagePath('(?=[/?#]|$)');
