import { hasArabicLetters } from '#lib/formats/plain-text.ts';

/**
 * A title that is written in Arabic script and in Latin letters, with ` = ` (ISBD), ` / ` or ` | ` between, as two: first the one that the source has first.
 * Undefined for a title in one script, or with more than two parts.
 */
export function titlePair(title: string): readonly [string, string] | undefined {
  if (!hasArabicLetters(title)) return undefined;
  for (const mark of [' = ', ' / ', ' | ', ' // ']) {
    const [one, two, ...more] = title.split(mark).map((part) => part.trim());
    if (!one || !two || more.length > 0) continue;
    if ((isArabic(one) && isLatin(two)) || (isLatin(one) && isArabic(two))) return [one, two];
  }
  return undefined;
}

const isLatin = (text: string) => !hasArabicLetters(text) && (text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0) > 1;
/** An abbreviation in Latin letters stays within an Arabic title. */
const isArabic = (text: string) => (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
