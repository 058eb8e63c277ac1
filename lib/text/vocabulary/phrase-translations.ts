import { listIn, readData } from '#lib/text/data/read-data.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import type { OperatorVocabulary } from './parse-operator-terms.ts';
import { operatorTerms } from './read-operator-terms.ts';

/** The stems of a term, by which the table is sorted. */
export const stemsOfPhrase = (text: string): string[] => words(text).map(stem);

let cached: { readonly operator: OperatorVocabulary; readonly phrases: ReadonlyMap<string, readonly string[]> } | undefined;

/** English terms for the stems of an Arabic term, mostly of several words: "drilling mud" for those of «طين الحفر». Empty for other words. */
export function phraseTranslations(stems: readonly string[]): readonly string[] {
  const operator = operatorTerms();
  if (cached?.operator !== operator) cached = { operator, phrases: phrasesWith(operator) };
  return cached.phrases.get(stems.join(' ')) ?? [];
}

/** Our table, with the operator's English terms before ours. */
function phrasesWith({ translations }: OperatorVocabulary): ReadonlyMap<string, readonly string[]> {
  const phrases = new Map(readData('phrase-translations.tsv').map(([key = '', list]) => [key, listIn(list)]));
  for (const { en, ar } of translations)
    for (const name of ar) {
      const key = stemsOfPhrase(name).join(' ');
      phrases.set(key, [...new Set([...en, ...(phrases.get(key) ?? [])])]);
    }
  return phrases;
}
