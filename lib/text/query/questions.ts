import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { type WordClass, wordsOfClass } from '#lib/text/words/word-classes.ts';

const foldedOf = (name: WordClass): string[] => wordsOfClass(name).map(fold);

/** What people ask with and texts say otherwise: "what is dark matter made of" is answered by texts on its nature, none of which says "made". */
const plain: ReadonlySet<string> = new Set(foldedOf('asked-plainly').flatMap((word) => [word, stem(word)]));

/** Verbs of the dialects and of any: «بيناموا», «يملك», «مبيناموش». */
const inflected = /^(?:(?:[بحهس]?ي|ب[تن])[\u0621-\u064a]{3,}|ما?ب[تني][\u0621-\u064a]{3,}ش)$/;

let nouns: ReadonlySet<string> | undefined;

/** «بيانات» and «بترول» begin as such verbs do. */
function isNoun(word: string): boolean {
  nouns ??= new Set(foldedOf('arabic-prose').flatMap((one) => [one, stem(one)]));
  return nouns.has(word) || nouns.has(stem(word));
}

/** Whether a folded word of a question is one of asking rather than of its subject, also with what the dialects put before a verb: «بيعيش», «حيموت». */
export const isPlainInQuestion = (word: string): boolean =>
  [word, stem(word), word.replace(/^[بحهس](?=[يتن])/, '')].some((form) => plain.has(form));

/** Whether a folded word of a question is a verb, of which texts on its subject may have another. One that is a noun but for its first letter says more: «يتبخر». */
export const isVerbInQuestion = (word: string): boolean => inflected.test(word) && !/^[تين]ت/.test(word) && !isNoun(word);
