import { readData } from '#lib/text/data/read-data.ts';

/**
 * The classes of `data/word-classes.tsv`. Words of one name are joined by hyphens.
 * Queries: `stop` names no subject (indexed for phrases, left out of conditions), `request` asks for publications, `action` is what was
 * done with a subject (synonyms share a row), `general` is common in the whole field, `asked-plainly` occurs in questions but not in texts.
 * `asking` begins a question, `field-…` are field names before a colon, `operator-…` are operators in words, `being-without` those that may belong to a topic.
 * Texts: `english-prose` is scientific English outside the vocabulary; `arabic-prose` decides whether a leading و ف ب ك ل is a particle,
 * which is removed when the rest is listed and the word is not. `kept-whole` keeps its ending, `ends-in-s` precedes -ise where the s
 * belongs to the word, `short-noun` may follow an article, `elided` loses its vowel; `porter-…` are exceptions of Porter2.
 * `same-in-names` are words of which any may stand in a name of the vocabulary, `mission-kind` concepts of which missions are kinds.
 * Names: `name-particle` and `name-numeral` are not part of a person's name, `name-before-din` precedes al-Din or is used alone,
 * `school` proves an institution, `institute` occurs in the name of one, `institute-before-name` is optional, `spoken-initials` are
 * pronounced initials.
 */
let groupsByClass: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

/** The rows of a class, each a list of words. Throws if there is no such class. */
export function wordGroups(name: string): readonly (readonly string[])[] {
  if (!groupsByClass) {
    const groups = new Map<string, string[][]>();
    for (const [className = '', words = ''] of readData('word-classes.tsv'))
      groups.set(className, [...(groups.get(className) ?? []), words.split(' ')]);
    groupsByClass = groups;
  }
  const groups = groupsByClass.get(name);
  if (!groups) throw new Error(`There is no class of words ${name}.`);
  return groups;
}

/** All words of a class. */
export const wordsOfClass = (name: string): readonly string[] => wordGroups(name).flat();
