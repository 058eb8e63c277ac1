import { localize, type Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';

/** A person's name in the reader's language, else in the other script. */
export function presentName(row: { name_en: string | null; name_ar: string | null }, language: Language): Text {
  return localize({ en: row.name_en ?? undefined, ar: row.name_ar ?? undefined }, language) ?? { value: '', lang: 'und' };
}
