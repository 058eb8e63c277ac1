import type { Language } from './language.ts';

const made = new Map<Language, Intl.DisplayNames>();

/** The name of a language (BCP 47) in the language of the reader; the code where CLDR has none. Throws a `RangeError` for what is no code. */
export function languageName(code: string, language: Language): string {
  let names = made.get(language);
  if (!names) {
    // Made when first asked for: it costs a browser some milliseconds, and most lists name no language.
    names = new Intl.DisplayNames([language], { type: 'language' });
    made.set(language, names);
  }
  return names.of(code) ?? code;
}
