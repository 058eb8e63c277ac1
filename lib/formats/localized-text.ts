import { directionOf } from '#lib/domain/language.ts';
import type { Text } from '#lib/domain/text.ts';
import { plainOrNothing } from './plain-text.ts';

/** One text in one language. */
export interface Wording {
  readonly value: string;
  readonly lang: string;
}

/** All wordings of a text, plain, the one the reader sees first. */
export function wordings(text: Text | undefined): readonly Wording[] {
  if (!text) return [];
  return [text, text.alt].flatMap((one) => {
    const value = plainOrNothing(one?.value);
    return one && value ? [{ value, lang: one.lang }] : [];
  });
}

/** The wording in the first of the languages that there is one in, else the one the reader sees. */
export function wordingIn(text: Text | undefined, languages: readonly (string | undefined)[]): Wording | undefined {
  const all = wordings(text);
  const found = languages.map((language) => all.find((one) => one.lang === language)).find(Boolean);
  return found ?? all[0];
}

/** The languages in which a work of this language names its people and its journal, best first: its own, then the one of the two that shares its script. */
export function signingLanguages(language: string): readonly string[] {
  return [language, directionOf(language) === 'rtl' ? 'ar' : 'en'];
}
