import { filterParameters, researchFilters } from '#lib/contract/parameters/filter-parameters.ts';
import { institutionParameters as ip } from '#lib/contract/parameters/institution-parameters.ts';
import { commonProblems, type Operation, type OperationId, operationDefaults } from '#lib/contract/parameters/operation.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import {
  authorRepresentations,
  fieldsParameter,
  formatParameter,
  idParameter,
  parameters,
  researchRepresentations,
} from '#lib/contract/parameters/parameters.ts';
import { institutionListSchema, institutionSchema, institutionSummarySchema } from '#lib/contract/payloads/institution-payloads.ts';
import {
  authorListSchema,
  authorSchema,
  authorSummarySchema,
  lookupListSchema,
  researchListSchema,
  researchSchema,
  researchSummarySchema,
} from '#lib/contract/payloads/payloads.ts';
import { termListSchema, termSchema, termSummarySchema } from '#lib/contract/payloads/term-payloads.ts';
import { operationTexts } from '#lib/contract/texts/operation-texts.ts';
import { termIdParameter, termParameters as tp } from './term-parameters.ts';

const [p, f] = [parameters, filterParameters];

const researchListFields = Object.keys(researchSummarySchema.shape);
const authorListFields = Object.keys(authorSummarySchema.shape);
const institutionListFields = Object.keys(institutionSummarySchema.shape);
const termListFields = Object.keys(termSummarySchema.shape);

/** The six operations of the original interface document, and our extensions. Router, OpenAPI, documents and tests use this list. */
export const operations: readonly Operation[] = [
  {
    ...operationDefaults,
    ...operationTexts.GetAllResearchTypes,
    id: 'GetAllResearchTypes',
    template: '/api/{language}/LookUp/GetAllResearchTypes',
    folder: 'LookUp',
    shape: 'lookup',
    record: 'lookup',
    success: lookupListSchema,
  },
  {
    ...operationDefaults,
    ...operationTexts.GetAllResearchAreas,
    id: 'GetAllResearchAreas',
    template: '/api/{language}/LookUp/GetAllResearchAreas',
    folder: 'LookUp',
    shape: 'lookup',
    record: 'lookup',
    success: lookupListSchema,
  },
  {
    ...operationDefaults,
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
      ...researchFilters,
      p.updatedSince,
      p.researchSort,
      p.cursor,
      p.pageIndex,
      p.pageSize,
      p.facets,
      p.researchGroups,
      fieldsParameter(researchListFields, 'title,year,doi'),
      formatParameter(researchRepresentations),
      p.journals,
    ],
    formats: researchRepresentations,
    success: researchListSchema,
  },
  {
    ...operationDefaults,
    ...operationTexts.GetResearchById,
    id: 'GetResearchById',
    template: '/api/{language}/Publication/GetResearchById/{id}',
    folder: 'Publication',
    shape: 'detail',
    record: 'research',
    idParameter,
    query: [
      fieldsParameter(Object.keys(researchSchema.shape), 'title,authors,abstract'),
      formatParameter(researchRepresentations),
      p.journals,
    ],
    formats: researchRepresentations,
    success: researchSchema,
    problems: [...commonProblems, 'invalid_id', 'research_not_found', 'record_withdrawn'],
  },
  {
    ...operationDefaults,
    ...operationTexts.GetAllAuthor,
    id: 'GetAllAuthor',
    template: '/api/{language}/Publication/GetAllAuthor',
    folder: 'Publication',
    shape: 'list',
    record: 'author',
    query: [
      p.keyword,
      p.strict,
      f.focusedAreaId,
      f.institutionId,
      f.country,
      p.initial,
      p.updatedSince,
      p.authorSort,
      p.cursor,
      p.pageIndex,
      p.pageSize,
      p.authorGroups,
      fieldsParameter(authorListFields, 'name,orcid'),
      formatParameter(authorRepresentations),
    ],
    formats: authorRepresentations,
    success: authorListSchema,
  },
  {
    ...operationDefaults,
    ...operationTexts.GetAuthorById,
    id: 'GetAuthorById',
    template: '/api/{language}/Publication/GetAuthorById/{id}',
    folder: 'Publication',
    shape: 'detail',
    record: 'author',
    idParameter,
    query: [fieldsParameter(Object.keys(authorSchema.shape), 'name,affiliation,publicationCount'), formatParameter(authorRepresentations)],
    formats: authorRepresentations,
    success: authorSchema,
    problems: [...commonProblems, 'invalid_id', 'author_not_found', 'record_withdrawn'],
  },
  {
    ...operationDefaults,
    ...operationTexts.GetAllInstitution,
    id: 'GetAllInstitution',
    template: '/api/{language}/Institution/GetAllInstitution',
    folder: 'Institution',
    extension: true,
    shape: 'list',
    record: 'institution',
    query: [
      ip.institutionKeyword,
      f.focusedAreaId,
      f.country,
      ip.institutionKind,
      p.updatedSince,
      ip.institutionSort,
      p.cursor,
      p.pageIndex,
      p.pageSize,
      fieldsParameter(institutionListFields, 'name,country,ror'),
    ],
    success: institutionListSchema,
  },
  {
    ...operationDefaults,
    ...operationTexts.GetInstitutionById,
    id: 'GetInstitutionById',
    template: '/api/{language}/Institution/GetInstitutionById/{id}',
    folder: 'Institution',
    extension: true,
    shape: 'detail',
    record: 'institution',
    idParameter,
    query: [fieldsParameter(Object.keys(institutionSchema.shape), 'name,ror,publicationCount')],
    success: institutionSchema,
    problems: [...commonProblems, 'invalid_id', 'institution_not_found'],
  },
  {
    ...operationDefaults,
    ...operationTexts.GetAllTerm,
    id: 'GetAllTerm',
    template: '/api/{language}/Term/GetAllTerm',
    folder: 'Term',
    extension: true,
    shape: 'list',
    record: 'term',
    query: [tp.keyword, f.focusedAreaId, tp.initial, p.cursor, p.pageIndex, p.pageSize, fieldsParameter(termListFields, 'name,definition')],
    success: termListSchema,
  },
  {
    ...operationDefaults,
    ...operationTexts.GetTermById,
    id: 'GetTermById',
    template: '/api/{language}/Term/GetTermById/{id}',
    folder: 'Term',
    extension: true,
    shape: 'detail',
    record: 'term',
    idParameter: termIdParameter,
    query: [fieldsParameter(Object.keys(termSchema.shape), 'names,definition')],
    success: termSchema,
    problems: [...commonProblems, 'invalid_id', 'term_not_found'],
  },
];

/** The operation with this id. */
export function operationOf(id: OperationId): Operation {
  return operations.find((operation) => operation.id === id) as Operation;
}

/** The parameters of an operation, those of the path first. */
export function parametersOf(operation: Operation): readonly Parameter[] {
  return operation.idParameter ? [operation.idParameter, ...operation.query] : operation.query;
}
