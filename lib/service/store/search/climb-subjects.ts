import type { Language } from '#lib/domain/language.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';
import type { Columns } from './columns.ts';
import type { Condition } from './condition.ts';
import { answerMax, unmetAmong } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import { bearing } from './match-phrase.ts';
import { closest } from './nearest-subject.ts';
import type { matchRanker } from './rank-matches.ts';
import type { Relaxed } from './relaxed.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';

/** What is closest to all that is asked for, where it is not a large part of everything. */
export function subjectClimber(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  return async (columns: Columns, language: Language, query: QueryExpressions, typed: string): Promise<Relaxed | undefined> => {
    const climbed = query.except ? undefined : await climbSubjects(query.conditions, index);
    if (!climbed) return undefined;
    const all = climbed.conditions.map(({ expression }) => expression).join(' AND ');
    const scores = await rank(columns, language, { all, conditions: climbed.conditions, soft: query.soft }, 'all', typed);
    const isAnswer = scores.slots.length > 0 && scores.slots.length <= answerMax(columns.size);
    return isAnswer ? { scores, warnings: [closest(language, asTyped(typed, climbed.text), climbed.token)] } : undefined;
  };
}

interface Climbed {
  readonly conditions: readonly Condition[];
  /** The first subject that nobody bears, as it was typed, and the token of what stands for it. */
  readonly text: string;
  readonly token: string;
}

/**
 * A query of several conditions with what stands closest to it in place of each subject that nobody bears: scintillation of the
 * ionosphere by radio occultation is the ionosphere by GNSS. Undefined where none is so, where a word of no subject is met by nobody, and for things with names of
 * their own, which nothing stands for.
 */
async function climbSubjects(conditions: readonly Condition[], index: SearchIndex): Promise<Climbed | undefined> {
  const unmet = await unmetAmong(
    index,
    conditions.map(({ expression }) => expression),
  );
  let first: { text: string; token: string } | undefined;
  const climbed: Condition[] = [];
  for (const condition of conditions) {
    if (!unmet.has(condition.expression)) {
      climbed.push(condition);
      continue;
    }
    const { text, isThing, kin = [], wider } = condition;
    const isElsewhere = isThing || text === undefined || wider?.isElsewhere;
    // Samples that Chang'e brought are none of Apollo's.
    const things = conditions.filter((one) => one.isThing);
    const isOfAnother = (token: string) => things.length > 0 && !things.some(({ bearers }) => bearers?.includes(token));
    const closest = isElsewhere ? [] : kin.filter((token) => !houseVocabulary().concepts.get(token)?.isMission || !isOfAnother(token));
    const counts = await index.subjectCounts(closest);
    const there = closest.filter((token) => counts.has(token));
    if (text === undefined || there.length === 0) return undefined;
    first ??= { text, token: there[0] as string };
    climbed.push({ ...condition, expression: bearing(there) });
  }
  return first && { conditions: climbed, ...first };
}
