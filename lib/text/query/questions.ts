import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';

/** Words of questions that texts do not use: texts that answer "what is dark matter made of" do not contain "made". */
const questionWords: ReadonlySet<string> = new Set(
  wordsOfClass('asked-plainly')
    .map(fold)
    .flatMap((word) => [word, stem(word)]),
);

/** Whether a folded word belongs to the question rather than its subject, with or without a dialect prefix: «بيعيش», «حيموت». */
export const isPlainInQuestion = (word: string): boolean =>
  [word, stem(word), word.replace(/^[بحهس](?=[يتن])/, '')].some((form) => questionWords.has(form));
