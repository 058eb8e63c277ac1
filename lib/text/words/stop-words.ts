import { wordsOfClass } from './word-classes.ts';

const stopWords: ReadonlySet<string> = new Set(wordsOfClass('stop'));

/** Whether a word is a stop word, such as "the". Stop words are indexed, since phrases need them, and left out of conditions. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
