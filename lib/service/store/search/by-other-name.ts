import { analyse } from '#lib/text/analyse.ts';
import { type Clause, parseQuery } from '#lib/text/parse-query.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';
import { type Columns, slotFinder } from './columns.ts';

import { isThing, nameInTexts } from './proper-names.ts';
import { keepWhere, placeOf, type ScoredSlots, slotsOf } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import type { Run } from './understood.ts';

interface Named {
  readonly clauses: readonly Clause[];
  readonly scores: ScoredSlots;
}

/**
 * What the name that a subject goes by finds side by side, where the one typed finds nothing: texts that only mention support vector machines do not call them SVM.
 * Undefined where there is none, where the words are no one name, and for things with names of their own: Apollo 11 is not all of Apollo.
 */
export function otherNameFinder(index: SearchIndex): (columns: Columns, typed: readonly Clause[], run: Run) => Promise<Named | undefined> {
  return async (columns, typed, run) => {
    if (typed.some(({ exclude, field, kind }) => exclude || field || kind !== 'word')) return undefined;
    const text = typed.map((clause) => clause.text).join(' ');
    const { spans, units } = analyse(text);
    const [only] = spans;
    if (!only || spans.length > 1 || only.from > 0 || only.to < units.length || isThing(only)) return undefined;
    const concept = houseVocabulary().concepts.get(only.concepts[0] as string);
    const [name] = (/[\u0621-\u064a]/.test(text) ? concept?.ar : concept?.en) ?? [];
    if (!name || concept?.kind === 'area') return undefined;
    const { clauses } = parseQuery(name);
    const close = slotsOf(await index.find(nameInTexts(analyse(name).units)), slotFinder(columns.id));
    const scores = close.length > 0 ? keepWhere(await run(clauses), (slot) => placeOf(close, slot) >= 0) : undefined;
    return scores && scores.slots.length > 0 ? { clauses, scores } : undefined;
  };
}
