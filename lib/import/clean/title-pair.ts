import type { Localized } from '#lib/domain/text.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { foreignLanguage, isTranslatable, languageOfText, likelyLanguage, seemsEnglish } from './languages.ts';
import { english } from './words/detect-language.ts';

/** The language of a title in a work of the given language. A title is English only if neither script, words nor n-grams contradict. */
export function languageOfTitle(title: string, language: string): string {
  const byScript = languageOfText(title, language);
  return byScript === english ? likelyLanguage(title) : byScript;
}

/** A further title whose language the source does not state, by its language. */
export const titleByLanguage = (title: string | undefined): Localized | undefined =>
  title ? { [likelyLanguage(title)]: title } : undefined;

/** The language of a variant title if its script or words show that it differs from that of the main one; variants are often romanised. */
export function languageOfVariant(title: string, main: string): string | undefined {
  if (lettersIn(title) === lettersIn(main)) return undefined;
  const isOther = isLatinText(title) !== isLatinText(main);
  if (!isLatinText(title)) return isOther ? likelyLanguage(title) : undefined;
  const foreign = foreignLanguage(title);
  if (foreign) return foreign === likelyLanguage(main) ? undefined : foreign;
  return seemsEnglish(title) && (isOther || !seemsEnglish(main)) ? english : undefined;
}

const lettersIn = (text: string): string => text.toLowerCase().replace(/\P{L}/gu, '');

/** Whether a text is in Latin letters, perhaps with symbols of another script. */
export const isLatinText = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Common})\p{L}/u.test(text);

/** Splits a title of an Arabic and a Latin half (` = `, ` / `, ` | ` or brackets), in the order of the title. Otherwise undefined. */
export function titlePair(title: string): readonly [string, string] | undefined {
  if (!hasArabicLetters(title)) return undefined;
  const [left = '', right = '', ...rest] = title.split(/\s+\|\|\s+/);
  if (rest.length === 0 && isPair(left, right)) return [left, right];
  for (const mark of [' [', ' ('] as const) {
    const bracketed = splitBracket(title, mark);
    if (bracketed && isPair(...bracketed) && (mark === ' [' || /\s/.test(bracketed[1]))) return bracketed;
  }
  for (const mark of [' = ', ' / ', ' | ', ' // ']) {
    const [first, second, ...others] = title.split(mark).map((part) => part.trim());
    if (!first || !second || others.length > 0) continue;
    if (isPair(first, second)) return [first, second];
  }
  return undefined;
}

/**
 * The English title and the original of a title with both, as Scopus joins them: `Dust of the valley; [Poussière de la vallée]`. Brackets
 * also join them if their languages are known to differ, or if the work is stated not to be English: `Strings of kites [Drachenschnüre]`.
 * Otherwise undefined.
 */
export function splitTitlePair(title: string, language?: string): readonly [string, string] | undefined {
  const bracketed = isTranslatable(language) ? splitBracket(title, ' [') : undefined;
  if (bracketed && seemsEnglish(bracketed[0]) && /\p{L}{5}/u.test(bracketed[1]) && !titlePair(title))
    return [withoutStop(bracketed[0]), withoutStop(bracketed[1])];
  const [first = '', second = ''] = splitBracket(title, ' [') ?? splitBracket(title, ' (') ?? [];
  if (wordsOf(first) > 1 && wordsOf(second) > 1 && !isPlace(second) && !/\bsummary\b/i.test(second)) {
    if (seemsEnglish(first) && foreignLanguage(second)) return [withoutStop(first), withoutStop(second)];
    if (seemsEnglish(second) && foreignLanguage(first)) return [withoutStop(second), withoutStop(first)];
  }
  const parts = splitBracket(title, '; [');
  // A bracketed formula is part of the title; so is a bracket in a work of another language after a part that is not English.
  const isTitle = parts?.every((part) => wordsOf(part) > 1) && !(isTranslatable(language) && foreignLanguage(parts[0]));
  return isTitle ? parts : undefined;
}

const withoutStop = (title: string): string => title.replace(/[.;]+$/, '');
const wordsOf = (text: string): number => text.match(/\p{L}{3,}/gu)?.length ?? 0;

/** Whether a text names a place: "Bassin d'Arcachon, France", "La Sierra, Liguria". An article or "and" shows that it is a title. */
const isPlace = (text: string): boolean =>
  /, \p{Lu}[\p{L}\s-]+$/u.test(text) && !/(?<![\p{L}-]|\bde )(?:the|and|und|der|die|das|les?|la|el|los|las)(?= )/u.test(text);

function splitBracket(title: string, mark: '; [' | ' [' | ' ('): readonly [string, string] | undefined {
  const start = title.endsWith(mark.endsWith('(') ? ')' : ']') ? title.lastIndexOf(mark) : -1;
  const [before, inside] = [title.slice(0, start).trim(), title.slice(start + mark.length, -1).trim()];
  return start > 0 && !isNote(inside, before) ? [before, inside] : undefined;
}

/**
 * Whether a bracket is a note of a cataloguer: in lower case, after a colon or `;` with a blank, the kind of the work, or only words of the title.
 */
const isNote = (inside: string, before: string): boolean =>
  /^(?:\p{Ll}|R(?:eview|ezension)\b)/u.test(inside) ||
  /:$|\s;$/.test(before) ||
  inside.split(/\s+/).every((word) => before.split(/\s+/).includes(word));

const isPair = (a: string, b: string): boolean => (isArabic(a) && isLatin(b)) || (isLatin(a) && isArabic(b));

const isLatin = (text: string) => !hasArabicLetters(text) && (text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0) > 1;
/** More than half of the letters must be Arabic, since an Arabic title may contain Latin abbreviations. */
const isArabic = (text: string) => (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
