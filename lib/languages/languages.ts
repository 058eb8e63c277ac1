/** The two languages of the product. A value from data may be in any language, with its own BCP 47 tag. */
export const languages = ['en', 'ar'] as const;

/** A language of pages, labels and API answers: an ISO 639-1 code. */
export type Language = (typeof languages)[number];

/** Whether a value is `en` or `ar`. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ar';
}

/** The other one of the two languages. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/** Right-to-left languages by primary subtag; all others are left-to-right. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'ckb']);

/** The direction of a language, by its BCP 47 tag. */
export function directionOf(languageTag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(languageTag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
