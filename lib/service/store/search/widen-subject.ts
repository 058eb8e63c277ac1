import type { Language } from '#lib/domain/language.ts';
import { bearersOf, closestFinder } from './closest-slots.ts';
import type { Columns } from './columns.ts';
import { unmetAmong } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import { areasThemselves, closest, filledAreas, nothingOf } from './nearest-subject.ts';
import type { matchRanker } from './rank-matches.ts';
import { noAnswer, type Relaxed } from './relaxed.ts';
import { nothing } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';

/** For a subject that no record bears what stands closest to it, the titles with words of its names first; else its areas only. */
export function subjectWidener(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  const find = closestFinder(index, rank);
  return async (columns: Columns, language: Language, query: QueryExpressions, typed: string): Promise<Relaxed> => {
    const absent = await unmetAmong(
      index,
      query.conditions.map(({ expression }) => expression),
    );
    const unmet = query.conditions.find((one) => one.wider && absent.has(one.expression));
    // Who bears the subject and was left out is not made up for by its area.
    if (!unmet?.wider || query.except) return noAnswer;
    const { text } = unmet;
    const wider = await filledAreas(index, unmet.wider);
    if (query.conditions.length === 1) {
      const { scores, token } = await find(columns, language, unmet, { typed });
      if (token !== undefined) return { scores, warnings: [closest(language, typed, token)] };
    }
    const near = query.conditions.length > 1 ? undefined : areasThemselves(wider);
    const scores = near === undefined ? nothing : await rank(columns, language, bearersOf(near, text), 'all', typed);
    const isAnswer = scores.slots.length > 0;
    return { scores, warnings: [isAnswer ? closest(language, typed, wider.areas[0] as string) : nothingOf(language, typed, wider)] };
  };
}
