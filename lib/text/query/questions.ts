import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { type WordClass, wordsOfClass } from '#lib/text/words/word-classes.ts';

const foldedOf = (name: WordClass): string[] => wordsOfClass(name).map(fold);

/** Words of questions that texts do not use: texts that answer "what is dark matter made of" do not contain "made". */
const questionWords: ReadonlySet<string> = new Set(foldedOf('asked-plainly').flatMap((word) => [word, stem(word)]));

/** Inflected verbs, also in dialects: «بيناموا», «يملك», «مبيناموش». */
const inflected = /^(?:(?:[بحهس]?ي|ب[تن])[\u0621-\u064a]{3,}|ما?ب[تني][\u0621-\u064a]{3,}ش)$/;

let nouns: ReadonlySet<string> | undefined;

/** Whether a word is a noun that looks like an inflected verb, such as «بيانات» or «بترول». */
function isNoun(word: string): boolean {
  nouns ??= new Set(foldedOf('arabic-prose').flatMap((noun) => [noun, stem(noun)]));
  return nouns.has(word) || nouns.has(stem(word));
}

/** Whether a folded word belongs to the question rather than its subject, with or without a dialect prefix: «بيعيش», «حيموت». */
export const isPlainInQuestion = (word: string): boolean =>
  [word, stem(word), word.replace(/^[بحهس](?=[يتن])/, '')].some((form) => questionWords.has(form));

/** Whether a folded word of a question is a verb that texts may express differently. Verbs close to their noun («يتبخر») do not count. */
export const isVerbInQuestion = (word: string): boolean => inflected.test(word) && !/^[تين]ت/.test(word) && !isNoun(word);
