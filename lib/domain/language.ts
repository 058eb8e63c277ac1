/** The two languages of the product. Values from data may be in others; they carry a BCP 47 tag of their own. */
export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ar';
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/** Right-to-left scripts by primary subtag; everything else reads left to right. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'ckb']);

export function directionOf(languageTag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(languageTag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
