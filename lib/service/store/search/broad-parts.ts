import type { Language } from '#lib/domain/language.ts';
import type { Columns } from './columns.ts';
import { answerMax, type Met } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import type { matchRanker } from './rank-matches.ts';
import { ahead, type ScoredSlots, together } from './scored-slots.ts';

/** A share of the collection that is on too much to be what is left of a query. */
const broadShare = 0.1;

interface Asked {
  readonly query: QueryExpressions;
  readonly parts: readonly Met[];
  readonly typed: string;
}

/** Where each word that anybody has is common, whoever has all of these stands before what has some: why satellites ruin pictures of telescopes. */
export function broadPartsFinder(rank: ReturnType<typeof matchRanker>) {
  return async (columns: Columns, language: Language, { query, parts, typed }: Asked, found: ScoredSlots): Promise<ScoredSlots> => {
    const there = parts.filter(({ ids, generality }) => ids.length > 0 && !generality);
    const isEach = there.every(({ isKnown, ids }) => isKnown && ids.length > broadShare * columns.size);
    if (query.except || there.length === parts.length || there.length < 2 || !isEach) return found;
    const all = there.map(({ expression }) => expression).join(' AND ');
    const best = await rank(columns, language, { all, conditions: there, soft: query.soft }, 'all', typed);
    if (best.slots.length === 0 || best.slots.length > answerMax(columns.size)) return found;
    return ahead(together(found, best), best.slots);
  };
}
