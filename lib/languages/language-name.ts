import type { Language } from './languages.ts';

const namesByLanguage = new Map<Language, Intl.DisplayNames>();

/** The name of a language (BCP 47 code) in the reader's language; the code where CLDR has no name. Throws a `RangeError` for a malformed code. */
export function languageName(code: string, language: Language): string {
  let names = namesByLanguage.get(language);
  if (!names) {
    // Lazy: creating it takes a browser some milliseconds, and most lists show no language.
    names = new Intl.DisplayNames([language], { type: 'language' });
    namesByLanguage.set(language, names);
  }
  return names.of(code) ?? code;
}
