import { matchName } from '#lib/text/names/name-keys.ts';
import { damerau } from '#lib/text/spelling/damerau.ts';
import { americanSpelling } from '#lib/text/words/american-spelling.ts';
import { isDistinctive, tellingWords, titleWords } from './title-words.ts';

/**
 * Degrees of agreement of two titles, best first. `equal`: the same letters after spelling is normalised; `spelling`: a few letters differ; `cut`: one is the beginning
 * or the end of the other; `near`, `like`, `akin`: shares of common letter groups; `common`: equal and without words of its own ("Editorial"); `foreign`: two scripts.
 */
export type TitleDegree = 'equal' | 'spelling' | 'cut' | 'near' | 'like' | 'akin' | 'common' | 'other' | 'unrelated' | 'foreign';

/** The letters and digits of a title in one spelling: without markup, articles, "and", "&", signs, blanks, the word "Chapter" and its number. */
export const titleLetters = (title: string): string => lettersOf(wordsOf(title));

const wordsOf = (title: string): string[] => titleWords(title.replace(/^\s*chapter\s+\w+\s*[:.–-]\s*/i, ''));

const lettersOf = (words: readonly string[]): string =>
  words
    .filter((word) => word !== 'and')
    .map(americanSpelling)
    .join('');

/** How alike two titles are. Symmetric. */
export function compareLikeness(one: string, two: string): TitleDegree {
  const [words, others] = [titleWords(one), titleWords(two)];
  if (words.length === 0 || others.length === 0) return 'other';
  if (isArabic(one) !== isArabic(two)) return isRomanised(words, others) ? 'spelling' : 'foreign';
  const [a, b] = [titleLetters(one), titleLetters(two)];
  // "Erratum to …" is a title that every erratum of the work has.
  const isOwn = isDistinctive(words.length <= others.length ? words : others) && tellingWords(words) === '';
  if (a === b) return isOwn ? 'equal' : 'common';
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const typos = short.length < 20 ? 0 : short.length < 40 ? 1 : short.length < 80 ? 2 : 3;
  if (isOwn && typos > 0 && damerau(a, b, typos) <= typos) return 'spelling';
  if (isOwn && short.length >= 20 && (long.startsWith(short) || long.endsWith(short))) return 'cut';
  const share = commonShare(a, b);
  const degree = degrees.find(([, from]) => share >= from)?.[0] ?? 'unrelated';
  return isOwn || degree === 'unrelated' ? degree : 'other';
}

const degrees: readonly (readonly [TitleDegree, from: number])[] = [
  ['near', 0.92],
  ['like', 0.8],
  ['akin', 0.62],
  ['other', 0.3],
];

/** Dice's coefficient of the groups of three letters, 0 to 1. */
function commonShare(one: string, two: string): number {
  const [a, b] = [groupsOf(one), groupsOf(two)];
  let common = 0;
  for (const group of a) if (b.has(group)) common += 1;
  return (2 * common) / (a.size + b.size);
}

function groupsOf(text: string): Set<string> {
  const groups = new Set<string>();
  for (let at = 0; at < text.length - 2; at += 1) groups.add(text.slice(at, at + 3));
  return groups.size > 0 ? groups : new Set([text]);
}

const isArabic = (title: string): boolean => /\p{Script=Arabic}/u.test(title);

/** An Arabic title and the same in Latin letters: every word sounds as its counterpart does. */
function isRomanised(one: readonly string[], two: readonly string[]): boolean {
  const [arabic, latin] = isArabic(one.join('')) ? [one, two] : [two, one];
  return arabic.length >= 3 && matchName(latin.join(' '), arabic.join(' ')).score >= 0.8 && matchName(arabic.join(' '), latin.join(' ')).ok;
}

/** Numbers by which titles tell parts, volumes, editions and years apart: `missing` where one has some of the other's. */
export function compareNumbers(one: string, two: string): 'same' | 'missing' | 'other' {
  const [a, b] = [numbersOf(one), numbersOf(two)];
  const isPart = (some: readonly string[], all: readonly string[]) => {
    const rest = [...all];
    return some.every((number) => {
      const at = rest.indexOf(number);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  };
  if (a.length === b.length && isPart(a, b)) return 'same';
  return isPart(a, b) || isPart(b, a) ? 'missing' : 'other';
}

function numbersOf(title: string): string[] {
  return wordsOf(title).flatMap((word) => {
    const ordinal = ordinals.get(word);
    if (ordinal !== undefined) return [String(ordinal)];
    return (word.match(/\d+/g) ?? []).map((digits) => String(Number(digits)));
  });
}

const ordinals = new Map<string, number>([
  ...'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'.split(' ').map((roman, place): [string, number] => [roman, place + 1]),
  ...(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth ' +
    'twentieth'
  )
    .split(' ')
    .map((word, place): [string, number] => [word, place + 1]),
  ...'الاول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'
    .split(' ')
    .map((word, place): [string, number] => [word, place + 1]),
]);
