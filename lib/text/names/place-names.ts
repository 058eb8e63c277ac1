import { listIn, readData } from '#lib/text/data/read-data.ts';
import { words } from '#lib/text/words/fold.ts';

const key = (name: string) => words(name).join(' ');

let table: { readonly english: ReadonlyMap<string, string>; readonly single: ReadonlySet<string> } | undefined;

/** The places of `places.tsv`: cities, states and other parts of countries in affiliations of the collection. */
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

/** The English name of a place, from its Arabic name with or without hamza: «الاسكا» is Alaska. Undefined for other words. */
export const placeInEnglish = (arabic: string): string | undefined => places().english.get(key(arabic));

/** Whether a folded Latin word is the full name of a place in `places.tsv`. */
export const isPlaceBelowCountry = (word: string): boolean => places().single.has(word);

/** Maximum number of words of an Arabic name in the table. */
export const placeWordsMost = 3;
