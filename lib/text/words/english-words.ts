import { isOfVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { stem } from './stem.ts';
import { wordsOfClass } from './word-classes.ts';

/** Types and populations are numbered so: II, Ib. */
export const isNumeral = (word: string): boolean => /^[ivx]+[abc]?$/.test(word);

let stems: ReadonlySet<string> | undefined;

/** Whether a folded word is one of scientific English or of the vocabulary in any of its forms, and so no typo of another: "relaxation" is not "relation", nor "population II" III. */
export function isEnglishWord(word: string): boolean {
  stems ??= new Set(wordsOfClass('english-prose').map(stem));
  return isNumeral(word) || (/^[a-z]+$/.test(word) && (stems.has(stem(word)) || isOfVocabulary(word)));
}
