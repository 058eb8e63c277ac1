import { institutionKeys, namesInstitute } from '#lib/text/institution.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { type Columns, slotFinder } from './columns.ts';
import { quoted } from './match-phrase.ts';
import { keepWhere, type ScoredSlots, scoredSlots, slotsOf } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';

/** A name of more words is an address. */
const wordsMax = 8;

type Run = (clauses: readonly Clause[]) => Promise<ScoredSlots>;

/**
 * What was signed from an institution, by the beginning of its name ("King Fahd") or its initials, where no text has these words; or by a part that calls itself
 * an institution beside other words ("Qatar University sabkha"), which have to be met. Undefined where there is none.
 */
export function institutionMatcher(
  index: SearchIndex,
): (columns: Columns, clauses: readonly Clause[], run: Run) => Promise<ScoredSlots | undefined> {
  const signedFrom = async (clauses: readonly Clause[]): Promise<readonly number[]> => {
    const keys = institutionKeys(clauses.map(({ text }) => text).join(' '));
    if (!keys) return [];
    const ways = [...keys.beginnings.map((token) => `${quoted(token)}*`), ...(keys.initials ? [quoted(keys.initials)] : [])];
    return index.find(`identifier : (${ways.join(' OR ')})`);
  };
  return async (columns, clauses, run) => {
    if (clauses.length === 0 || clauses.length > wordsMax) return undefined;
    const slotOf = slotFinder(columns.id);
    const all = slotsOf(await signedFrom(clauses), slotOf);
    if (all.length > 0) return scoredSlots([...all].map((slot) => [slot, 1]));
    for (let size = clauses.length - 1; size > 1; size -= 1)
      for (let from = 0; from + size <= clauses.length; from += 1) {
        const name = clauses.slice(from, from + size);
        if (!namesInstitute(name.map(({ text }) => text).join(' '))) continue;
        const there = new Set(slotsOf(await signedFrom(name), slotOf));
        if (there.size === 0) continue;
        const found = keepWhere(await run([...clauses.slice(0, from), ...clauses.slice(from + size)]), (slot) => there.has(slot));
        if (found.slots.length > 0) return found;
      }
    return undefined;
  };
}
