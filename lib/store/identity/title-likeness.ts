import { memoized } from '#lib/base/bounds/memoized.ts';
import { damerau } from '#lib/base/damerau.ts';
import { matchName } from '#lib/text/names/name-keys.ts';
import { americanSpelling } from '#lib/text/words/american-spelling.ts';
import { distinguishingWords, isDistinctive, titleWords } from './title-words.ts';

/**
 * Agreement of titles. `cut`: one begins or ends with the other; `near`, `like`, `akin`: decreasing similarity; `common`: equal but
 * generic.
 */
export type TitleDegree = 'equal' | 'spelling' | 'cut' | 'near' | 'like' | 'akin' | 'common' | 'other' | 'unrelated' | 'foreign';

/** The letters and digits of a title, normalised: no markup, articles, "and" or chapter number; lookalike letters are unified. */
export const titleLetters = (title: string): string => lettersOf(wordsOf(title));

const wordsOf = (title: string): string[] => titleWords(title.replace(/^\s*chapter\s+\w+\s*[:.–-]\s*/i, ''));

const lettersOf = (words: readonly string[]): string =>
  words
    .filter((word) => word !== 'and')
    .map(inOneSpelling)
    .join('')
    .replace(/rn|vv|[l1|0]/g, (match) => misreadings[match] as string);

/** Memoised, since words recur across titles. */
const inOneSpelling = memoized(americanSpelling, { most: 50_000, length: 40 });

/** Letters that OCR confuses. */
const misreadings: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', l: 'i', 1: 'i', '|': 'i', 0: 'o' };

/** Similarity of two titles. Symmetric. */
export function compareLikeness(left: string, right: string): TitleDegree {
  const [words, others] = [titleWords(left), titleWords(right)];
  if (words.length === 0 || others.length === 0) return 'other';
  if (isArabic(left) !== isArabic(right)) return isRomanised(words, others) ? 'spelling' : 'foreign';
  const [a, b] = [titleLetters(left), titleLetters(right)];
  // Different works share titles like "Editorial" or "Erratum to …".
  const isDistinct = isDistinctive(words.length <= others.length ? words : others) && distinguishingWords(words) === '';
  if (a === b) return isDistinct ? 'equal' : 'common';
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const typos = short.length < 20 ? 0 : short.length < 40 ? 1 : short.length < 80 ? 2 : 3;
  if (isDistinct && typos > 0 && damerau(a, b, typos) <= typos) return 'spelling';
  if (isDistinct && short.length >= 15 && (long.startsWith(short) || long.endsWith(short))) return 'cut';
  const share = commonShare(a, b);
  const degree = degrees.find(([, from]) => share >= from)?.[0] ?? 'unrelated';
  return isDistinct || degree === 'unrelated' ? degree : 'other';
}

const degrees: readonly (readonly [TitleDegree, from: number])[] = [
  ['near', 0.92],
  ['like', 0.8],
  ['akin', 0.62],
  ['other', 0.3],
];

/** Dice's coefficient of trigrams, 0 to 1. */
function commonShare(left: string, right: string): number {
  const [a, b] = [trigramsOf(left), trigramsOf(right)];
  let common = 0;
  for (const group of a) if (b.has(group)) common += 1;
  return (2 * common) / (a.size + b.size);
}

function trigramsOf(text: string): Set<string> {
  const groups = new Set<string>();
  for (let start = 0; start < text.length - 2; start += 1) groups.add(text.slice(start, start + 3));
  return groups.size > 0 ? groups : new Set([text]);
}

const isArabic = (title: string): boolean => /\p{Script=Arabic}/u.test(title);

/** Whether a Latin title transliterates an Arabic one: every word sounds like its counterpart. */
function isRomanised(left: readonly string[], right: readonly string[]): boolean {
  const [arabic, latin] = isArabic(left.join('')) ? [left, right] : [right, left];
  return arabic.length >= 3 && matchName(latin.join(' '), arabic.join(' ')).score >= 0.8 && matchName(arabic.join(' '), latin.join(' ')).ok;
}

/** Compares numbers of parts, volumes, editions and years; `missing` where one title has only some of the other's numbers. */
export function compareNumbers(left: string, right: string): 'same' | 'missing' | 'other' {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  const isSubset = (part: readonly string[], whole: readonly string[]) => {
    const rest = [...whole];
    return part.every((number) => {
      const index = rest.indexOf(number);
      if (index >= 0) rest.splice(index, 1);
      return index >= 0;
    });
  };
  if (a.length === b.length && isSubset(a, b)) return 'same';
  return isSubset(a, b) || isSubset(b, a) ? 'missing' : 'other';
}

function numbersOf(title: string): string[] {
  return wordsOf(title).flatMap((word) => {
    const ordinal = ordinals.get(word);
    if (ordinal !== undefined) return [String(ordinal)];
    return (word.match(/\d+/g) ?? []).map((digits) => String(Number(digits)));
  });
}

const ordinals = new Map<string, number>([
  ...'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'.split(' ').map((roman, index): [string, number] => [roman, index + 1]),
  ...(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth ' +
    'twentieth'
  )
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ...'الاول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
]);
