import { listIn, readData } from '#lib/text/data/read-data.ts';
import { translationRows } from '#lib/text/data/read-translations.ts';
import type { Translation } from './learn-translations.ts';

type Rows = ReturnType<typeof translationRows>;
type Translations = ReadonlyMap<string, readonly Translation[]>;

let cached: { readonly rows: Rows; readonly translations: Translations } | undefined;

/** Translations of a stem into the other language: those learned from parallel texts, then those of `words.tsv`. */
export function translationsOf(stem: string): readonly Translation[] {
  const rows = translationRows();
  if (cached?.rows !== rows) cached = { rows, translations: byLanguage(rows) };
  return cached.translations.get(stem) ?? [];
}

function byLanguage(rows: Rows): Translations {
  const translations = new Map<string, Translation[]>();
  const add = (from: string, stem: string, certainty: number) => {
    const others = translations.get(from);
    if (!others) translations.set(from, [{ stem, certainty }]);
    else if (!others.some((other) => other.stem === stem)) others.push({ stem, certainty });
  };
  for (const [arabic = '', list] of [...rows, ...readData('word-translations.tsv')])
    for (const entry of listIn(list)) {
      const [english = '', hundredths] = entry.split(' ');
      add(arabic, english, Number(hundredths) / 100);
      add(english, arabic, Number(hundredths) / 100);
    }
  return translations;
}
