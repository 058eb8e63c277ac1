import { directionOf } from '#lib/domain/language.ts';
import type { Text } from '#lib/domain/text.ts';
import { plainOrNothing } from './plain-text.ts';

/** A value in one language; a `Text` has one or two of them. */
export interface Wording {
  readonly value: string;
  readonly lang: string;
}

/** All wordings of a text, plain, the reader's first. */
export function wordings(text: Text | undefined): readonly Wording[] {
  if (!text) return [];
  return [text, text.alt].flatMap((wording) => {
    const value = plainOrNothing(wording?.value);
    return wording && value ? [{ value, lang: wording.lang }] : [];
  });
}

/** The wording in the first available of the languages, else the reader's. */
export function wordingIn(text: Text | undefined, languages: readonly (string | undefined)[]): Wording | undefined {
  const available = wordings(text);
  const match = languages.map((language) => available.find((wording) => wording.lang === language)).find(Boolean);
  return match ?? available[0];
}

/** Languages in which a work writes its authors and journal, best first: its own, then the product language with the same script. */
export function signingLanguages(language: string): readonly string[] {
  return [language, directionOf(language) === 'rtl' ? 'ar' : 'en'];
}
