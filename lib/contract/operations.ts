import { filterParameters, researchFilters } from '#lib/contract/parameters/filter-parameters.ts';
import { institutionParameters as ip } from '#lib/contract/parameters/institution-parameters.ts';
import { commonProblems, type Operation, type OperationId } from '#lib/contract/parameters/operation.ts';
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

/** An operation, with what follows from its name and its folder. */
const operation = (
  folder: Operation['folder'],
  id: OperationId,
  members: Pick<Operation, 'shape' | 'record' | 'success'> & Partial<Operation>,
): Operation => ({
  ...operationTexts[id],
  id,
  method: 'GET',
  template: `/api/{language}/${folder}/${id}${members.idParameter ? '/{id}' : ''}`,
  folder,
  extension: folder === 'Institution' || folder === 'Term',
  query: [],
  formats: ['json'],
  problems: commonProblems,
  ...members,
});

/** The six operations of the original interface document, and our extensions. Router, OpenAPI, documents and tests use this list. */
export const operations: readonly Operation[] = [
  operation('LookUp', 'GetAllResearchTypes', { shape: 'lookup', record: 'lookup', success: lookupListSchema }),
  operation('LookUp', 'GetAllResearchAreas', { shape: 'lookup', record: 'lookup', success: lookupListSchema }),
  operation('Publication', 'GetAllResearch', {
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
      fieldsParameter(researchSummarySchema, 'title,year,doi'),
      formatParameter(researchRepresentations),
      p.journals,
    ],
    formats: researchRepresentations,
    success: researchListSchema,
  }),
  operation('Publication', 'GetResearchById', {
    shape: 'detail',
    record: 'research',
    idParameter,
    query: [fieldsParameter(researchSchema, 'title,authors,abstract'), formatParameter(researchRepresentations), p.journals],
    formats: researchRepresentations,
    success: researchSchema,
    problems: [...commonProblems, 'invalid_id', 'research_not_found', 'record_withdrawn'],
  }),
  operation('Publication', 'GetAllAuthor', {
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
      fieldsParameter(authorSummarySchema, 'name,orcid'),
      formatParameter(authorRepresentations),
    ],
    formats: authorRepresentations,
    success: authorListSchema,
  }),
  operation('Publication', 'GetAuthorById', {
    shape: 'detail',
    record: 'author',
    idParameter,
    query: [fieldsParameter(authorSchema, 'name,affiliation,publicationCount'), formatParameter(authorRepresentations)],
    formats: authorRepresentations,
    success: authorSchema,
    problems: [...commonProblems, 'invalid_id', 'author_not_found', 'record_withdrawn'],
  }),
  operation('Institution', 'GetAllInstitution', {
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
      fieldsParameter(institutionSummarySchema, 'name,country,ror'),
    ],
    success: institutionListSchema,
  }),
  operation('Institution', 'GetInstitutionById', {
    shape: 'detail',
    record: 'institution',
    idParameter,
    query: [fieldsParameter(institutionSchema, 'name,ror,publicationCount')],
    success: institutionSchema,
    problems: [...commonProblems, 'invalid_id', 'institution_not_found'],
  }),
  operation('Term', 'GetAllTerm', {
    shape: 'list',
    record: 'term',
    query: [
      tp.keyword,
      f.focusedAreaId,
      tp.initial,
      p.cursor,
      p.pageIndex,
      p.pageSize,
      fieldsParameter(termSummarySchema, 'name,definition'),
    ],
    success: termListSchema,
  }),
  operation('Term', 'GetTermById', {
    shape: 'detail',
    record: 'term',
    idParameter: termIdParameter,
    query: [fieldsParameter(termSchema, 'names,definition')],
    success: termSchema,
    problems: [...commonProblems, 'invalid_id', 'term_not_found'],
  }),
];

/** The operation with this id. */
export function operationOf(id: OperationId): Operation {
  return operations.find((operation) => operation.id === id) as Operation;
}

/** The parameters of an operation, those of the path first. */
export function parametersOf(operation: Operation): readonly Parameter[] {
  return operation.idParameter ? [operation.idParameter, ...operation.query] : operation.query;
}
