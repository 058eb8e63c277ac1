import { damerau } from '#lib/base/damerau.ts';
import { isGuess, isSwap } from './spelling-guess.ts';

interface Bucket {
  readonly words: string[];
  readonly counts: number[];
  /** The letters of each word as a set of 31 bits; one typo removes at most one letter and adds at most one. */
  readonly masks: number[];
}

/** Folded words with their frequency, grouped by length for approximate look-up: about a millisecond in 200,000 words. */
export class SpellIndex {
  private readonly buckets = new Map<number, Bucket>();
  private readonly words = new Set<string>();

  constructor(entries: Iterable<readonly [string, number]>) {
    const counts = new Map<string, number>();
    for (const [word, count] of entries) {
      if (!repairable.test(word)) continue;
      counts.set(word, (counts.get(word) ?? 0) + count);
      // With «الكويكبات» in a text, «كويكبات» without the article is a known word too.
      if (/^ال.{3}/.test(word)) counts.set(word.slice(2), (counts.get(word.slice(2)) ?? 0) + count);
    }
    for (const [word, count] of counts) this.add(word, count);
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /**
   * The likeliest other word within one typo (two typos from eight letters on). Null for a short word, or one with digits. Takes a
   * folded word.
   */
  nearest(word: string): string | null {
    if (word.length < 4 || !repairable.test(word)) return null;
    const limit = word.length >= 8 ? 2 : 1;
    const mask = letterMask(word);
    let best: string | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      const bucket = this.buckets.get(length);
      if (!bucket) continue;
      for (let i = 0; i < bucket.words.length; i++) {
        const differing = mask ^ (bucket.masks[i] as number);
        // Cheap rejection: nearly all words differ in too many letters.
        if (differing !== 0 && (bitCount(differing) > 2 * limit || bitCount(mask & differing) > limit)) continue;
        if (differing !== 0 && bitCount(differing & ~mask) > limit) continue;
        const candidate = bucket.words[i] as string;
        const distance = damerau(word, candidate, limit);
        if (distance === 0 || distance > limit || isGuess(word, candidate)) continue;
        const score = cost(word, candidate, distance, bucket.counts[i] as number);
        if (score < bestScore || (score === bestScore && best !== null && candidate < best)) {
          best = candidate;
          bestScore = score;
        }
      }
    }
    return best;
  }

  private add(word: string, count: number): void {
    this.words.add(word);
    let bucket = this.buckets.get(word.length);
    if (!bucket) {
      bucket = { words: [], counts: [], masks: [] };
      this.buckets.set(word.length, bucket);
    }
    bucket.words.push(word);
    bucket.counts.push(count);
    bucket.masks.push(letterMask(word));
  }
}

const repairable = /^[\p{L}]{2,40}$/u;

/** Lower is likelier. Counts typos (swapped letters less), a different first letter, which is rarely a typo, and rare words. */
function cost(word: string, candidate: string, distance: number, count: number): number {
  const firstLetterCost = word[0] === candidate[0] ? 0 : 0.45;
  const swap = distance === 1 && isSwap(word, candidate) ? 0.3 : 0;
  return distance + firstLetterCost - swap - Math.min(0.4, Math.log10(1 + count) / 10);
}

function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask;
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
