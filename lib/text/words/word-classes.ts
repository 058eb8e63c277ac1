import { readData } from '#lib/text/data/read-data.ts';

/**
 * Words by what they are in a query or a text, from `data/word-classes.tsv`. `stop` carries no subject (indexed, because phrases need it, and left out of
 * conditions; folded), `request` asks for publications or for what matters, `deed` is what was done with a subject (one row for words that say the same), `general`
 * is of the whole field; `asked-plainly` is of questions; `wanting`, `telling`, `explaining`, `defining` and
 * `joint` stand before what is asked about. `english-prose` is scientific English that a small collection may lack and the vocabulary has no use for; `arabic-prose`
 * decides whether a leading و ف ب ك ل is a particle: it is cut when the rest stands there and the word itself does not. `kept-whole` keeps its ending under its stem,
 * `ends-in-s` is what stands before -ise where the s belongs to the word, `short-noun` may stand behind an article, `elided` are articles and the like that lose their vowel; `porter-…` are exceptions of Porter2.
 * `name-particle` and `name-numeral` are no part of a person's name, those of `name-before-din` are before al-Din or alone; `place-common` are words that names of places share, `arab-town` those of towns, which the
 * system's list of countries lacks. Of institutions: `school` says of a name that it is one, `institute` stands in names, `institute-before-name` may be left out,
 * `spoken-initials` is how initials are spoken. `craft`, `craft-before-name`, `no-craft` and `thing-before-name` are what things of space are called beside their
 * names. `field-…` are names of fields before a colon, `operator-…` words for how others are to be met, and `being-without` those that are no condition where texts have them too; a query that begins with one of `asking` is a question. Words of one name are joined by a hyphen.
 */
export const wordClasses = [
  'stop',
  'request',
  'deed',
  'general',
  'asked-plainly',
  'joint',
  'wanting',
  'telling',
  'explaining',
  'defining',
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
  'thing-before-name',
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
  'search-of',
  'porter-exception',
  'porter-invariant',
] as const;
export type WordClass = (typeof wordClasses)[number];

let known: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

/** The words of a class, row by row. */
export function wordGroups(name: WordClass): readonly (readonly string[])[] {
  if (!known) {
    const found = new Map<string, string[][]>();
    for (const [of = '', words = ''] of readData('word-classes.tsv')) found.set(of, [...(found.get(of) ?? []), words.split(' ')]);
    known = found;
  }
  return known.get(name) ?? [];
}

export const wordsOfClass = (name: WordClass): readonly string[] => wordGroups(name).flat();
