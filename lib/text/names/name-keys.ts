import { memoized } from '#lib/base/bounds/memoized.ts';
import { fold } from '#lib/text/words/fold.ts';
import { isArabicName, nameParts } from '#lib/text/words/name-parts.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import { pronunciations, type Sounds, skeletons } from './name-sounds.ts';
import { vowelCost } from './name-vowels.ts';

/**
 * Search keys of a person's name, the same for its spellings in Arabic and Latin letters: `k…` the consonants of a part,
 * `i…` the first letter of a part that is written out, `o…` a part that is an initial only. Letters and digits only.
 * For finding candidates, never for merging people; `matchName` then checks the vowels.
 */
export function nameKeys(name: string): string[] {
  return [
    ...new Set(
      phoneticParts(name).flatMap((part) =>
        part.isInitial ? [`o${part.text}`] : [...part.keys, ...initials(part).map((letter) => `i${letter}`)],
      ),
    ),
  ];
}

/** The same keys as a search condition: one key of each group must match. The last part matches no initials, or it would match every A. */
export function nameQuery(query: string): string[][] {
  const parts = phoneticParts(query);
  return parts.map((part, index) => {
    if (part.isInitial) return [`i${part.text}`, `o${part.text}`];
    return [...new Set([...part.keys, ...(index < parts.length - 1 ? initials(part).map((letter) => `o${letter}`) : [])])];
  });
}

/** `ok`: whether a name contains every part of the query in some spelling. `score`: how well it fits, 0…1. */
export function matchName(query: string, name: string): { ok: boolean; score: number } {
  const queryParts = partsOfQuery(query);
  const presentParts = phoneticParts(name);
  if (queryParts.length === 0 || presentParts.length === 0) return { ok: false, score: 0 };
  const usedIndexes = new Set<number>();
  let sum = 0;
  let certain = false;
  let isAbbreviated = false;
  for (const part of queryParts) {
    let best = 0;
    let bestIndex = -1;
    presentParts.forEach((other, index) => {
      if (usedIndexes.has(index)) return;
      const score = partScore(part, other);
      if (score <= best) return;
      best = score;
      bestIndex = index;
    });
    if (bestIndex < 0) return { ok: false, score: 0 };
    // The last part is the family name, which an initial cannot match: ألبرت آينشتاين is not A. Barth.
    if (part === queryParts.at(-1) && queryParts.length > 1 && !part.isInitial && best <= initialScore) return { ok: false, score: 0 };
    isAbbreviated ||= !part.isInitial && best <= initialScore;
    if (part === queryParts.at(-1) && isAbbreviated && isGivenName(presentParts, bestIndex)) return { ok: false, score: 0 };
    usedIndexes.add(bestIndex);
    sum += best;
    certain ||= !part.isInitial && best > initialScore;
  }
  // A match of initials alone proves nothing: «أحمد» is not every A., and "A. Riess" is not P. A. R. Ade.
  return certain ? { ok: true, score: sum / queryParts.length } : { ok: false, score: 0 };
}

/** Whether a part is a given name: an initial and a written-out name follow it. So al-Sufi does not match "Sophie E. Deam". */
function isGivenName(parts: readonly PhoneticPart[], index: number): boolean {
  const later = parts.slice(index + 1);
  return later.some(({ isInitial }) => isInitial) && later.some(({ isInitial }) => !isInitial);
}

/** The sort key of a name, folded and without a leading article or title. Its binary order is alphabetical within each script. */
export function nameSortKey(name: string): string {
  const key = sortable(name.normalize('NFKC').replace(invisible, '').replace(titles, '').replace(article, ''));
  return key === '' ? sortable(name) : key;
}

const invisible = /[\p{M}\p{Cf}\u0640]/gu;
// «م. أحمد» is an engineer; in «م. ع. الفزاري» the letter is an initial.
const titles = /^\s*(?:(?:dr|prof|eng)[. ]\s*|(?:د|م|أ\.د|الدكتورة?)[. ]\s*)+(?!\s*[\u0621-\u064a][. ])/iu;
// Matches unfolded names: folded, ألفونسو would seem to have an article. A capital after Al marks one (AlQarni, not Albert).
const article = /^[\s\p{P}]*(?:آل\s+|ال(?=\p{L}{2})|[Aa]a?l(?:[\s-]+|(?=\p{Lu}))|[Ee]l(?:[\s-]+|(?=\p{Lu})))/u;

function sortable(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The index letter of a name: A–Z or أ–ي, `#` for anything else. */
export function nameInitial(name: string): string {
  const letter = [...nameSortKey(name).slice(0, 2)][0] ?? '';
  if (/[a-z]/.test(letter)) return letter.toUpperCase();
  if (letter === 'ا' || letter === 'ء') return 'أ';
  return /[\u0628-\u064a]/.test(letter) ? letter : '#';
}

interface PhoneticPart {
  readonly text: string;
  readonly arabic: boolean;
  readonly isInitial: boolean;
  readonly phonetic: readonly Sounds[];
  readonly keys: readonly string[];
}

function phoneticParts(name: string): PhoneticPart[] {
  const arabic = isArabicName(name);
  const parts = nameParts(name.slice(0, nameLengthMax));
  // In names of another script, or of particles only, every word counts as a part.
  const texts = parts.length > 0 ? parts : (fold(name.slice(0, nameLengthMax)).match(/[\p{L}\p{N}]+/gu) ?? []);
  return texts.map(arabic ? arabicPart : latinPart);
}

/** Cached for the last query, since one query is compared with hundreds of names in a row. */
function partsOfQuery(query: string): readonly PhoneticPart[] {
  if (lastQuery?.query !== query) lastQuery = { query, parts: phoneticParts(query) };
  return lastQuery.parts;
}

let lastQuery: { readonly query: string; readonly parts: readonly PhoneticPart[] } | undefined;

/** Parts repeat across names, and analysing one takes as long as a hundred look-ups. */
const cacheBounds = { most: 25_000, length: 40 };
const arabicPart = memoized((text) => phoneticPart(text, true), cacheBounds);
const latinPart = memoized((text) => phoneticPart(text, false), cacheBounds);

function phoneticPart(text: string, arabic: boolean): PhoneticPart {
  if (!/^[a-z~\u0621-\u064a]+$/.test(text)) return { text, arabic: false, isInitial: false, phonetic: [], keys: [`k${text}`] };
  const isInitial = !arabic && text.length === 1;
  const sounds = pronunciations(text, arabic);
  const [, given = ''] = /^(.{3,})(?:din|دين)$/.exec(text) ?? [];
  // Salah al-Din also signs as Salah.
  const phonetic = given !== '' && isBeforeDin(given, arabic) ? [...sounds, ...pronunciations(given, arabic)] : sounds;
  return { text, arabic, isInitial, phonetic, keys: keysOf(phonetic).map((key) => `k${key}`) };
}

const keysOf = (phonetic: readonly Sounds[]): readonly string[] =>
  [...new Set(phonetic.flatMap(skeletons))].map((key) => key.toLowerCase());

let beforeDin: ReadonlySet<string> | undefined;

/** Whether a given name occurs in names with al-Din: Salah does, the "Bar" of Bardin does not. */
function isBeforeDin(given: string, arabic: boolean): boolean {
  beforeDin ??= new Set(wordsOfClass('name-before-din').flatMap((name) => keysOf(pronunciations(name, true))));
  return keysOf(pronunciations(given, arabic)).some((key) => beforeDin?.has(key));
}

const initialScore = 0.55;

/** Maximum length of a name, longer than any person's. Limits the time that pasted text takes. */
const nameLengthMax = 300;

/** Latin initials of names by their first Arabic letter. Letters that are not listed, such as ا and ع, become any vowel. */
const initialsOfArabic: Readonly<Record<string, string>> = {
  ب: 'bp',
  ت: 't',
  ث: 'ts',
  ج: 'jg',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'dzt',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sc',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'zd',
  غ: 'g',
  ف: 'fv',
  ق: 'qkg',
  ك: 'kc',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'wov',
  ي: 'yi',
};

function initials(part: PhoneticPart): string[] {
  const first = [...part.text.replace(/^ال(?=.{2})/, '')][0] as string;
  if (!part.arabic) return [first];
  return [...(initialsOfArabic[first] ?? 'aeiou')];
}

function partScore(a: PhoneticPart, b: PhoneticPart): number {
  if (a.isInitial && b.isInitial) return a.text === b.text ? 0.8 : 0;
  if (a.isInitial || b.isInitial) {
    const [initial, other] = a.isInitial ? [a, b] : [b, a];
    // A word with the article is not a given name: «المنخربات القاعية» is not M. Gai.
    return !(other.arabic && article.test(other.text)) && initials(other).includes(initial.text) ? initialScore : 0;
  }
  if (a.phonetic.length === 0 || b.phonetic.length === 0) return a.text === b.text ? 1 : 0;
  let cost = Number.POSITIVE_INFINITY;
  for (const first of a.phonetic) for (const second of b.phonetic) cost = Math.min(cost, vowelCost(first, a.arabic, second, b.arabic));
  return cost <= costMax(a, b) ? 0.6 + 0.4 * (1 - Math.min(1, cost)) : 0;
}

/** Maximum vowel cost of a match, set on the development pairs. In short Latin names the vowels must agree: Li is not Law. */
function costMax(a: PhoneticPart, b: PhoneticPart): number {
  const consonants = Math.min(...a.keys.map((key) => key.length - 1));
  if (!a.arabic && !b.arabic && consonants < 3) return consonants < 2 ? 0.25 : 0.35;
  return consonants >= 4 ? 0.65 : 0.55;
}
