import { Problem } from '#lib/base/problem.ts';
import { institutionListSchema, institutionSchema } from '#lib/contract/payloads/institution-payloads.ts';
import type { Institutions } from '#lib/domain/catalogue.ts';
import type { InstitutionQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import type { Profile } from '#lib/remote/profile/profile.ts';
import { writePageParameters, writeParameters } from '#lib/remote/profile/write-parameters.ts';
import { readPageExtras } from '#lib/remote/reader/envelopes/read-page-extras.ts';
import { readInstitution } from '#lib/remote/reader/fields/read-institution.ts';
import { type Ask, unknownIfMalformed } from '#lib/remote/transport/ask-service.ts';

/**
 * The institution operations, if the service's profile lists them. A response that does not match the contract rejects with `bad_payload`.
 */
export function askInstitutions(ask: Ask, profile: Profile): Institutions | undefined {
  if (!profile.extensions?.includes('institutions')) return undefined;
  const hasAreaFilter = profile.extensions.includes('institutionArea');
  return {
    hasAreaFilter,
    async find(language, { focusedAreaId, ...query }) {
      const isIgnored = !hasAreaFilter && focusedAreaId.length > 0;
      const filteredQuery = { ...query, focusedAreaId: isIgnored ? [] : focusedAreaId };
      const { payload, asOf } = await ask('findInstitutions', pathOf(language, filteredQuery, profile));
      const list = parsedOrThrow(institutionListSchema.safeParse(payload));
      return {
        ...readPageExtras(list, language),
        items: list.items.map((row) => readInstitution(row, language)),
        pageSize: list.pageSize,
        total: list.totalCount,
        hasNext: list.hasNextPage,
        hasPrevious: list.hasPreviousPage,
        ...(list.pageIndex !== null && { pageIndex: list.pageIndex }),
        ...(list.totalPages !== null && { totalPages: list.totalPages }),
        ...(isIgnored && { ignored: ['focusedAreaId'] }),
        ...(asOf !== undefined && { asOf }),
      };
    },
    async one(language, id) {
      const { payload, asOf } = await ask('institution', operationPath('institution', language, id)).catch(unknownIfMalformed);
      return { ...readInstitution(parsedOrThrow(institutionSchema.safeParse(payload)), language), ...(asOf !== undefined && { asOf }) };
    },
  };
}

function pathOf(language: Language, query: InstitutionQuery, profile: Profile): string {
  const { parameters } = writeParameters('GetAllInstitution', query, profile);
  const pageParameters =
    query.cursor === undefined
      ? writePageParameters(parameters, profile, query.pageIndex, query.pageSize)
      : new URLSearchParams(parameters);
  if (query.cursor !== undefined) {
    pageParameters.set('cursor', query.cursor);
    pageParameters.set('pageSize', String(query.pageSize));
  }
  const path = operationPath('findInstitutions', language);
  return pageParameters.size > 0 ? `${path}?${pageParameters}` : path;
}

function parsedOrThrow<T>(result: { readonly success: true; readonly data: T } | { readonly success: false; readonly error: Error }): T {
  if (result.success) return result.data;
  throw new Problem('bad_payload', { detail: 'The answer on institutions does not match the contract.', cause: result.error });
}
