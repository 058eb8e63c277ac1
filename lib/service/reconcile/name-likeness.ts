import { damerau } from '#lib/text/spelling/damerau.ts';
import { words } from '#lib/text/words/fold.ts';

/**
 * How near a text is to the nearest of some names, 0…1; 1 is the same words in any order and spelling that folding knows, as in "Al-Otaibi, Noura". An
 * initial stands for the name it begins, at less than the whole name is worth; a letter amiss in a long word likewise.
 */
export function nameLikeness(text: string, names: readonly string[]): number {
  const asked = words(text);
  return Math.max(0, ...names.map((name) => likeness(asked, words(name))));
}

/** Twice the words they share over the words of both. */
function likeness(asked: readonly string[], name: readonly string[]): number {
  if (asked.length === 0 || name.length === 0) return 0;
  const left = [...name];
  let shared = 0;
  // The longest first, so that an initial takes no place of a whole name.
  for (const word of asked.toSorted((a, b) => b.length - a.length)) {
    const worths = left.map((other) => worth(word, other));
    const best = Math.max(0, ...worths);
    if (best === 0) continue;
    shared += best;
    left.splice(worths.indexOf(best), 1);
  }
  return (2 * shared) / (asked.length + name.length);
}

const initialWorth = 0.7;
const typoWeight = 0.8;
const typoMin = 6;

function worth(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) ? initialWorth : 0;
  return short.length >= typoMin && damerau(a, b, 1) <= 1 ? typoWeight : 0;
}
