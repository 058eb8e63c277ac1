import { readData } from '#lib/text/data/read-data.ts';

/**
 * The classes of `data/word-classes.tsv`. Words of one name are joined by hyphens.
 * Queries: `stop` names no subject (indexed for phrases, left out of conditions), `request` asks for publications, `action` is what was
 * done with a subject (synonyms share a row), `general` is common in the whole field, `asked-plainly` occurs in questions but not in texts.
 * `asking` begins a question, `field-…` are field names before a colon, `operator-…` are operators in words, `being-without` excludes the next word unless a record has both as a phrase.
 * Texts: `english-prose` is scientific English outside the vocabulary; `arabic-prose` decides whether a leading و ف ب ك ل is a particle,
 * which is removed when the rest is listed and the word is not. `kept-whole` keeps its ending, `ends-in-s` precedes -ise where the s
 * belongs to the word, `short-noun` may follow an article, `elided` loses its vowel; `porter-…` are exceptions of Porter2.
 * Names: `name-particle` and `name-numeral` are not part of a person's name, `name-before-din` precedes al-Din or is used alone,
 * `place-common` is in names of places but has a common meaning, `arab-town` completes the system's list of countries, `school` proves an
 * institution, `institute` occurs in the name of one, `institute-before-name` is optional, `spoken-initials` are pronounced initials,
 * `craft…` are words for spacecraft.
 */
export const wordClasses = [
  'stop',
  'request',
  'action',
  'general',
  'asked-plainly',
  'english-prose',
  'arabic-prose',
  'kept-whole',
  'ends-in-s',
  'short-noun',
  'elided',
  'name-particle',
  'name-numeral',
  'name-before-din',
  'place-common',
  'arab-town',
  'spoken-initials',
  'school',
  'institute',
  'institute-before-name',
  'craft',
  'craft-before-name',
  'no-craft',
  'field-title',
  'field-author',
  'field-doi',
  'field-abstract',
  'field-keyword',
  'field-institution',
  'field-venue',
  'field-id',
  'operator-or',
  'operator-not',
  'being-without',
  'asking',
  'porter-exception',
  'porter-invariant',
] as const;
export type WordClass = (typeof wordClasses)[number];

let groupsByClass: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

/** The rows of a class, each a list of words. */
export function wordGroups(name: WordClass): readonly (readonly string[])[] {
  if (!groupsByClass) {
    const groups = new Map<string, string[][]>();
    for (const [className = '', words = ''] of readData('word-classes.tsv'))
      groups.set(className, [...(groups.get(className) ?? []), words.split(' ')]);
    groupsByClass = groups;
  }
  return groupsByClass.get(name) ?? [];
}

/** All words of a class. */
export const wordsOfClass = (name: WordClass): readonly string[] => wordGroups(name).flat();
