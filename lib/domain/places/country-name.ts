import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { countryGroupNames, isCountryGroup } from './country-groups.ts';

const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
  ar: new Intl.DisplayNames(['ar'], { type: 'region', fallback: 'none' }),
} as const satisfies Record<Language, Intl.DisplayNames>;

/** The name of a country (ISO 3166-1 alpha-2) from CLDR, or of a group, in the reader's language; the code itself without a name. */
export function countryName(code: string, language: Language): Text {
  if (isCountryGroup(code)) return { value: countryGroupNames[code][language], lang: language };
  const name = /^[A-Z]{2}$/.test(code) ? names[language].of(code) : undefined;
  return name ? { value: name, lang: language } : { value: code, lang: 'und' };
}

/** Whether a code is that of a country. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && names.en.of(code) !== undefined && code !== 'ZZ' && code !== 'EU' && code !== 'UN';
