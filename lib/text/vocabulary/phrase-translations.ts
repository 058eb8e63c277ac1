import { listIn, readData } from '#lib/text/data/read-data.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

/** The maximum number of words of an Arabic term in `phrases.tsv`. */
export const phraseWordsMost = 5;

/** The stems of a term, by which the table is sorted. */
export const stemsOfPhrase = (text: string): string[] => words(text).map(stem);

let phrases: ReadonlyMap<string, readonly string[]> | undefined;

/** English terms for the stems of an Arabic term of several words: "drilling mud" for those of «طين الحفر». Empty for other words. */
export function phraseTranslations(stems: readonly string[]): readonly string[] {
  phrases ??= new Map(readData('phrase-translations.tsv').map(([key = '', list]) => [key, listIn(list)]));
  return phrases.get(stems.join(' ')) ?? [];
}
