import { listIn, readData } from '#lib/text/data/read-data.ts';
import { translationRows } from '#lib/text/data/read-translations.ts';
import type { Translation } from './learn-translations.ts';
import type { OperatorVocabulary } from './parse-operator-terms.ts';
import { stemsOfPhrase } from './phrase-translations.ts';
import { operatorTerms } from './read-operator-terms.ts';

type Rows = ReturnType<typeof translationRows>;
type Translations = ReadonlyMap<string, readonly Translation[]>;

let cached: { readonly rows: Rows; readonly own: OperatorVocabulary; readonly translations: Translations } | undefined;

/** Translations of a stem into the other language: the operator's, those learned from parallel texts, then those of `words.tsv`. */
export function translationsOf(stem: string): readonly Translation[] {
  const rows = translationRows();
  const own = operatorTerms();
  if (cached?.rows !== rows || cached.own !== own) cached = { rows, own, translations: byLanguage(rows, own) };
  return cached.translations.get(stem) ?? [];
}

/** As certain as the only meaning of a word in `words.tsv`. */
const operatorCertainty = 0.4;
const singleStems = (names: readonly string[]): string[] => names.map(stemsOfPhrase).flatMap((stems) => (stems.length === 1 ? stems : []));

function byLanguage(rows: Rows, own: OperatorVocabulary): Translations {
  const translations = new Map<string, Translation[]>();
  const add = (from: string, stem: string, certainty: number) => {
    const others = translations.get(from);
    if (!others) translations.set(from, [{ stem, certainty }]);
    else if (!others.some((other) => other.stem === stem)) others.push({ stem, certainty });
  };
  for (const { en, ar } of own.translations)
    for (const arabic of singleStems(ar))
      for (const english of singleStems(en)) {
        add(arabic, english, operatorCertainty);
        add(english, arabic, operatorCertainty);
      }
  for (const [arabic = '', list] of [...rows, ...readData('word-translations.tsv')])
    for (const entry of listIn(list)) {
      const [english = '', hundredths] = entry.split(' ');
      add(arabic, english, Number(hundredths) / 100);
      add(english, arabic, Number(hundredths) / 100);
    }
  return translations;
}
