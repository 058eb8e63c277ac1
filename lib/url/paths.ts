import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { AuthorAddress } from './author-query.ts';
import { encodeAuthorQuery } from './author-query.ts';
import type { ChartExtension, ChartKind, ChartTheme } from './chart-address.ts';
import { isId } from './codec.ts';
import { type Comparison, encodeComparison } from './compare-query.ts';
import { encodeFacetView, type FacetKind, type FacetView } from './facet-address.ts';
import { encodeListIds } from './list-ids.ts';
import { encodeResearchQuery, type ResearchAddress } from './research-query.ts';
import { type RawSearchParams, readSearchParams } from './search-params.ts';
import { encodeTermQuery, type TermQuery } from './term-query.ts';

/** Of a row in a list, by its place in the whole result: the way back from a record leads there. */
export const rowAnchor = (place: number) => `row-${place}`;

const withMark = (list: string, mark: string) => `${list}${list.includes('?') ? '&' : '?'}${mark}`;

/** A list, by its address, with the abstract of one of its rows opened. */
export const openedPath = (list: string, id: string, place: number) =>
  `${withMark(list, `open=${encodeURIComponent(id)}`)}#${rowAnchor(place)}`;

/** Those of a table that nobody has changed (`table-columns.ts`). */
export const usualColumns = 'second,authors,venue,year,type,access';

/** A list, by its address, as a table; as it is, without columns. */
export const withColumns = (list: string, columns: string | undefined) =>
  columns === undefined ? list : withMark(list, `columns=${encodeURIComponent(columns).replaceAll('%2C', ',')}`);

/** A list, by its address, with ticks before its rows. */
export const selectPath = (list: string) => withMark(list, 'select=1');

/** The row that an address opens; undefined where it opens none. */
export const openedId = (raw: RawSearchParams): string | undefined => readSearchParams(raw).get('open')?.find(isId);

/** Every address of the site. Ids of remote services may hold anything, so they are percent-encoded. */
export const paths = {
  home: (language: Language) => `/${language}`,
  /** A list at one of its rows. */
  researchRow: (language: Language, query: ResearchAddress, place: number) => `${paths.research(language, query)}#${rowAnchor(place)}`,
  research: (language: Language, query?: ResearchAddress) => withQuery(`/${language}/research`, query && encodeResearchQuery(query)),
  /** `from` is the query of the list one came from: it makes "back to results" and "previous, next" possible without any store. */
  record: (language: Language, id: string, from?: { query: ResearchAddress; place: number }) =>
    withQuery(
      `/${language}/research/${encodeURIComponent(id)}`,
      from && [`place=${from.place}`, encodeResearchQuery(from.query)].filter(Boolean).join('&'),
    ),
  /** A whole result as a file or feed: page and page size mean nothing to it. */
  researchFile: (language: Language, extension: string, query?: ResearchAddress) =>
    withQuery(`/${language}/research.${extension}`, query && encodeResearchQuery(whole(query))),
  /** A reader's own list: the ids are the address, so it can be sent to somebody else. */
  list: (language: Language, ids: readonly string[] = []) => withQuery(`/${language}/list`, encodeListIds(ids)),
  listFile: (language: Language, extension: string, ids: readonly string[]) =>
    withQuery(`/${language}/research.${extension}`, encodeListIds(ids)),
  report: (language: Language, query?: ResearchAddress) =>
    withQuery(`/${language}/research/report`, query && encodeResearchQuery(whole(query))),
  /** All values of one filter with what each would find. */
  facet: (language: Language, kind: FacetKind, query: ResearchAddress, view: FacetView = { by: 'count' }) =>
    withQuery(`/${language}/research/by/${kind}`, facetSearch(query, view)),
  facetFile: (language: Language, kind: FacetKind, query: ResearchAddress, view: FacetView = { by: 'count' }) =>
    withQuery(`/${language}/research/by/${kind}.csv`, facetSearch(query, view)),
  /** What can be counted of a list, drawn to take along. */
  charts: (language: Language, query?: ResearchAddress) =>
    withQuery(`/${language}/research/charts`, query && encodeResearchQuery(whole(query))),
  chartFile: (language: Language, kind: ChartKind, extension: ChartExtension, query: ResearchAddress) =>
    withQuery(`/${language}/research/charts/${kind}.${extension}`, encodeResearchQuery(whole(query))),
  /** One chart for a frame in somebody else's page. */
  chartEmbed: (language: Language, kind: ChartKind, query: ResearchAddress, theme?: ChartTheme) =>
    withQuery(
      `/${language}/embed/charts/${kind}`,
      [encodeResearchQuery(whole(query)), theme && `theme=${theme}`].filter(Boolean).join('&'),
    ),
  /** Everyone who signed a work, as a table. */
  signatures: (language: Language, id: string) => `/${language}/research/${encodeURIComponent(id)}/authors.csv`,
  recordImage: (language: Language, id: string) => `/${language}/og/research/${encodeURIComponent(id)}.png`,
  siteImage: (language: Language) => `/${language}/og/site.png`,
  authors: (language: Language, query?: AuthorAddress) => withQuery(`/${language}/authors`, query && encodeAuthorQuery(query)),
  author: (language: Language, id: string, query?: ResearchAddress) =>
    withQuery(`/${language}/authors/${encodeURIComponent(id)}`, query && encodeResearchQuery({ ...query, authorId: [] })),
  authorFile: (language: Language, id: string, extension: string, query?: ResearchAddress) =>
    withQuery(
      `/${language}/authors/${encodeURIComponent(id)}.${extension}`,
      query && encodeResearchQuery({ ...whole(query), authorId: [] }),
    ),
  /** The feed of a person's publications as a page. */
  follow: (language: Language, id: string) => `/${language}/authors/${encodeURIComponent(id)}/follow`,
  /** The feed of any list as a page, with the line that puts the list on another site. */
  followResearch: (language: Language, query: ResearchAddress) =>
    withQuery(`/${language}/research/follow`, encodeResearchQuery(whole(query))),
  /** The list of a person's publications for a frame in somebody else's page. */
  embed: (language: Language, id: string) => `/${language}/embed/authors/${encodeURIComponent(id)}`,
  /** Any list, and a reader's own, likewise. */
  embedResearch: (language: Language, query: ResearchAddress) =>
    withQuery(`/${language}/embed/research`, encodeResearchQuery({ ...query, pageIndex: 1 })),
  embedList: (language: Language, ids: readonly string[]) => withQuery(`/${language}/embed/list`, encodeListIds(ids)),
  collection: (language: Language) => `/${language}/collection`,
  /** Narrowed by `institutionsPath`, which the scripts of other pages do without. */
  institutions: (language: Language) => `/${language}/institutions`,
  /** Things of one kind side by side. */
  compare: (language: Language, comparison?: Comparison) => withQuery(`/${language}/compare`, comparison && encodeComparison(comparison)),
  compareFile: (language: Language, comparison: Comparison) => withQuery(`/${language}/compare.csv`, encodeComparison(comparison)),
  countries: (language: Language) => `/${language}/countries`,
  areas: (language: Language) => `/${language}/areas`,
  area: (language: Language, id: string) => `/${language}/areas/${encodeURIComponent(id)}`,
  venues: (language: Language, search?: string) => withQuery(`/${language}/venues`, search),
  venue: (language: Language, id: string) => `/${language}/venues/${encodeURIComponent(id)}`,
  institution: (language: Language, id: string) => `/${language}/institutions/${encodeURIComponent(id)}`,
  country: (language: Language, code: string) => `/${language}/countries/${encodeURIComponent(code)}`,
  /** A page about an institution, a country, an area or a venue. */
  place: (language: Language, segment: string, id: string) => `/${language}/${segment}/${encodeURIComponent(id)}`,
  placeImage: (language: Language, segment: string, id: string) => `/${language}/og/${segment}/${encodeURIComponent(id)}.png`,
  placeEmbed: (language: Language, segment: string, id: string) => `/${language}/embed/${segment}/${encodeURIComponent(id)}`,
  imprint: (language: Language) => `/${language}/imprint`,
  /** Of whoever runs the site. */
  operatorLogo: '/operator-logo',
  terms: (language: Language, query?: Partial<TermQuery>) => withQuery(`/${language}/terms`, query && encodeTermQuery(query)),
  term: (language: Language, id: string) => `/${language}/terms/${encodeURIComponent(id)}`,
  openSearch: (language: Language) => `/opensearch.${language}.xml`,
  developers: (language: Language, section?: string) => `/${language}/developers${section ? `/${section}` : ''}`,
  bffResearch: (language: Language, query: ResearchAddress) => withQuery(`/bff/${language}/research`, encodeResearchQuery(query)),
  bffCitations: (language: Language, id: string) => `/bff/${language}/research/${encodeURIComponent(id)}/citations`,
  bffSuggest: (language: Language, text: string) => `/bff/${language}/suggest?${new URLSearchParams({ text })}`,
  bffFacet: (language: Language, kind: FacetKind, query: ResearchAddress, view: FacetView) =>
    withQuery(`/bff/${language}/facets/${kind}`, facetSearch(query, view)),
  bffFileSizes: (language: Language, query: ResearchAddress) => withQuery(`/bff/${language}/file-sizes`, encodeResearchQuery(whole(query))),
  bffAbstract: (language: Language, id: string) => `/bff/${language}/research/${encodeURIComponent(id)}/abstract`,
  bffAuthors: (language: Language, query: AuthorAddress) => withQuery(`/bff/${language}/authors`, encodeAuthorQuery(query)),
} as const;

/** The same address with another query string, which may be empty. */
export function withQuery(path: string, query: string | undefined): string {
  return query ? `${path}?${query}` : path;
}

function whole(query: ResearchAddress): ResearchAddress {
  return { ...query, cursor: undefined, pageIndex: defaultResearchQuery.pageIndex, pageSize: defaultResearchQuery.pageSize };
}

const facetSearch = (query: ResearchAddress, view: FacetView) =>
  [encodeResearchQuery({ ...query, cursor: undefined, pageIndex: defaultResearchQuery.pageIndex }), encodeFacetView(view)]
    .filter(Boolean)
    .join('&');

/** The same page in the other language: path, query and page kept; only the first segment changes. */
export function inLanguage(pathAndQuery: string, language: Language): string {
  return pathAndQuery.replace(/^\/(?:en|ar)(?=[/?#]|$)/, `/${language}`);
}
