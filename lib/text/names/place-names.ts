import { listIn, readData } from '#lib/text/data/read-data.ts';
import { words } from '#lib/text/words/fold.ts';

const key = (name: string) => words(name).join(' ');

let table: { readonly english: ReadonlyMap<string, string>; readonly single: ReadonlySet<string> } | undefined;

/** The places below countries of `places.tsv`: those that affiliations here name. */
function places() {
  table ??= readPlaces();
  return table;
}

function readPlaces() {
  const rows = readData('places.tsv').map(([english = '', arabic]) => ({ english, names: listIn(arabic) }));
  return {
    english: new Map(rows.flatMap(({ english, names }) => names.map((name) => [key(name), english] as const))),
    single: new Set(rows.map(({ english }) => key(english)).filter((name) => !name.includes(' '))),
  };
}

/** What English calls a place of which an Arabic text has the name, with or without its hamza: «الاسكا» is Alaska. Undefined for other words. */
export const placeInEnglish = (arabic: string): string | undefined => places().english.get(key(arabic));

/** Whether a folded Latin word alone names such a place. */
export const isPlaceBelowCountry = (word: string): boolean => places().single.has(word);

/** The most words that an Arabic name in the table has. */
export const placeWordsMost = 3;
