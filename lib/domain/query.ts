import { emptyLists, type FacetName, type FilterValues } from './filters.ts';
import type { GroupField } from './groups.ts';
import type { InstitutionKind } from './institution.ts';

/** The fields in which words can be searched; `all` is every field. */
export const searchScopes = ['all', 'title', 'author', 'abstract', 'keyword'] as const;
/** The value of `searchIn`: the field that the words of a query are limited to. */
export type SearchScope = (typeof searchScopes)[number];

/** Orders of publications; a leading minus is descending. */
export const researchSorts = ['relevance', '-year', 'year', 'title', '-title', '-updatedAt', '-citations'] as const;
/** The order that a query requests; the default is relevance if there is a keyword, else the newest first. */
export type ResearchSort = (typeof researchSorts)[number];

/** Orders of authors; a leading minus is descending. */
export const authorSorts = ['relevance', 'name', '-name', '-publications'] as const;
/** The order that a query requests; the default is relevance if there is a keyword, else the name. */
export type AuthorSort = (typeof authorSorts)[number];

/** Orders of institutions; a leading minus is descending. */
export const institutionSorts = ['relevance', 'name', '-name', '-publications'] as const;
/** The order that a query requests; the default is relevance if there is a keyword, else the name. */
export type InstitutionSort = (typeof institutionSorts)[number];

/** Bounds shared by addresses and the API. */
export const limits = {
  pageSizeDefault: 20,
  pageSizeMax: 100,
  pageIndexMax: 10_000,
  /** Upper bound of `pageIndex × pageSize`; beyond it there are cursors and exports. */
  pageWindow: 10_000,
  keywordLengthMax: 200,
  idsMax: 20,
  /** Enough for the 22 members of the League of Arab States, which readers can select together. */
  countriesMax: 30,
  /** Longest name in a filter, in characters. */
  nameLengthMax: 300,
  yearMin: 1000,
  yearMax: 2100,
} as const;

interface Paging {
  /** 1-based. */
  readonly pageIndex: number;
  readonly pageSize: number;
  /** `*` for the start of the list, or a token of the service; never with a page index other than 1. */
  readonly cursor?: string | undefined;
  /** Also requests the cursor of the previous page. */
  readonly withPrevious?: true;
  readonly updatedSince?: string;
  /** If true, the search uses neither spelling correction nor partial matches, nor names that are spelled like a word. */
  readonly strict?: boolean | undefined;
}

interface Grouping {
  /** One or two properties to count the records of all pages by. */
  readonly groupBy?: readonly GroupField[];
}

/** A query for publications. */
export interface ResearchQuery extends Paging, Grouping, FilterValues {
  readonly keyword?: string;
  readonly searchIn: SearchScope;
  /** Default: relevance with a keyword, newest first without. */
  readonly sort?: ResearchSort;
  readonly facets: readonly FacetName[];
  /** Only records with an id above `after` and at most `upTo`: ids grow in the order in which records are added. */
  readonly added?: { readonly after: number; readonly upTo: number };
  /** Values that a record must have besides those of the same filter in the query, whose values are combined with OR. */
  readonly also?: Partial<Pick<FilterValues, 'institutionId' | 'country' | 'focusedAreaId'>>;
  /** If true, a word outside the field of authors matches no name that is merely spelled like it. */
  readonly asSpelled?: boolean;
}

/** A query for authors. */
export interface AuthorQuery extends Paging, Grouping {
  readonly keyword?: string;
  readonly focusedAreaId: readonly string[];
  /** Authors affiliated with any of these institutions. */
  readonly institutionId: readonly string[];
  readonly country: readonly string[];
  /** The Latin or Arabic letter that the name begins with, ignoring the article. */
  readonly initial?: string;
  /** Default: relevance with a keyword, by name without. */
  readonly sort?: AuthorSort;
}

/** A query for institutions. */
export interface InstitutionQuery extends Paging {
  /** A name in either script or the beginning of one, an acronym, or a ROR id. */
  readonly keyword?: string;
  /** Institutions with publications in any of these areas. */
  readonly focusedAreaId: readonly string[];
  readonly country: readonly string[];
  readonly kind: readonly InstitutionKind[];
  /** Default: relevance with a keyword, by name without. */
  readonly sort?: InstitutionSort;
}

/** All publications, newest first, page 1. */
export const defaultResearchQuery: ResearchQuery = {
  searchIn: 'all',
  ...emptyLists,
  facets: [],
  pageIndex: 1,
  pageSize: limits.pageSizeDefault,
};

/** All authors by name, page 1. */
export const defaultAuthorQuery: AuthorQuery = {
  focusedAreaId: [],
  institutionId: [],
  country: [],
  pageIndex: 1,
  pageSize: limits.pageSizeDefault,
};

/** All institutions by name, page 1. */
export const defaultInstitutionQuery: InstitutionQuery = {
  focusedAreaId: [],
  country: [],
  kind: [],
  pageIndex: 1,
  pageSize: limits.pageSizeDefault,
};
