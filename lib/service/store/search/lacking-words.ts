import type { Condition } from './condition.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';

/** A query of which some words had to do: as it was typed, and what was asked for. */
export interface Relaxation {
  readonly typed: string;
  readonly conditions: readonly Condition[];
}

/** So many words are named; who lacks more lacks most. */
const wordsMax = 4;

/** Of publications that have only some of the words of a query those that each lacks, as they were typed. Words that say little of anything are not counted. */
export async function lackingWords(
  index: SearchIndex,
  { typed, conditions }: Relaxation,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const asked = conditions.filter(({ text, generality }) => text && !generality);
  const met = await Promise.all(asked.map(async ({ expression }) => new Set(await index.meeting(expression, ids))));
  return new Map(
    ids.map((id) => {
      const lacked = asked.filter((_, place) => !met[place]?.has(id));
      return [id, lacked.slice(0, wordsMax).map(({ text = '' }) => asTyped(typed, text))] as const;
    }),
  );
}
