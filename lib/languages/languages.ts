/** The languages of the product; the first is that of visitors whose language is unknown. Data may be in any language, with its BCP 47 tag. */
export const languages = ['en', 'ar'] as const;

/** A language of pages, labels and API answers: an ISO 639-1 code. */
export type Language = (typeof languages)[number];

interface LanguageFacts {
  /** Its own name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Unicode name of its script, as in `\p{Script=…}`. */
  readonly script: 'Latin' | 'Arabic';
  /** Locale of dates; its digits are Latin. */
  readonly locale: string;
  /** Locale in metadata for social networks. */
  readonly openGraph: string;
  /** Separates groups of three digits. */
  readonly thousands: string;
  /** Whether a date to the day also has its Umm al-Qura date. */
  readonly hasHijriDates: boolean;
  /** What separates items of a list, and items that contain commas. */
  readonly comma: string;
  readonly semicolon: string;
  /** The other languages, in the order in which their texts replace a missing one. */
  readonly fallbacks: readonly [Language, ...Language[]];
}

/** What differs between languages, except texts, which are messages. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    name: 'English',
    direction: 'ltr',
    script: 'Latin',
    locale: 'en-GB',
    openGraph: 'en_US',
    thousands: ',',
    hasHijriDates: false,
    comma: ', ',
    semicolon: '; ',
    fallbacks: ['ar'],
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    script: 'Arabic',
    locale: 'ar-u-nu-latn',
    openGraph: 'ar_SA',
    thousands: ',',
    hasHijriDates: true,
    comma: '، ',
    semicolon: '؛ ',
    fallbacks: ['en'],
  },
};

/** Whether a value is a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The language that a value names, else the first one. */
export const languageOrFirst = (value: unknown): Language => (isLanguage(value) ? value : languages[0]);

/** Whether a name has letters of the script of a language. */
export const isInScriptOf = (language: Language, name: string): boolean =>
  new RegExp(`\\p{Script=${languageFacts[language].script}}`, 'u').test(name);

/** The language in whose script a name has letters: the last such one, since names in Arabic may have Latin words; else the first language. */
export const languageOfName = (name: string): Language => languages.findLast((language) => isInScriptOf(language, name)) ?? languages[0];

/** The other languages, in the order in which their texts replace a missing one. */
export const otherLanguages = (language: Language): readonly [Language, ...Language[]] => languageFacts[language].fallbacks;

/** Right-to-left languages of data by primary subtag, besides those of the product. */
const rightToLeft = new Set(['fa', 'he', 'ur', 'ps', 'ckb']);

/** The direction of a language, by its BCP 47 tag: left to right unless known otherwise. */
export function directionOf(languageTag: string): 'ltr' | 'rtl' {
  const [primary = ''] = languageTag.split('-');
  if (isLanguage(primary)) return languageFacts[primary].direction;
  return rightToLeft.has(primary) ? 'rtl' : 'ltr';
}

/** Whether drawings of a page in this language run from the right. */
export const isRightToLeft = (language: Language): boolean => languageFacts[language].direction === 'rtl';
