import { listIn, readData } from '#lib/text/data/read-data.ts';
import { translationRows } from '#lib/text/data/read-translations.ts';
import type { Translation } from './learn-translations.ts';
import type { OperatorVocabulary } from './parse-operator-terms.ts';
import { stemsOfPhrase } from './phrase-translations.ts';
import { operatorTerms } from './read-operator-terms.ts';

type Rows = ReturnType<typeof translationRows>;
type Translations = ReadonlyMap<string, readonly Translation[]>;

let cached: { readonly rows: Rows; readonly operator: OperatorVocabulary; readonly translations: Translations } | undefined;

/** Translations of a stem into the other language: those learned from parallel texts, the operator's, then those of `words.tsv`; the first certainty of a pair counts. */
export function translationsOf(stem: string): readonly Translation[] {
  const rows = translationRows();
  const operator = operatorTerms();
  if (cached?.rows !== rows || cached.operator !== operator) cached = { rows, operator, translations: byLanguage(rows, operator) };
  return cached.translations.get(stem) ?? [];
}

/** As certain as the only meaning of a word in `words.tsv`. */
const operatorCertainty = 0.4;
const singleStems = (names: readonly string[]): string[] => names.map(stemsOfPhrase).flatMap((stems) => (stems.length === 1 ? stems : []));

function byLanguage(rows: Rows, operator: OperatorVocabulary): Translations {
  const translations = new Map<string, Translation[]>();
  const add = (from: string, stem: string, certainty: number) => {
    const others = translations.get(from);
    if (!others) translations.set(from, [{ stem, certainty }]);
    else if (!others.some((other) => other.stem === stem)) others.push({ stem, certainty });
  };
  const addRows = (table: Rows) => {
    for (const [arabic = '', list] of table)
      for (const entry of listIn(list)) {
        const [english = '', hundredths] = entry.split(' ');
        add(arabic, english, Number(hundredths) / 100);
        add(english, arabic, Number(hundredths) / 100);
      }
  };
  addRows(rows);
  for (const { en, ar } of operator.translations)
    for (const arabic of singleStems(ar))
      for (const english of singleStems(en)) {
        add(arabic, english, operatorCertainty);
        add(english, arabic, operatorCertainty);
      }
  addRows(readData('word-translations.tsv'));
  return translations;
}
