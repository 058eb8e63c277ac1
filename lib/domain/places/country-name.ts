import type { Language } from '#lib/domain/language.ts';
import type { Text } from '#lib/domain/text.ts';

const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
  ar: new Intl.DisplayNames(['ar'], { type: 'region', fallback: 'none' }),
} as const satisfies Record<Language, Intl.DisplayNames>;

/** The name of a country (ISO 3166-1 alpha-2) from CLDR in the reader's language; the code itself when CLDR has no name. */
export function countryName(code: string, language: Language): Text {
  const name = /^[A-Z]{2}$/.test(code) ? names[language].of(code) : undefined;
  return name ? { value: name, lang: language } : { value: code, lang: 'und' };
}

/** Whether a code is that of a country. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && names.en.of(code) !== undefined && code !== 'ZZ' && code !== 'EU' && code !== 'UN';
