import { type Language, otherLanguages } from '#lib/languages/languages.ts';

/** A value from data with its language (`und` if unknown), and the same value in a second language where available. */
export interface Text {
  readonly value: string;
  /** BCP 47 tag, or `und`. */
  readonly lang: string;
  readonly alt?: { readonly value: string; readonly lang: string };
}

/** The same text in several languages, keyed by BCP 47 primary subtag. */
export type Localized = Readonly<Partial<Record<string, string>>>;

/** Maximum length of titles, names and other short texts, in UTF-16 units. */
export const lineMax = 20_000;
/** Maximum length of an abstract in a record, in UTF-16 units; a longer one is not accepted. */
export const proseMax = 400_000;

/**
 * The text in `language`, else in `original`, the other product language or any. `alt` is a second text: in the other product language,
 * else in `original`, else in English. Texts by people take precedence in `alt`.
 */
export function localize(
  texts: Localized | undefined,
  language: Language,
  original?: string,
  isMachines: (language: string) => boolean = () => false,
): Text | undefined {
  if (!texts) return undefined;
  const [first, second] = Object.keys(texts).filter((each) => texts[each]);
  // Most values have one language, and a page of rows has hundreds.
  if (second === undefined) return first ? { value: texts[first] as string, lang: first } : undefined;
  const order = [language, original ?? '', ...otherLanguages(language), ...Object.keys(texts)];
  const lang = order.find((candidate) => texts[candidate]);
  if (!lang) return undefined;
  const value = texts[lang] as string;
  const others = [...otherLanguages(language), original ?? '', 'en'].filter((candidate) => candidate !== lang && texts[candidate]);
  const other = others.find((candidate) => !isMachines(candidate)) ?? others[0];
  return other ? { value, lang, alt: { value: texts[other] as string, lang: other } } : { value, lang };
}
