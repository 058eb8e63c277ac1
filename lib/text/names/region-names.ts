import { words } from '#lib/text/words/fold.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';

/** Whether a folded word belongs to the name of a country, a territory or an Arab town, in English or Arabic. A text that has no Sudan must not make it Susan, nor of القاهرة a continent (قارة). */
export function isRegionName(word: string): boolean {
  regionWords ??= new Set([
    ...arabTowns().flatMap(withoutArticle),
    ...regionNames().flatMap((name) => name.split(' ').flatMap(withoutArticle)),
  ]);
  return regionWords.has(word);
}

/** Whether a folded word alone names such a place. "Ocean" and «القمر» only stand in the names of some (the British Indian Ocean Territory, جزر القمر). */
export function isPlaceWord(word: string): boolean {
  sharedWords ??= new Set(shared().flatMap(withoutArticle));
  return isRegionName(word) && !sharedWords.has(word);
}

/** Words that places are called by beside the one that tells them apart; each means something else by itself. */
const shared = () => wordsOfClass('place-common').flatMap(words);

let towns: ReadonlySet<string> | undefined;

/** The forms in which a folded Arabic town whose name has the article stands in texts; none of any other word. */
export function townForms(word: string): string[] {
  towns ??= new Set(arabTowns().filter((town) => /^ال.{3}/.test(town)));
  const bare = word.replace(/^(?:[وفبك]?ال|و?لل)/, '');
  if (bare === word || !towns.has(`ال${bare}`) || !isPlaceWord(`ال${bare}`)) return [];
  return ['ال', 'وال', 'بال', 'فال', 'كال', 'لل', 'ولل'].map((article) => article + bare);
}

/** Whether an Arabic word only has the stem of a town whose name has the article: «علاء» is not «العلا». */
export function lacksArticle({ words: [word = ''], stems: [stemmed = ''] }: Word, names: readonly string[]): boolean {
  const town = `ال${stemmed}`;
  return townForms(town).length > 0 && townForms(word).length === 0 && names.some((name) => words(name).join(' ') === town);
}

interface Word {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

let sharedWords: Set<string> | undefined;

/** Capitals and the seats of universities and observatories; where a name has two words, the one that tells it apart. */
const arabTowns = () => wordsOfClass('arab-town').flatMap(words);

/** Whether folded words are the whole name of a country, in either language. */
export function isCountryName(name: string): boolean {
  countries ??= new Set(regionNames());
  return countries.has(name);
}

let countries: ReadonlySet<string> | undefined;

let regionWords: Set<string> | undefined;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The folded names of countries and territories in both languages. */
const regionNames = (): string[] =>
  ['en', 'ar'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return regionCodes()
      .map((code) => words(names.of(code) ?? '').join(' '))
      .filter((name) => name !== '');
  });
const regionCodes = () => letters.flatMap((first) => letters.map((second) => first + second));
const withoutArticle = (word: string) => (/^ال.{3}/.test(word) ? [word, word.slice(2)] : [word]);
