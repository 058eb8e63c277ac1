import { operationOf } from '#lib/contract/operations.ts';
import type { OperationId } from '#lib/contract/parameters/operation.ts';

/** The catalogue's methods and the API operations that serve them. */
const operationIds = {
  researchTypes: 'GetAllResearchTypes',
  researchAreas: 'GetAllResearchAreas',
  findResearch: 'GetAllResearch',
  research: 'GetResearchById',
  findAuthors: 'GetAllAuthor',
  author: 'GetAuthorById',
  findInstitutions: 'GetAllInstitution',
  institution: 'GetInstitutionById',
} as const satisfies Record<string, OperationId>;

/** All operations that the client may call. */
export type ClientOperation = keyof typeof operationIds;
/** The operations of the interface document, which every service supports. */
export type OperationName = Exclude<ClientOperation, 'findInstitutions' | 'institution'>;

/** The path of an operation. `language` is a string because the doctor requests unknown languages. */
export function operationPath(operation: ClientOperation, language: string, id = ''): string {
  return operationOf(operationIds[operation]).template.replace('{language}', language).replace('{id}', encodeURIComponent(id));
}
