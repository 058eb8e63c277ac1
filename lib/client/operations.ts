import type { OperationId } from '#lib/contract/operation.ts';
import { operationOf } from '#lib/contract/operations.ts';

/** The methods of the catalogue and the operations of the interface that answer them. */
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

/** Everything that may be asked for. */
export type AskedOperation = keyof typeof operationIds;
/** What the interface document has, and every service answers. */
export type OperationName = Exclude<AskedOperation, 'findInstitutions' | 'institution'>;

/** The path of an operation. The language is free text because the doctor asks for languages that do not exist. */
export function operationPath(operation: AskedOperation, language: string, id = ''): string {
  return operationOf(operationIds[operation]).template.replace('{language}', language).replace('{id}', encodeURIComponent(id));
}
