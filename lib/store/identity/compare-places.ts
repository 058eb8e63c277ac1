import type { ResearchRecord } from '#lib/domain/record.ts';
import { fold } from '#lib/text/words/fold.ts';

/** Whether two values agree; `unknown` if one is missing. */
export type Agreement = 'same' | 'other' | 'unknown';

export const compareTexts = (left: string | undefined, right: string | undefined): Agreement =>
  !left || !right ? 'unknown' : left === right ? 'same' : 'other';

/** Numbers without prefix and leading zeros: "Vol. 07" and "7" are one volume. */
const numberOf = (text: string | undefined) =>
  text &&
  fold(text)
    .replace(/^(?:vol(?:ume)?|no|issue|number|المجلد|العدد)\.?\s*/, '')
    .replace(/(?<![\p{L}\p{N}])0+(?=\d)/gu, '');

/** The first page of a range, without prefix and leading zeros; a letter of a section stays ("L12"). */
export const firstPage = (pages: string | undefined): string | undefined =>
  pages &&
  fold(pages)
    .replace(/^(?:pp?|ص)\.?\s*/, '')
    .split(/[\s–—,;:-]/)[0]
    ?.replace(/^(\p{L}*)0+(?=\d)/u, '$1');

export function compareVolumes(left: ResearchRecord, right: ResearchRecord): Agreement {
  return compareTexts(numberOf(left.volume), numberOf(right.volume));
}

export function compareIssues(left: ResearchRecord, right: ResearchRecord): Agreement {
  const [a, b] = [numberOf(left.issue), numberOf(right.issue)];
  // "2-3" and "2" denote one issue.
  return a && b && (a.startsWith(`${b}-`) || b.startsWith(`${a}-`)) ? 'same' : compareTexts(a, b);
}

/** Compares first pages. "L12" equals "12": many sources omit the letter of a section. */
export function comparePages(left: ResearchRecord, right: ResearchRecord): Agreement {
  const [a, b] = [firstPage(left.pages), firstPage(right.pages)];
  const digits = (page: string) => page.replace(/^\p{L}+/u, '');
  return a && b && a !== b && digits(a) === digits(b) && /^\d/.test(`${a[0]}${b[0]}`.replace(/\D/g, '')) ? 'same' : compareTexts(a, b);
}

/** Compares ISSNs, else names, with abbreviations (Astrophys. J.) and initials (ApJ) resolved; an archive is `unknown`, not `other`. */
export function compareVenues(left: ResearchRecord, right: ResearchRecord): Agreement {
  const [a, b] = [left.venue, right.venue];
  if (!a || !b || a.kind === 'repository' || b.kind === 'repository') return 'unknown';
  if (a.issn && a.issn === b.issn) return 'same';
  const names = (venue: NonNullable<ResearchRecord['venue']>) => Object.values(venue.name).filter((name): name is string => Boolean(name));
  const pairs = names(a).flatMap((first) => names(b).map((second): [string[], string[]] => [venueWords(first), venueWords(second)]));
  const comparable = pairs.filter(([first, second]) => isArabic(first) === isArabic(second) && first.length > 0 && second.length > 0);
  if (comparable.length === 0) return 'unknown';
  return comparable.some(([first, second]) => isSameVenue(first, second)) ? 'same' : 'other';
}

const isArabic = (words: readonly string[]) => /\p{Script=Arabic}/u.test(words.join(''));
const stopWords = new Set('of the and for in on de la le des du et der die das und a an to series'.split(' '));
const venueWords = (name: string): string[] =>
  fold(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word));

function isSameVenue(left: readonly string[], right: readonly string[]): boolean {
  const [short, long] = left.join('').length <= right.join('').length ? [left, right] : [right, left];
  if (short.join('') === long.join('')) return true;
  // Initials: the short name has the first letter of every word of the long name.
  if (short.join('') === long.map((word) => word[0]).join('')) return true;
  // Abbreviations: each word of the short name is the beginning of a word of the long name, or the reverse, in order.
  let index = 0;
  for (const word of short) {
    while (index < long.length && !long[index]?.startsWith(word) && !word.startsWith(long[index] as string)) index += 1;
    if (index === long.length) return false;
    index += 1;
  }
  return true;
}
