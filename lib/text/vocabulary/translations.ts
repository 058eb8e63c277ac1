import { listIn, readData } from '#lib/text/data/read-data.ts';
import type { OperatorVocabulary } from './parse-operator-terms.ts';
import { stemsOfPhrase } from './phrase-translations.ts';
import { operatorTerms } from './read-operator-terms.ts';

/** A stem of the other language, with the probability that it is meant, 0…1. */
export interface Translation {
  readonly stem: string;
  readonly certainty: number;
}

type Translations = ReadonlyMap<string, readonly Translation[]>;

let cached: { readonly operator: OperatorVocabulary; readonly translations: Translations } | undefined;

/** Translations of a stem into the other language: the operator's, then those of `words.tsv`; the first certainty of a pair counts. */
export function translationsOf(stem: string): readonly Translation[] {
  const operator = operatorTerms();
  if (cached?.operator !== operator) cached = { operator, translations: byLanguage(operator) };
  return cached.translations.get(stem) ?? [];
}

/** Whether a stem spells a name of the other language; no word of `words.tsv` is as certain. */
export const spellsName = (stem: string): boolean => translationsOf(stem).some(({ certainty }) => certainty >= 0.5);

/** As certain as the only meaning of a word in `words.tsv`. */
const operatorCertainty = 0.4;
const singleStems = (names: readonly string[]): string[] => names.map(stemsOfPhrase).flatMap((stems) => (stems.length === 1 ? stems : []));

function byLanguage(operator: OperatorVocabulary): Translations {
  const translations = new Map<string, Translation[]>();
  const add = (from: string, stem: string, certainty: number) => {
    const others = translations.get(from);
    if (!others) translations.set(from, [{ stem, certainty }]);
    else if (!others.some((other) => other.stem === stem)) others.push({ stem, certainty });
  };
  for (const { en, ar } of operator.translations)
    for (const arabic of singleStems(ar))
      for (const english of singleStems(en)) {
        add(arabic, english, operatorCertainty);
        add(english, arabic, operatorCertainty);
      }
  for (const [arabic = '', list] of readData('word-translations.tsv'))
    for (const entry of listIn(list)) {
      const [english = '', hundredths] = entry.split(' ');
      add(arabic, english, Number(hundredths) / 100);
      add(english, arabic, Number(hundredths) / 100);
    }
  return translations;
}
