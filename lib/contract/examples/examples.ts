import type { OperationId } from '#lib/contract/parameters/operation.ts';
import type { Language } from '#lib/languages/languages.ts';
import {
  area,
  exampleAreas,
  exampleAuthor,
  exampleAuthorSummary,
  exampleResearch,
  exampleSummary,
  exampleTypes,
  other,
  university,
} from './example-records.ts';
import { exampleTerm, exampleTermSummary } from './example-term.ts';

const institutionCore = (language: Language) => ({
  id: 3,
  name: university[language],
  alternativeName: university[other(language)],
  nameLanguage: language,
  acronym: 'EXU',
  country: 'SA',
  city: { en: 'Riyadh', ar: 'الرياض' }[language],
  kind: 'education',
  ror: '02examp17',
  parent: null,
  publicationCount: 14,
});
const exampleInstitutionSummary = (language: Language) => ({
  ...institutionCore(language),
  updatedAt: '2026-10-12T08:00:00Z',
  links: { self: `/api/${language}/Institution/GetInstitutionById/3`, html: `/${language}/institutions/3` },
});
const exampleInstitution = (language: Language) => ({
  ...institutionCore(language),
  nameVariants: ['Univ. of Example'],
  parts: [],
  focusedAreas: [area[language]],
  firstYear: 2016,
  lastYear: 2025,
  updatedAt: '2026-10-12T08:00:00Z',
  links: {
    self: `/api/${language}/Institution/GetInstitutionById/3`,
    alternate: { en: '/api/en/Institution/GetInstitutionById/3', ar: '/api/ar/Institution/GetInstitutionById/3' },
    html: `/${language}/institutions/3`,
    research: `/api/${language}/Publication/GetAllResearch?institutionId=3`,
    authors: `/api/${language}/Publication/GetAllAuthor?institutionId=3`,
  },
});

/** An example request and its response. DOIs use the test prefix 10.5555; the ORCID iD is the sample that ORCID publishes. */
export interface Example {
  /** The path of the request with its query. */
  readonly path: string;
  readonly body: unknown;
}

/** A list with one item, on the first of `total` pages. */
const list = (
  path: string,
  query: string,
  parametersAfterPage: string,
  total: number,
  item: object,
  more: { sort: string; nextCursor: string | null; facets?: object },
) => {
  const linkTo = (page: number) => `${path}?${query}&pageIndex=${page}&pageSize=1${parametersAfterPage}`;
  return {
    items: [item],
    pageIndex: 1,
    pageSize: 1,
    totalCount: total,
    totalPages: total,
    hasPreviousPage: false,
    hasNextPage: total > 1,
    nextCursor: more.nextCursor,
    sort: more.sort,
    match: 'all',
    facets: more.facets ?? {},
    warnings: [],
    links: { self: linkTo(1), first: linkTo(1), prev: null, next: total > 1 ? linkTo(2) : null, last: linkTo(total) },
  };
};

const researchFacets = {
  researchType: [
    { id: 1, name: 'Journal article', count: 2 },
    { id: 2, name: 'Conference paper', count: 1 },
  ],
};

/** Example responses by operation, for the API reference and OpenAPI. */
export const examples: Readonly<Record<OperationId, Readonly<Record<Language, Example>>>> = {
  GetAllResearchTypes: {
    en: { path: '/api/en/LookUp/GetAllResearchTypes', body: { items: exampleTypes('en'), totalCount: 2 } },
    ar: { path: '/api/ar/LookUp/GetAllResearchTypes', body: { items: exampleTypes('ar'), totalCount: 2 } },
  },
  GetAllResearchAreas: {
    en: { path: '/api/en/LookUp/GetAllResearchAreas', body: { items: exampleAreas('en'), totalCount: 2 } },
    ar: { path: '/api/ar/LookUp/GetAllResearchAreas', body: { items: exampleAreas('ar'), totalCount: 2 } },
  },
  GetAllResearch: {
    en: {
      path: '/api/en/Publication/GetAllResearch?keyword=cubesat&fromYear=2023&pageSize=1&facets=researchType',
      body: list('/api/en/Publication/GetAllResearch', 'keyword=cubesat&fromYear=2023', '&facets=researchType', 3, exampleSummary('en'), {
        sort: 'relevance',
        nextCursor: 'eyJ2IjoxLCJvcCI6InIifQ.mJx0ZkQ2b1Vv3hA9t1cE8g',
        facets: researchFacets,
      }),
    },
    ar: {
      path: '/api/ar/Publication/GetAllResearch?keyword=%D9%82%D9%85%D8%B1&pageSize=1',
      body: list('/api/ar/Publication/GetAllResearch', 'keyword=%D9%82%D9%85%D8%B1', '', 1, exampleSummary('ar'), {
        sort: 'relevance',
        nextCursor: null,
      }),
    },
  },
  GetResearchById: {
    en: { path: '/api/en/Publication/GetResearchById/101', body: exampleResearch('en') },
    ar: { path: '/api/ar/Publication/GetResearchById/101', body: exampleResearch('ar') },
  },
  GetAllAuthor: {
    en: {
      path: '/api/en/Publication/GetAllAuthor?focusedAreaId=13&pageSize=1',
      body: list('/api/en/Publication/GetAllAuthor', 'focusedAreaId=13', '', 14, exampleAuthorSummary('en'), {
        sort: 'name',
        nextCursor: 'eyJ2IjoxLCJvcCI6ImEifQ.0pQm1cW7yq2v3kK1n9dZxA',
      }),
    },
    ar: {
      path: '/api/ar/Publication/GetAllAuthor?focusedAreaId=13&pageSize=1',
      body: list('/api/ar/Publication/GetAllAuthor', 'focusedAreaId=13', '', 14, exampleAuthorSummary('ar'), {
        sort: 'name',
        nextCursor: 'eyJ2IjoxLCJvcCI6ImEifQ.0pQm1cW7yq2v3kK1n9dZxA',
      }),
    },
  },
  GetAuthorById: {
    en: { path: '/api/en/Publication/GetAuthorById/7', body: exampleAuthor('en') },
    ar: { path: '/api/ar/Publication/GetAuthorById/7', body: exampleAuthor('ar') },
  },
  GetAllInstitution: {
    en: {
      path: '/api/en/Institution/GetAllInstitution?country=SA&pageSize=1',
      body: list('/api/en/Institution/GetAllInstitution', 'country=SA', '', 9, exampleInstitutionSummary('en'), {
        sort: 'name',
        nextCursor: 'eyJ2IjoxLCJvcCI6ImkifQ.3sUq9nT4pLx8w2Kd6mVbYg',
      }),
    },
    ar: {
      path: '/api/ar/Institution/GetAllInstitution?country=SA&pageSize=1',
      body: list('/api/ar/Institution/GetAllInstitution', 'country=SA', '', 9, exampleInstitutionSummary('ar'), {
        sort: 'name',
        nextCursor: 'eyJ2IjoxLCJvcCI6ImkifQ.3sUq9nT4pLx8w2Kd6mVbYg',
      }),
    },
  },
  GetInstitutionById: {
    en: { path: '/api/en/Institution/GetInstitutionById/3', body: exampleInstitution('en') },
    ar: { path: '/api/ar/Institution/GetInstitutionById/3', body: exampleInstitution('ar') },
  },
  GetAllTerm: {
    en: {
      path: '/api/en/Term/GetAllTerm?keyword=regolith&pageSize=1',
      body: list('/api/en/Term/GetAllTerm', 'keyword=regolith', '', 3, exampleTermSummary('en'), {
        sort: 'relevance',
        nextCursor: 'eyJ2IjoxLCJvcCI6InQifQ.8cRkz1vB0uYw5Xf3sNqTgA',
      }),
    },
    ar: {
      path: '/api/ar/Term/GetAllTerm?keyword=regolith&pageSize=1',
      body: list('/api/ar/Term/GetAllTerm', 'keyword=regolith', '', 3, exampleTermSummary('ar'), {
        sort: 'relevance',
        nextCursor: 'eyJ2IjoxLCJvcCI6InQifQ.8cRkz1vB0uYw5Xf3sNqTgA',
      }),
    },
  },
  GetTermById: {
    en: { path: '/api/en/Term/GetTermById/regolith', body: exampleTerm('en') },
    ar: { path: '/api/ar/Term/GetTermById/regolith', body: exampleTerm('ar') },
  },
};
