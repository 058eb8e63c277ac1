import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Columns } from './columns.ts';
import { type Condition, sentenceMin } from './condition.ts';
import { answerMax } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import type { matchRanker } from './rank-matches.ts';
import type { Relaxed } from './relaxed.ts';
import type { SearchIndex } from './search-index.ts';

/** Beside a thing that is not here what has the other words, or some of them, where they name a subject: groundwater depletion, without GRACE; JUICE, without Ganymede. */
export function missionDropper(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  return async (
    columns: Columns,
    language: Language,
    query: QueryExpressions,
    { text: word, rest }: { readonly text: string; readonly rest: readonly Condition[] },
  ): Promise<Relaxed | undefined> => {
    const named = rest.filter(({ isKnown, generality }) => isKnown && !generality);
    if (query.except || named.every(({ isPlace }) => isPlace) || query.conditions.length >= sentenceMin) return undefined;
    const typed = rest.map(({ text = '' }) => text).join(' ');
    for (const some of [rest, named]) {
      const all = some.map(({ expression }) => expression).join(' AND ');
      if ((await index.rarer([all], answerMax(columns.size))).length === 0) continue;
      const scores = await rank(columns, language, { all, conditions: some, soft: query.soft }, 'all', typed);
      if (scores.slots.length > 0) return { scores, warnings: [warning('without_mission', language, { word })] };
    }
    return undefined;
  };
}
