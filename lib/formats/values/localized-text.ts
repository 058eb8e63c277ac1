import type { Text } from '#lib/domain/text.ts';
import { directionOf } from '#lib/languages/languages.ts';
import { plainOrNothing } from './plain-text.ts';

/** A value in one language; a `Text` has one or two of them. */
export interface Wording {
  readonly value: string;
  readonly lang: string;
}

/** The non-empty wordings of a text as plain text, the reader's language first. */
export function wordings(text: Text | undefined): readonly Wording[] {
  if (!text) return [];
  return [text, text.alt].flatMap((wording) => {
    const value = plainOrNothing(wording?.value);
    return wording && value ? [{ value, lang: wording.lang }] : [];
  });
}

/** The wording in the first of `languages` that the text has; otherwise its first wording, which is in the reader's language. */
export function wordingIn(text: Text | undefined, languages: readonly (string | undefined)[]): Wording | undefined {
  const available = wordings(text);
  const match = languages.map((language) => available.find((wording) => wording.lang === language)).find(Boolean);
  return match ?? available[0];
}

/** Languages for a work's author names and journal: the work's language, then Arabic (for right-to-left languages) or English. */
export function signingLanguages(language: string): readonly string[] {
  return [language, directionOf(language) === 'rtl' ? 'ar' : 'en'];
}

/** The wordings in other languages than the first one, without those that repeat its text. */
export const otherWordings = (all: readonly Wording[], first: Wording | undefined): readonly Wording[] =>
  all.filter(({ lang, value }) => lang !== first?.lang && value !== first?.value);

/** A comparison for sorting that puts wordings in the language first. */
export const originalFirst = (language: string) => (a: Wording, b: Wording) => Number(b.lang === language) - Number(a.lang === language);
