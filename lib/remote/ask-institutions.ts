import { Problem } from '#lib/base/problem.ts';
import {
  type InstitutionPayload,
  type InstitutionSummaryPayload,
  institutionListSchema,
  institutionSchema,
} from '#lib/contract/payloads/institution-payloads.ts';
import type { Institutions } from '#lib/domain/catalogue.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { InstitutionQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import type { Profile } from '#lib/remote/profile/profile.ts';
import { writePageParameters, writeParameters } from '#lib/remote/profile/write-parameters.ts';
import { readPageExtras } from '#lib/remote/reader/envelopes/read-page-extras.ts';
import { parseLanguage } from '#lib/remote/reader/values/parse-value.ts';
import { chooseText, languageByLetters } from '#lib/remote/reader/values/read-text.ts';
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

type Payload = InstitutionSummaryPayload & Partial<Omit<InstitutionPayload, keyof InstitutionSummaryPayload>>;

/** Reads an institution in the form of `writeInstitution` and `writeInstitutionSummary`. Only Madar services have these operations. */
function readInstitution(row: Payload, language: Language): Institution {
  const textOf = (value: string): Text => ({ value, lang: languageByLetters(value, language) });
  const refOf = ({ id, name }: { readonly id: number; readonly name: string }): Ref => ({ id: String(id), name: textOf(name) });
  return {
    id: String(row.id),
    name: nameOf(row, language),
    ...withoutEmpty({
      variants: row.nameVariants?.length ? row.nameVariants : undefined,
      acronym: row.acronym,
      country: row.country,
      city: row.city === null ? undefined : textOf(row.city),
      kind: row.kind,
      ror: row.ror,
      parent: row.parent && refOf(row.parent),
      parts: row.parts?.length ? row.parts.map(refOf) : undefined,
      areas: row.focusedAreas?.map(refOf),
      publicationCount: row.publicationCount,
      firstYear: row.firstYear,
      lastYear: row.lastYear,
      updatedAt: row.updatedAt,
    }),
  };
}

function nameOf({ name, nameLanguage, alternativeName }: Payload, language: Language): Text {
  const declared = parseLanguage(nameLanguage);
  if (alternativeName === null) return { value: name, lang: declared ?? languageByLetters(name, language) };
  return chooseText({ byLanguage: {}, base: name }, language, declared, alternativeName) as Text;
}

/** Removes members that are undefined or null. */
function withoutEmpty<T extends object>(values: T): { [name in keyof T]?: NonNullable<T[name]> } {
  const nonEmpty = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(nonEmpty) as { [name in keyof T]?: NonNullable<T[name]> };
}
