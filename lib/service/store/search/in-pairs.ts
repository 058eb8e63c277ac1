import type { Language } from '#lib/domain/language.ts';
import type { Columns } from './columns.ts';
import { sentenceMin } from './condition.ts';
import { answerMax, readMax } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import type { matchRanker } from './rank-matches.ts';
import { nothing, type ScoredSlots } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';

/** Of few words that are each too common for an answer those records that have two of them, where these are not too many: flashes in the sky from satellites. */
export function pairFinder(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  return async (columns: Columns, language: Language, query: QueryExpressions, typed: string): Promise<ScoredSlots> => {
    const said = query.conditions.filter(({ text = '' }) => /\D/.test(text));
    if (query.except || said.length < 2 || said.length >= sentenceMin) return nothing;
    const expressions = said.map(({ expression }) => expression);
    if ((await index.rarer(expressions, readMax)).length < expressions.length) return nothing;
    const pairs = said.flatMap((one, place) => said.slice(place + 1).map((other) => `(${one.expression} AND ${other.expression})`));
    const scores = await rank(columns, language, { all: pairs.join(' OR '), conditions: said, soft: query.soft }, 'all', typed);
    return scores.slots.length <= answerMax(columns.size) ? scores : nothing;
  };
}
