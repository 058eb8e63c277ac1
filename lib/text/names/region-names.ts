import { languages } from '#lib/languages/languages.ts';
import { words } from '#lib/text/words/fold.ts';

let countries: ReadonlySet<string> | undefined;

/** Whether folded words are the full name of a country in either language. */
export function isCountryName(name: string): boolean {
  countries ??= new Set(languages.flatMap(namesIn));
  return countries.has(name);
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The folded names of countries and territories in a language. */
function namesIn(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.map((code) => words(names.of(code) ?? '').join(' ')).filter((name) => name !== '');
}
