import { hasArabicLetters } from '#lib/formats/plain-text.ts';

/**
 * A title that is written in Arabic script and in Latin letters, with ` = ` (ISBD), ` / ` or ` | ` between or the second in brackets, as two: first the one that the
 * source has first. Undefined for a title in one script, or with more than two parts.
 */
export function titlePair(title: string): readonly [string, string] | undefined {
  if (!hasArabicLetters(title)) return undefined;
  const bracketed = splitBracket(title, ' [');
  if (bracketed && isPair(...bracketed)) return bracketed;
  for (const mark of [' = ', ' / ', ' | ', ' // ']) {
    const [one, two, ...more] = title.split(mark).map((part) => part.trim());
    if (!one || !two || more.length > 0) continue;
    if (isPair(one, two)) return [one, two];
  }
  return undefined;
}

/** A title as Scopus writes that of a work in another language, `Dust of the valley; [Poussière de la vallée]`: the English one, and that of the work. */
export function translatedTitle(title: string): readonly [string, string] | undefined {
  const parts = splitBracket(title, '; [');
  // A formula in brackets is part of its title.
  return parts?.every((part) => (part.match(/\p{L}{3,}/gu)?.length ?? 0) > 1) ? parts : undefined;
}

function splitBracket(title: string, mark: '; [' | ' ['): readonly [string, string] | undefined {
  const start = title.endsWith(']') ? title.lastIndexOf(mark) : -1;
  return start > 0 ? [title.slice(0, start).trim(), title.slice(start + mark.length, -1).trim()] : undefined;
}

const isPair = (one: string, two: string): boolean => (isArabic(one) && isLatin(two)) || (isLatin(one) && isArabic(two));

const isLatin = (text: string) => !hasArabicLetters(text) && (text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0) > 1;
/** An abbreviation in Latin letters stays within an Arabic title. */
const isArabic = (text: string) => (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
