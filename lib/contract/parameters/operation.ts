import type { z } from 'zod';
import type { ProblemCode } from '#lib/contract/problems/problems.ts';
import type { Bilingual } from '#lib/languages/bilingual.ts';
import type { Parameter } from './parameter.ts';
import type { Representation } from './parameters.ts';

/** One operation of the API. */
export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET';
  /** The path with placeholders `{language}` and `{id}`. */
  readonly template: string;
  readonly folder: 'LookUp' | 'Publication' | 'Institution' | 'Term';
  /** Whether we added the operation to the original interface document. Clients written for that document never use it. */
  readonly extension: boolean;
  readonly shape: 'lookup' | 'list' | 'detail';
  readonly record: 'lookup' | 'research' | 'author' | 'institution' | 'term';
  /** Query parameters in the order of canonical links. */
  readonly query: readonly Parameter[];
  /** The id in the path, if the operation returns one record. */
  readonly idParameter?: Parameter;
  readonly formats: readonly Representation[];
  readonly success: z.ZodType;
  readonly problems: readonly ProblemCode[];
  readonly summary: Bilingual;
  readonly description: Bilingual;
}

/** The last segment of the path before any record id; also the operationId in OpenAPI. */
export type OperationId =
  | 'GetAllResearchTypes'
  | 'GetAllResearchAreas'
  | 'GetAllResearch'
  | 'GetResearchById'
  | 'GetAllAuthor'
  | 'GetAuthorById'
  | 'GetAllInstitution'
  | 'GetInstitutionById'
  | 'GetAllTerm'
  | 'GetTermById';

/** Problems that every operation can return. */
export const commonProblems: readonly ProblemCode[] = [
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
