import type { OperationId } from '#lib/contract/parameters/operation.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { writeAuthor, writeAuthorSummary } from '#lib/contract/payloads/write-author.ts';
import { writeInstitution, writeInstitutionSummary } from '#lib/contract/payloads/write-institution.ts';
import { writeLookup } from '#lib/contract/payloads/write-lookup.ts';
import { writePage } from '#lib/contract/payloads/write-page.ts';
import { writeResearch, writeResearchSummary } from '#lib/contract/payloads/write-research.ts';
import { writeTerm, writeTermSummary } from '#lib/contract/payloads/write-term.ts';
import type { Facets } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import { exampleRecords, exampleTerms } from './example-records.ts';

/** An example request and its response, as the operation writes it. DOIs use the test prefix 10.5555. */
export interface Example {
  /** The path of the request with its query. */
  readonly path: string;
  readonly body: unknown;
}

interface ExampleList {
  readonly query: string;
  readonly total: number;
  readonly sort: string;
  readonly nextCursor?: string;
  readonly facets?: Facets;
}

/** A list with one item, on the first of `total` pages. */
function list(language: Language, path: string, item: object, { query, total, sort, nextCursor, facets = {} }: ExampleList): Example {
  const requested = Object.keys(facets).map((name) => `&facets=${name}`);
  const linkTo = (page: number) => `${path}?${query}&pageIndex=${page}&pageSize=1${requested.join('')}`;
  const page = { pageIndex: 1, pageSize: 1, total, totalPages: total, hasPrevious: false, hasNext: total > 1, sort, facets } as const;
  const links = { self: linkTo(1), first: linkTo(1), prev: null, next: total > 1 ? linkTo(2) : null, last: linkTo(total) };
  return {
    path: `${path}?${query}&pageSize=1${requested.join('')}`,
    body: writePage({ ...page, items: [], match: 'all', warnings: [] }, language, {
      items: [item],
      links,
      nextCursor: nextCursor ?? null,
    }),
  };
}

function examplesIn(language: Language): Readonly<Record<OperationId, Example>> {
  const { research, author, institution, types, areas, termAreas, facets } = exampleRecords[language];
  const [term] = exampleTerms;
  const dictionary = { term: (id: string) => exampleTerms.find((other) => other.id === id) };
  const works = {
    en: {
      query: 'keyword=cubesat&fromYear=2023',
      total: 3,
      sort: 'relevance',
      nextCursor: 'eyJ2IjoxLCJvcCI6InIifQ.mJx0ZkQ2b1Vv3hA9t1cE8g',
      facets,
    },
    ar: { query: 'keyword=%D9%82%D9%85%D8%B1', total: 1, sort: 'relevance' },
  } as const;
  return {
    GetAllResearchTypes: { path: apiPaths.researchTypes(language), body: writeLookup(types) },
    GetAllResearchAreas: { path: apiPaths.researchAreas(language), body: writeLookup(areas) },
    GetAllResearch: list(language, apiPaths.researchList(language), writeResearchSummary(research, language, true), works[language]),
    GetResearchById: { path: apiPaths.research(language, research.id), body: writeResearch(research, language) },
    GetAllAuthor: list(language, apiPaths.authorList(language), writeAuthorSummary(author, language), {
      query: 'focusedAreaId=13',
      total: 14,
      sort: 'name',
      nextCursor: 'eyJ2IjoxLCJvcCI6ImEifQ.0pQm1cW7yq2v3kK1n9dZxA',
    }),
    GetAuthorById: { path: apiPaths.author(language, author.id), body: writeAuthor(author, language) },
    GetAllInstitution: list(language, apiPaths.institutionList(language), writeInstitutionSummary(institution, language), {
      query: 'country=SA',
      total: 9,
      sort: 'name',
      nextCursor: 'eyJ2IjoxLCJvcCI6ImkifQ.3sUq9nT4pLx8w2Kd6mVbYg',
    }),
    GetInstitutionById: { path: apiPaths.institution(language, institution.id), body: writeInstitution(institution, language) },
    GetAllTerm: list(language, apiPaths.termList(language), writeTermSummary(term, { language, areas: termAreas }), {
      query: 'keyword=regolith',
      total: 3,
      sort: 'relevance',
      nextCursor: 'eyJ2IjoxLCJvcCI6InQifQ.8cRkz1vB0uYw5Xf3sNqTgA',
    }),
    GetTermById: {
      path: apiPaths.term(language, term.id),
      body: writeTerm(term, { language, areas: termAreas, dictionary, publicationCount: 4 }),
    },
  };
}

/** Example responses by language and operation, for the API reference and OpenAPI. */
export const examples: Readonly<Record<Language, Readonly<Record<OperationId, Example>>>> = { en: examplesIn('en'), ar: examplesIn('ar') };
