import { readData } from '#lib/text/data/read-data.ts';

const formsIn = (language: 'en' | 'ar') =>
  readData('irregular-forms.tsv').flatMap(([of, stem = '', forms = '']) =>
    of === language ? forms.split(' ').map((form) => [form, stem] as const) : [],
  );

/**
 * Broken plurals, feminines and adjectives of the field under the word they belong to, in ordinary spelling. A word under itself is protected: its ending is part
 * of it. Sound plurals need no entry. A foreign g is written غ or ج: غاما, جاما.
 */
export const irregularArabic = (): readonly (readonly [form: string, base: string])[] => formsIn('ar');

/** Words whose family Porter2 splits or whose neighbour it swallows, folded and in American spelling, with the stem they get. */
export const irregularEnglish: ReadonlyMap<string, string> = new Map(formsIn('en'));
