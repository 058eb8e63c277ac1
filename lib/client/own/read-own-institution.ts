import type { InstitutionPayload, InstitutionSummaryPayload } from '#lib/contract/payloads/institution-payloads.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { Language } from '#lib/domain/language.ts';
import { present, readOwnRef } from './read-own-research.ts';
import { readOwnText } from './read-own-text.ts';

type Payload = InstitutionSummaryPayload & Partial<Omit<InstitutionPayload, keyof InstitutionSummaryPayload>>;

/** One institution as `writeInstitution` and `writeInstitutionSummary` write it. */
export function readOwnInstitution(row: Payload, language: Language): Institution {
  return {
    id: String(row.id),
    name: readOwnText(row.name, language, { declared: row.nameLanguage, alternative: row.alternativeName }),
    ...present({
      variants: row.nameVariants?.length ? row.nameVariants : undefined,
      acronym: row.acronym,
      country: row.country,
      city: row.city === null ? undefined : readOwnText(row.city, language),
      kind: row.kind,
      ror: row.ror,
      parent: row.parent && readOwnRef(row.parent, language),
      parts: row.parts?.length ? row.parts.map((part) => readOwnRef(part, language)) : undefined,
      areas: row.focusedAreas?.map((area) => readOwnRef(area, language)),
      publicationCount: row.publicationCount,
      firstYear: row.firstYear,
      lastYear: row.lastYear,
      updatedAt: row.updatedAt,
    }),
  };
}
