import type { InstitutionKind } from './institution.ts';

export const searchScopes = ['all', 'title', 'author', 'abstract', 'keyword'] as const;
export type SearchScope = (typeof searchScopes)[number];

export const researchSorts = ['relevance', '-year', 'year', 'title', '-title', '-updatedAt', '-citations'] as const;
export type ResearchSort = (typeof researchSorts)[number];

export const authorSorts = ['relevance', 'name', '-name', '-publications'] as const;
export type AuthorSort = (typeof authorSorts)[number];

export const institutionSorts = ['relevance', 'name', '-name', '-publications'] as const;
export type InstitutionSort = (typeof institutionSorts)[number];

export const facetNames = [
  'researchType',
  'focusedArea',
  'year',
  'author',
  'institution',
  'country',
  'venue',
  'language',
  'hasArabic',
  'openAccess',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Bounds shared by the address bar and the API. */
export const limits = {
  pageSizeDefault: 20,
  pageSizeMax: 100,
  pageIndexMax: 10_000,
  /** `pageIndex × pageSize` may not pass this; beyond it there are cursors and exports. */
  pageWindow: 10_000,
  keywordLengthMax: 200,
  idsMax: 20,
  /** Characters of one name that a filter takes. */
  nameLengthMax: 300,
  yearMin: 1000,
  yearMax: 2100,
} as const;

interface Paging {
  /** 1-based. */
  readonly pageIndex: number;
  readonly pageSize: number;
  /** `*` or a token; never together with a page index other than 1. */
  readonly cursor?: string | undefined;
  readonly updatedSince?: string;
  /** No repair of spelling and no "any word" rescue. */
  readonly strict?: boolean;
}

/** What may be asked of the publications. Lists mean OR within one field, AND between fields. Empty lists mean no filter. */
export interface ResearchQuery extends Paging {
  readonly keyword?: string;
  readonly searchIn: SearchScope;
  readonly researchTypeId: readonly string[];
  readonly focusedAreaId: readonly string[];
  readonly authorId: readonly string[];
  readonly institutionId: readonly string[];
  /** ISO 3166-1 alpha-2 codes of the institutions that a work was signed from. */
  readonly country: readonly string[];
  /** Names of venues, exactly as the record has them, in either language. */
  readonly venue: readonly string[];
  readonly fromYear?: number;
  readonly toYear?: number;
  /** ISO 639-1 codes of the work's language. */
  readonly language: readonly string[];
  readonly hasArabic?: boolean;
  readonly openAccess?: boolean;
  /** Absent: relevance with a keyword, newest first without. */
  readonly sort?: ResearchSort;
  readonly facets: readonly FacetName[];
}

export interface AuthorQuery extends Paging {
  readonly keyword?: string;
  readonly focusedAreaId: readonly string[];
  /** Who signed anything from there. */
  readonly institutionId: readonly string[];
  readonly country: readonly string[];
  /** One letter, Latin or Arabic, the article ignored. */
  readonly initial?: string;
  /** Absent: relevance with a keyword, by name without. */
  readonly sort?: AuthorSort;
}

/** What may be asked of the institutions. */
export interface InstitutionQuery extends Paging {
  /** A name in either script, the beginning of one, an acronym, or a ROR id. */
  readonly keyword?: string;
  readonly country: readonly string[];
  readonly kind: readonly InstitutionKind[];
  /** Absent: relevance with a keyword, by name without. */
  readonly sort?: InstitutionSort;
}

export const defaultResearchQuery: ResearchQuery = {
  searchIn: 'all',
  researchTypeId: [],
  focusedAreaId: [],
  authorId: [],
  institutionId: [],
  country: [],
  venue: [],
  language: [],
  facets: [],
  pageIndex: 1,
  pageSize: limits.pageSizeDefault,
};

export const defaultAuthorQuery: AuthorQuery = {
  focusedAreaId: [],
  institutionId: [],
  country: [],
  pageIndex: 1,
  pageSize: limits.pageSizeDefault,
};

export const defaultInstitutionQuery: InstitutionQuery = {
  country: [],
  kind: [],
  pageIndex: 1,
  pageSize: limits.pageSizeDefault,
};
