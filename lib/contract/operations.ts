import type { z } from 'zod';
import type { Bilingual } from './bilingual.ts';
import { operationTexts } from './operation-texts.ts';
import type { Parameter } from './parameter.ts';
import { authorFormats, type FormatName, fieldsParameter, formatNames, formatParameter, idParameter, parameters } from './parameters.ts';
import {
  authorListSchema,
  authorSchema,
  authorSummarySchema,
  lookupListSchema,
  researchListSchema,
  researchSchema,
  researchSummarySchema,
} from './payloads.ts';
import type { ProblemCode } from './problems.ts';

/**
 * The six operations: the one source of the router, the validators, OpenAPI, the Postman collection, the reference page,
 * the contract tests and the fuzz generators. Nothing about an operation is written anywhere else.
 */
export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET';
  /** `{language}` and `{id}` are places. */
  readonly template: string;
  readonly folder: 'LookUp' | 'Publication';
  readonly shape: 'lookup' | 'list' | 'detail';
  readonly record: 'lookup' | 'research' | 'author';
  /** In the order of canonical links. The language of the path is not among them. */
  readonly query: readonly Parameter[];
  readonly hasId: boolean;
  readonly formats: readonly FormatName[];
  readonly success: z.ZodType;
  readonly problems: readonly ProblemCode[];
  /** Requests that a call costs. */
  readonly cost: number;
  readonly summary: Bilingual;
  readonly description: Bilingual;
}

export type OperationId =
  | 'GetAllResearchTypes'
  | 'GetAllResearchAreas'
  | 'GetAllResearch'
  | 'GetResearchById'
  | 'GetAllAuthor'
  | 'GetAuthorById';

const everywhere: readonly ProblemCode[] = [
  'invalid_parameter',
  'conflicting_credentials',
  'missing_key',
  'malformed_key',
  'unknown_key',
  'revoked_key',
  'expired_key',
  'key_in_query',
  'key_suspended',
  'origin_not_allowed',
  'unsupported_language',
  'method_not_allowed',
  'not_acceptable',
  'operation_retired',
  'content_too_large',
  'uri_too_long',
  'headers_too_large',
  'quota_exceeded',
  'too_many_concurrent',
  'internal_error',
  'service_unavailable',
  'maintenance',
];

const p = parameters;
const base = { method: 'GET', cost: 1, query: [], hasId: false, formats: ['json'], problems: everywhere } as const;

const researchListFields = Object.keys(researchSummarySchema.shape);
const authorListFields = Object.keys(authorSummarySchema.shape);

export const operations: readonly Operation[] = [
  {
    ...base,
    ...operationTexts.GetAllResearchTypes,
    id: 'GetAllResearchTypes',
    template: '/api/{language}/LookUp/GetAllResearchTypes',
    folder: 'LookUp',
    shape: 'lookup',
    record: 'lookup',
    success: lookupListSchema,
  },
  {
    ...base,
    ...operationTexts.GetAllResearchAreas,
    id: 'GetAllResearchAreas',
    template: '/api/{language}/LookUp/GetAllResearchAreas',
    folder: 'LookUp',
    shape: 'lookup',
    record: 'lookup',
    success: lookupListSchema,
  },
  {
    ...base,
    ...operationTexts.GetAllResearch,
    id: 'GetAllResearch',
    template: '/api/{language}/Publication/GetAllResearch',
    folder: 'Publication',
    shape: 'list',
    record: 'research',
    query: [
      p.keyword,
      p.searchIn,
      p.strict,
      p.researchTypeId,
      p.fromYear,
      p.toYear,
      p.authorId,
      p.focusedAreaId,
      p.language,
      p.hasArabic,
      p.openAccess,
      p.updatedSince,
      p.researchSort,
      p.cursor,
      p.pageIndex,
      p.pageSize,
      p.facets,
      fieldsParameter(researchListFields, 'title,year,doi'),
      formatParameter(formatNames),
    ],
    formats: formatNames,
    success: researchListSchema,
  },
  {
    ...base,
    ...operationTexts.GetResearchById,
    id: 'GetResearchById',
    template: '/api/{language}/Publication/GetResearchById/{id}',
    folder: 'Publication',
    shape: 'detail',
    record: 'research',
    hasId: true,
    query: [fieldsParameter(Object.keys(researchSchema.shape), 'title,authors,abstract'), formatParameter(formatNames)],
    formats: formatNames,
    success: researchSchema,
    problems: [...everywhere, 'invalid_id', 'research_not_found', 'record_withdrawn'],
  },
  {
    ...base,
    ...operationTexts.GetAllAuthor,
    id: 'GetAllAuthor',
    template: '/api/{language}/Publication/GetAllAuthor',
    folder: 'Publication',
    shape: 'list',
    record: 'author',
    query: [
      p.keyword,
      p.strict,
      p.focusedAreaId,
      p.initial,
      p.updatedSince,
      p.authorSort,
      p.cursor,
      p.pageIndex,
      p.pageSize,
      fieldsParameter(authorListFields, 'name,orcid'),
      formatParameter(authorFormats),
    ],
    formats: authorFormats,
    success: authorListSchema,
  },
  {
    ...base,
    ...operationTexts.GetAuthorById,
    id: 'GetAuthorById',
    template: '/api/{language}/Publication/GetAuthorById/{id}',
    folder: 'Publication',
    shape: 'detail',
    record: 'author',
    hasId: true,
    query: [fieldsParameter(Object.keys(authorSchema.shape), 'name,affiliation,publicationCount'), formatParameter(authorFormats)],
    formats: authorFormats,
    success: authorSchema,
    problems: [...everywhere, 'invalid_id', 'author_not_found', 'record_withdrawn'],
  },
];

export function operationOf(id: OperationId): Operation {
  return operations.find((operation) => operation.id === id) as Operation;
}

/** All parameters of an operation, those of the path first. */
export function parametersOf(operation: Operation): readonly Parameter[] {
  return operation.hasId ? [idParameter, ...operation.query] : operation.query;
}
