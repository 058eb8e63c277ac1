import type { Language } from '#lib/domain/language.ts';
import { closestFinder } from './closest-slots.ts';
import type { Columns } from './columns.ts';
import type { Condition } from './condition.ts';
import { answerMax } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import { closest } from './nearest-subject.ts';
import type { matchRanker } from './rank-matches.ts';
import type { Relaxed } from './relaxed.ts';
import type { SearchIndex } from './search-index.ts';

/** What stands closest to the subject among several conditions that no record bears, lifted by the other words; undefined where there is nothing, and for things with names of their own. */
export function kinInstead(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  const find = closestFinder(index, rank);
  return async (
    columns: Columns,
    language: Language,
    query: QueryExpressions,
    { condition, text }: { readonly condition: Condition; readonly text: string },
  ): Promise<Relaxed | undefined> => {
    if (condition.isThing || query.except) return undefined;
    const others = query.conditions.filter((one) => one !== condition).map(({ expression }) => expression);
    // "Satellites" is nearly everything, and lifts nothing.
    const besides = await index.rarer(others, answerMax(columns.size));
    const { scores, token } = await find(columns, language, condition, { typed: text, besides });
    const isAnswer = token !== undefined && scores.slots.length <= answerMax(columns.size);
    return isAnswer ? { scores, warnings: [closest(language, text, token)] } : undefined;
  };
}
