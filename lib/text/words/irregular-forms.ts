import { readData } from '#lib/text/data/read-data.ts';

const formsIn = (language: 'en' | 'ar') =>
  readData('irregular-forms.tsv').flatMap(([rowLanguage, stem = '', forms = '']) =>
    rowLanguage === language ? forms.split(' ').map((form) => [form, stem] as const) : [],
  );

/** Broken plurals, feminines and adjectives with their base; a word that is its own base keeps its ending. Sound plurals need no entry. */
export const irregularArabic = (): readonly (readonly [form: string, base: string])[] => formsIn('ar');

/** Words that Porter2 stems wrongly, folded and in American spelling, with the right stem. */
export const irregularEnglish: ReadonlyMap<string, string> = new Map(formsIn('en'));
