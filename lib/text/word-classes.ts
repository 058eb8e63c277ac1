import { readData } from './data/read-data.ts';

/**
 * Words by what they are in a query or a text, from `data/word-classes.tsv`. `stop` carries no subject (indexed, because phrases need it, and left out of
 * conditions; folded), `request` asks for publications or for what matters, `deed` is what was done with a subject (one row for words that say the same), `general`
 * is of the whole field; `question-beginning`, `interrogative`, `asked-plainly` and `measure` are of questions; `wanting`, `telling`, `explaining`, `defining` and
 * `joint` stand before what is asked about. `english-prose` is scientific English that a small collection may lack and the vocabulary has no use for; `arabic-prose`
 * decides whether a leading و ف ب ك ل is a particle: it is cut when the rest stands there and the word itself does not. `kept-whole` keeps its ending under its stem.
 */
export const wordClasses = [
  'stop',
  'request',
  'deed',
  'general',
  'question-beginning',
  'interrogative',
  'asked-plainly',
  'measure',
  'joint',
  'wanting',
  'telling',
  'explaining',
  'defining',
  'english-prose',
  'arabic-prose',
  'kept-whole',
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
