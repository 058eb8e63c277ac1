import { wordsOfClass } from './word-classes.ts';

const stopWords: ReadonlySet<string> = new Set(wordsOfClass('stop'));

/** Words that carry no subject. They are indexed (phrases need them) and left out when a query is turned into conditions. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
