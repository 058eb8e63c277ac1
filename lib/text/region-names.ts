import { words } from './fold.ts';

/** Whether a folded word belongs to the name of a country or territory, in English or Arabic. A text that has no Sudan must not make it Susan. */
export function isRegionName(word: string): boolean {
  regionWords ??= new Set(
    ['en', 'ar'].flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return regionCodes().flatMap((code) => words(names.of(code) ?? '').flatMap(withoutArticle));
    }),
  );
  return regionWords.has(word);
}

let regionWords: Set<string> | undefined;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionCodes = () => letters.flatMap((first) => letters.map((second) => first + second));
const withoutArticle = (word: string) => (/^ال.{3}/.test(word) ? [word, word.slice(2)] : [word]);
