import { listIn } from '#lib/text/data/read-data.ts';
import { translationRows } from '#lib/text/data/read-translations.ts';
import type { Translation } from './learn-translations.ts';

type Rows = ReturnType<typeof translationRows>;
type Translations = ReadonlyMap<string, readonly Translation[]>;

let known: { readonly rows: Rows; readonly translations: Translations } | undefined;

/** Stems of the other language that a stem may be translated by, the surest first: learned from texts in both (`npm run vocabulary`). */
export function translationsOf(stem: string): readonly Translation[] {
  const rows = translationRows();
  if (known?.rows !== rows) known = { rows, translations: bothWays(rows) };
  return known.translations.get(stem) ?? [];
}

function bothWays(rows: Rows): Translations {
  const translations = new Map<string, Translation[]>();
  const add = (from: string, stem: string, certainty: number) =>
    translations.set(from, [...(translations.get(from) ?? []), { stem, certainty }]);
  for (const [arabic = '', list] of rows)
    for (const one of listIn(list)) {
      const [english = '', hundredths] = one.split(' ');
      add(arabic, english, Number(hundredths) / 100);
      add(english, arabic, Number(hundredths) / 100);
    }
  return translations;
}
