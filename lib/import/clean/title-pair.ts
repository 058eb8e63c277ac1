import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { isTranslatable } from './languages.ts';

/** Splits a title of an Arabic and a Latin half (` = `, ` / `, ` | ` or brackets), in the order of the title. Otherwise undefined. */
export function titlePair(title: string): readonly [string, string] | undefined {
  if (!hasArabicLetters(title)) return undefined;
  const bracketed = splitBracket(title, ' [');
  if (bracketed && isPair(...bracketed)) return bracketed;
  for (const mark of [' = ', ' / ', ' | ', ' // ']) {
    const [first, second, ...others] = title.split(mark).map((part) => part.trim());
    if (!first || !second || others.length > 0) continue;
    if (isPair(first, second)) return [first, second];
  }
  return undefined;
}

/** Words by which the first half of a title is English, although the language of the work is another. */
const englishWords = /(?<!\p{L})(?:the|of|and|with|from|on|to|by|for|using|in|an?)(?!\p{L})/iu;

/**
 * A translated title and its original, as Scopus joins them: `Dust of the valley; [Poussière de la vallée]`, or with the stated language
 * of a work that is not English also `Strings of kites [Drachenschnüre]`. Otherwise undefined.
 */
export function splitTitlePair(title: string, language?: string): readonly [string, string] | undefined {
  const bracketed = isTranslatable(language) ? splitBracket(title, ' [') : undefined;
  if (bracketed && englishWords.test(bracketed[0]) && /\p{L}{5}/u.test(bracketed[1]) && !titlePair(title))
    return [bracketed[0].replace(/[.;]+$/, ''), bracketed[1].replace(/\.$/, '')];
  const parts = splitBracket(title, '; [');
  // A bracketed formula is part of the title.
  return parts?.every((part) => (part.match(/\p{L}{3,}/gu)?.length ?? 0) > 1) ? parts : undefined;
}

function splitBracket(title: string, mark: '; [' | ' ['): readonly [string, string] | undefined {
  const start = title.endsWith(']') ? title.lastIndexOf(mark) : -1;
  return start > 0 ? [title.slice(0, start).trim(), title.slice(start + mark.length, -1).trim()] : undefined;
}

const isPair = (a: string, b: string): boolean => (isArabic(a) && isLatin(b)) || (isLatin(a) && isArabic(b));

const isLatin = (text: string) => !hasArabicLetters(text) && (text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0) > 1;
/** More than half of the letters must be Arabic, since an Arabic title may contain Latin abbreviations. */
const isArabic = (text: string) => (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
