import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Row } from '#lib/remote/reader/tables/row.ts';
import { readText } from './read-text.ts';

const nameParts = [
  ['firstname', 'givenname', 'given'],
  ['middlename', 'fathername', 'secondname'],
  ['lastname', 'familyname', 'surname', 'family'],
] as const;

/** All members from which a name can be assembled. */
export const personNameParts: readonly string[] = nameParts.flat();

/** A person's full name if the row has it, otherwise assembled from given, middle and family name. */
export function readPersonName(row: Row, names: readonly string[], language: Language): Text | undefined {
  const whole = readText(row, names, language);
  if (whole) return whole;
  const texts = nameParts.map((candidates) => readText(row, candidates, language)).filter((part) => part !== undefined);
  const [lead] = texts;
  if (!lead) return undefined;
  const value = texts.map((part) => part.value).join(' ');
  const alts = texts.map((part) => part.alt);
  if (!alts.every((alt) => alt !== undefined)) return { value, lang: lead.lang };
  return { value, lang: lead.lang, alt: { value: alts.map((alt) => alt.value).join(' '), lang: alts[0]?.lang ?? 'und' } };
}
