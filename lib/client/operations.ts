import { type OperationId, operationOf } from '#lib/contract/operations.ts';

/** The methods of the catalogue and the operations of the interface that answer them. */
const operationIds = {
  researchTypes: 'GetAllResearchTypes',
  researchAreas: 'GetAllResearchAreas',
  findResearch: 'GetAllResearch',
  research: 'GetResearchById',
  findAuthors: 'GetAllAuthor',
  author: 'GetAuthorById',
} as const satisfies Record<string, OperationId>;

export type OperationName = keyof typeof operationIds;

/** The path of an operation. The language is free text because the doctor asks for languages that do not exist. */
export function operationPath(operation: OperationName, language: string, id = ''): string {
  return operationOf(operationIds[operation]).template.replace('{language}', language).replace('{id}', encodeURIComponent(id));
}
