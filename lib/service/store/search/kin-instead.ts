import type { Language } from '#lib/domain/language.ts';
import type { Columns } from './columns.ts';
import type { Condition } from './condition.ts';
import { answerMax } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import { bearing } from './match-phrase.ts';
import { closest } from './nearest-subject.ts';
import type { matchRanker } from './rank-matches.ts';
import type { Relaxed } from './relaxed.ts';
import type { SearchIndex } from './search-index.ts';

/** What stands closest to the subject among several conditions that no record bears, lifted by the other words; undefined where there is nothing, and for things with names of their own. */
export function kinInstead(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  return async (
    columns: Columns,
    language: Language,
    query: QueryExpressions,
    { condition, text }: { readonly condition: Condition; readonly text: string },
  ): Promise<Relaxed | undefined> => {
    const { kin = [], isThing } = condition;
    const counts = await index.subjectCounts(isThing ? [] : kin);
    const there = kin.filter((token) => counts.has(token));
    const [first] = there;
    if (first === undefined || query.except) return undefined;
    const others = query.conditions.filter((one) => one !== condition).map(({ expression }) => expression);
    const near = bearersOf(bearing(there), condition.text);
    const scores = await rank(columns, language, { ...near, soft: others }, 'all', text);
    const isAnswer = scores.slots.length > 0 && scores.slots.length <= answerMax(columns.size);
    return isAnswer ? { scores, warnings: [closest(language, text, first)] } : undefined;
  };
}

/** One condition instead of the one that nobody meets. */
export function bearersOf(all: string, text: string | undefined): QueryExpressions {
  return { all, conditions: [{ expression: all, isSubject: true, ...(text !== undefined && { text }) }], soft: [] };
}
