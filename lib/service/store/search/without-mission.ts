import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Columns } from './columns.ts';
import { type Condition, sentenceMin } from './condition.ts';
import { answerMax } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import type { matchRanker } from './rank-matches.ts';
import type { Relaxed } from './relaxed.ts';
import type { SearchIndex } from './search-index.ts';
import { anyOf, asTyped } from './show-spelling.ts';

/** Beside a thing that is not here what has the other words, or some of them, where they name a subject: groundwater depletion, without GRACE; JUICE, without Ganymede; and if need be without the place. */
export function missionDropper(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  return async (
    columns: Columns,
    language: Language,
    query: QueryExpressions,
    { text: word, rest, typed: asked }: { readonly text: string; readonly rest: readonly Condition[]; readonly typed: string },
  ): Promise<Relaxed | undefined> => {
    const named = rest.filter(({ isKnown, generality }) => isKnown && !generality);
    if (query.except || named.every(({ isPlace }) => isPlace) || query.conditions.length >= sentenceMin) return undefined;
    const typed = rest.map(({ text = '' }) => text).join(' ');
    const subjects = named.filter(({ isPlace }) => !isPlace);
    for (const some of [rest, named, subjects]) {
      const all = some.map(({ expression }) => expression).join(' AND ');
      if ((await index.rarer([all], answerMax(columns.size))).length === 0) continue;
      const scores = await rank(columns, language, { all, conditions: some, soft: query.soft }, 'all', typed);
      if (scores.slots.length === 0) continue;
      const lost = rest.filter((one) => one.isPlace && !some.includes(one)).map(({ text = '' }) => asTyped(asked, text));
      return { scores, warnings: [warning('without_mission', language, { word: anyOf(language, [word, ...lost]) })] };
    }
    return undefined;
  };
}
