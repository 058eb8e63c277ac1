import type { Bilingual } from '#lib/languages/bilingual.ts';

/** Groups of countries by id, a value of the filter by country that stands for all members, in the order in which they are offered. */
export const countryGroupNames = {
  'arab-league': { en: 'Arab countries', ar: 'البلدان العربية' },
  gcc: { en: 'GCC countries', ar: 'دول مجلس التعاون الخليجي' },
  'arab-maghreb': { en: 'Maghreb countries', ar: 'دول المغرب العربي' },
  eu: { en: 'EU countries', ar: 'دول الاتحاد الأوروبي' },
  'african-union': { en: 'African Union countries', ar: 'دول الاتحاد الأفريقي' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** The id of a group of countries: a value of addresses and of the API. */
export type CountryGroupId = keyof typeof countryGroupNames;

export const countryGroupIds = Object.keys(countryGroupNames) as readonly CountryGroupId[];

/** Whether a value of the filter by country is a group. */
export const isCountryGroup = (value: string): value is CountryGroupId => Object.hasOwn(countryGroupNames, value);
