import type { InstitutionPayload, InstitutionSummaryPayload } from '#lib/contract/payloads/institution-payloads.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { parseLanguage } from '#lib/remote/reader/values/parse-value.ts';
import { chooseText, languageByLetters } from '#lib/remote/reader/values/read-text.ts';

type Payload = InstitutionSummaryPayload & Partial<Omit<InstitutionPayload, keyof InstitutionSummaryPayload>>;

/** Reads an institution in the form of `writeInstitution` and `writeInstitutionSummary`. Only Madar services have these operations. */
export function readInstitution(row: Payload, language: Language): Institution {
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
