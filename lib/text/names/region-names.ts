import { languages } from '#lib/languages/languages.ts';
import { words } from '#lib/text/words/fold.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';

/** Whether a folded word is in the English or Arabic name of a country, territory or Arab town. Spelling correction skips such words. */
export function isRegionName(word: string): boolean {
  regionWords ??= new Set([
    ...arabTowns().flatMap(withoutArticle),
    ...regionNames().flatMap((name) => name.split(' ').flatMap(withoutArticle)),
  ]);
  return regionWords.has(word);
}

/**
 * Whether a folded word occurs in the name of a country, territory or Arab town, and has no common meaning. "Ocean" and «القمر» have one.
 */
export function isPlaceWord(word: string): boolean {
  sharedWords ??= new Set(commonPlaceWords().flatMap(withoutArticle));
  return isRegionName(word) && !sharedWords.has(word);
}

/** Words of place names that also have a common meaning. */
const commonPlaceWords = () => wordsOfClass('place-common').flatMap(words);

let towns: ReadonlySet<string> | undefined;

/** The forms of a folded town name that has the Arabic article: with the article alone and with particles. Empty for any other word. */
export function townForms(word: string): string[] {
  towns ??= new Set(arabTowns().filter((town) => /^ال.{3}/.test(town)));
  const withoutArticleForm = word.replace(/^(?:[وفبك]?ال|و?لل)/, '');
  if (withoutArticleForm === word || !towns.has(`ال${withoutArticleForm}`) || !isPlaceWord(`ال${withoutArticleForm}`)) return [];
  return ['ال', 'وال', 'بال', 'فال', 'كال', 'لل', 'ولل'].map((article) => article + withoutArticleForm);
}

/** Whether an Arabic word merely shares the stem of a town whose name has the article: «علاء» is not «العلا». */
export function missesArticle({ words: [word = ''], stems: [stemmed = ''] }: Word, names: readonly string[]): boolean {
  const town = `ال${stemmed}`;
  return townForms(town).length > 0 && townForms(word).length === 0 && names.some((name) => words(name).join(' ') === town);
}

interface Word {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

let sharedWords: Set<string> | undefined;

/** Capitals and seats of universities and observatories; for names of two words, the distinctive one. */
const arabTowns = () => wordsOfClass('arab-town').flatMap(words);

/** Whether folded words are the full name of a country in either language. */
export function isCountryName(name: string): boolean {
  countries ??= new Set(regionNames());
  return countries.has(name);
}

let countries: ReadonlySet<string> | undefined;

let regionWords: Set<string> | undefined;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The folded names of countries and territories in both languages. */
const regionNames = (): string[] =>
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return regionCodes()
      .map((code) => words(names.of(code) ?? '').join(' '))
      .filter((name) => name !== '');
  });
const regionCodes = () => letters.flatMap((first) => letters.map((second) => first + second));
const withoutArticle = (word: string) => (/^ال.{3}/.test(word) ? [word, word.slice(2)] : [word]);
