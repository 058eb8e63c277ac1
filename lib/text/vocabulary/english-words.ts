import { stem } from '#lib/text/words/stem.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import { isOfVocabulary } from './vocabulary.ts';

/** Whether a word is a Roman numeral of a type or population: II, Ib. */
export const isNumeral = (word: string): boolean => /^[ivx]+[abc]?$/.test(word);

let stems: ReadonlySet<string> | undefined;

/** Whether a folded word is scientific English or a form of a vocabulary word, and so not a typo: "relaxation" is not "relation". */
export function isEnglishWord(word: string): boolean {
  stems ??= new Set(wordsOfClass('english-prose').map(stem));
  return isNumeral(word) || (/^[a-z]+$/.test(word) && (stems.has(stem(word)) || isOfVocabulary(word)));
}
