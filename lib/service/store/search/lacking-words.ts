import type { Met } from './conditions-met.ts';
import { asTyped } from './show-spelling.ts';

/** A query of which some words had to do: as it was typed, and who meets each of its parts. */
export interface Relaxation {
  readonly typed: string;
  readonly parts: readonly Met[];
}

/** So many words are named; who lacks more lacks most. */
const wordsMax = 4;

/** All here is research of space, but not all of it astronomy. */
const isAstronomy = /astronom|فلك/;

/** Of publications that have only some of the words of a query those that each lacks, as they were typed. Words that say little of anything are not counted. */
export function lackingWords({ typed, parts }: Relaxation, ids: readonly number[]): ReadonlyMap<number, readonly string[]> {
  const lacking = new Map<number, string[]>(ids.map((id) => [id, []]));
  // Beside a place alone the field says something: astronomy in Egypt is no geology of Egypt.
  const isOfPlace = parts.every(({ generality, isPlace }) => generality || isPlace) && parts.some(({ isPlace }) => isPlace);
  for (const { text, generality, ids: met } of parts) {
    if (!text || (generality && !(isOfPlace && isAstronomy.test(text)))) continue;
    const has = new Set(met);
    for (const [id, lacked] of lacking) if (!has.has(id) && lacked.length < wordsMax) lacked.push(asTyped(typed, text));
  }
  return lacking;
}
