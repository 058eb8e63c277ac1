import { listIn } from '#lib/text/data/read-data.ts';
import { translationRows } from '#lib/text/data/read-translations.ts';
import type { Translation } from './learn-translations.ts';

type Rows = ReturnType<typeof translationRows>;
type Translations = ReadonlyMap<string, readonly Translation[]>;

let cached: { readonly rows: Rows; readonly translations: Translations } | undefined;

/** Translations of a stem into the other language, most certain first; learned from parallel texts by `npm run vocabulary`. */
export function translationsOf(stem: string): readonly Translation[] {
  const rows = translationRows();
  if (cached?.rows !== rows) cached = { rows, translations: byLanguage(rows) };
  return cached.translations.get(stem) ?? [];
}

function byLanguage(rows: Rows): Translations {
  const translations = new Map<string, Translation[]>();
  const add = (from: string, stem: string, certainty: number) =>
    translations.set(from, [...(translations.get(from) ?? []), { stem, certainty }]);
  for (const [arabic = '', list] of rows)
    for (const entry of listIn(list)) {
      const [english = '', hundredths] = entry.split(' ');
      add(arabic, english, Number(hundredths) / 100);
      add(english, arabic, Number(hundredths) / 100);
    }
  return translations;
}
