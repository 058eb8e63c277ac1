import { cleanLanguage } from '#lib/client/reader/values/clean-value.ts';
import { chooseText, languageOf } from '#lib/client/reader/values/read-text.ts';
import type { Language } from '#lib/domain/language.ts';
import { readMaths } from '#lib/domain/latex/read-maths.ts';
import type { Text } from '#lib/domain/text.ts';

interface OwnText {
  readonly declared?: string | null;
  readonly alternative?: string | null;
}

/** A text of our own payloads in the language asked for where both are there. What no member declares is told by its letters, as for any service. */
export function readOwnText(value: string, language: Language, { declared, alternative }: OwnText = {}): Text {
  const { plain } = readMaths(value);
  if (alternative == null) return { value: plain, lang: languageTag(declared) ?? languageOf(plain, language) };
  return chooseText({ byLanguage: {}, base: plain }, language, languageTag(declared), readMaths(alternative).plain) as Text;
}

export function languageTag(tag: string | null | undefined): string | undefined {
  return tag === 'en' || tag === 'ar' ? tag : cleanLanguage(tag);
}
