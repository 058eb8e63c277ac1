import { listIn, readData } from '#lib/text/data/read-data.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import type { OperatorVocabulary } from './parse-operator-terms.ts';
import { operatorTerms } from './read-operator-terms.ts';

/** The stems of a term, by which the table is sorted. */
export const stemsOfPhrase = (text: string): string[] => words(text).map(stem);

let cached: { readonly own: OperatorVocabulary; readonly phrases: ReadonlyMap<string, readonly string[]> } | undefined;

/** English terms for the stems of an Arabic term of several words: "drilling mud" for those of «طين الحفر». Empty for other words. */
export function phraseTranslations(stems: readonly string[]): readonly string[] {
  const own = operatorTerms();
  if (cached?.own !== own) cached = { own, phrases: phrasesWith(own) };
  return cached.phrases.get(stems.join(' ')) ?? [];
}

const phrasesWith = ({ translations }: OperatorVocabulary) =>
  new Map([
    ...readData('phrase-translations.tsv').map(([key = '', list]) => [key, listIn(list)] as const),
    ...translations.flatMap(({ en, ar }) => ar.map((name) => [stemsOfPhrase(name).join(' '), en] as const)),
  ]);
