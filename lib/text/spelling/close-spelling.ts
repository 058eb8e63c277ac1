import { memoized } from '#lib/base/bounds/memoized.ts';
import { damerau } from '#lib/base/damerau.ts';
import { isArabicName, nameParts } from '#lib/text/words/name-parts.ts';

/**
 * Whether every part of the query has a close spelling in the name; true if scripts differ. Comparing sounds would be too loose: Munn is
 * not "moon".
 */
export function isCloseSpelling(query: string, name: string): boolean {
  const isArabic = isArabicName(query);
  if (isArabic !== isArabicName(name)) return true;
  const isNear = isArabic ? isNearArabic : isNearLatin;
  return bareParts(query).every((part) => bareParts(name).some((other) => isNear(part, other)));
}

/** Memoised, since a query is compared with the names of the same people repeatedly. */
const bareParts = memoized((name): readonly string[] => nameParts(name).map(withoutArticle), { most: 20_000, length: 100 });

/** Arabic spellings are not transliterated, so at most one letter may differ. */
const isNearArabic = (part: string, other: string) => damerau(part, other, 1) <= (Math.min(part.length, other.length) > 3 ? 1 : 0);

/** An initial matches its name. Some letters may differ (Zuhair, Zoheir), but the first letters must sound alike. */
function isNearLatin(part: string, other: string): boolean {
  if (part.length === 1 || other.length === 1) return part[0] === other[0];
  const [first, second] = [collapsed(part), collapsed(other)];
  // The letters that remain are the evidence: "zzzzqq" is two letters, and Zook three.
  const length = Math.min(first.length, second.length);
  const typos = length < 3 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3;
  return beginning(first) === beginning(second) && damerau(first, second, typos) <= typos;
}

/** Letters that romanisations use for one another at the beginning of a name. */
const beginnings = ['aeiou', 'ckqgj', 'dz'];
const beginning = (part: string) => beginnings.find((letters) => letters.includes(part[0] as string)) ?? part[0];

/** Merges doubled letters and the two spellings of a long vowel. */
const collapsed = (part: string) =>
  part
    .replace(/^ou(?=[aeiou])/, 'w')
    .replace(/ou|oo/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/([a-z])\1/g, '$1');

function withoutArticle(part: string): string {
  return part.replace(/^ال(?=.{2})/, '').replace(/^(?:al|el)-?(?=[a-z]{3})/, '');
}
