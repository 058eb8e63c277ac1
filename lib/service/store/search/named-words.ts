import { words } from '#lib/text/fold.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { stem } from '#lib/text/stem.ts';
import type { Columns } from './columns.ts';
import { peopleMatcher } from './match-people.ts';
import { keepWhere, nothing, type ScoredSlots } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import type { Run } from './understood.ts';

/** A longer query is a sentence, of which no word is anybody's name in another spelling. */
const wordsMax = 6;

/** "Otaibi aerosol" where only العتيبي is written: a word or two neighbours that no text has, as a name, and the others as words. "Storms" is nobody. */
export function namedWordMatcher(index: SearchIndex): (columns: Columns, clauses: readonly Clause[], run: Run) => Promise<ScoredSlots> {
  const signedBy = peopleMatcher(index);
  return async (columns, clauses, run) => {
    if (clauses.length < 2 || clauses.length > wordsMax) return nothing;
    const forms = (text: string) => words(text).flatMap((word) => [word, stem(word)]);
    const there = await index.knownWords([...new Set(clauses.flatMap(({ text }) => forms(text)))], 'texts');
    const isUnknown = ({ text }: Clause) => !forms(text).some((form) => there.has(form));
    for (const size of [2, 1])
      for (let from = 0; from + size <= clauses.length; from += 1) {
        const name = clauses.slice(from, from + size);
        const rest = [...clauses.slice(0, from), ...clauses.slice(from + size)];
        const found = rest.length > 0 && name.every(isUnknown) ? await run(rest) : nothing;
        if (found.slots.length === 0) continue;
        const works = await signedBy(columns, name);
        const scores = keepWhere(found, (slot) => works.has(slot));
        if (scores.slots.length > 0) return scores;
      }
    return nothing;
  };
}
