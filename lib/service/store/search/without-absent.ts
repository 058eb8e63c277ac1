import { type WarningCode, warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Warning } from '#lib/domain/page.ts';
import { words } from '#lib/text/fold.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { isPlainInQuestion, isVerbInQuestion } from '#lib/text/questions.ts';
import { belowFew } from './below-few.ts';
import type { subjectClimber } from './climb-subjects.ts';
import type { Columns } from './columns.ts';
import { type Condition, sentenceMin } from './condition.ts';
import { answerMax, unmetAmong } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import type { matchRanker } from './rank-matches.ts';
import type { Relaxed } from './relaxed.ts';
import type { SearchIndex } from './search-index.ts';
import { anyOf, asTyped } from './show-spelling.ts';

/** So many words are named; more are most of what was asked for. */
const namedMax = 3;

/** That no record has these words. That none has a plain verb says nothing of what is here. */
export function absentNote(code: WarningCode, language: Language, typed: string, absent: readonly Condition[]): Warning {
  const words = absent.filter((one) => !isVerb(one)).map(({ text = '' }) => asTyped(typed, text));
  if (words.length === 0 || words.length > namedMax) return warning('any_word', language);
  return warning(code, language, { word: anyOf(language, words) });
}

const isVerb = ({ isKnown, text = '' }: Condition) => !isKnown && (isPlainInQuestion(text) || isVerbInQuestion(text));

/**
 * Without the places of which there is nothing, and words that no record has: what has all the others, followed, where that is few, by what has most of
 * them, or what comes closest to them; as long as these are two and name a subject.
 */
export function absentDropper(index: SearchIndex, rank: ReturnType<typeof matchRanker>, climb: ReturnType<typeof subjectClimber>) {
  const fill = belowFew(index, rank);

  const answer = async (columns: Columns, language: Language, { clauses, typed, absent }: Missing, query: QueryExpressions) => {
    const { conditions, soft } = query;
    const all = conditions.map(({ expression }) => expression).join(' AND ');
    if ((await index.rarer([all], answerMax(columns.size))).length === 0) return undefined;
    const scores = await rank(columns, language, { all, conditions, soft }, 'all', typed);
    if (scores.slots.length === 0) return undefined;
    const lost = new Set(absent.flatMap(({ text = '' }) => text.split(' ')));
    const left = clauses.filter(({ text }) => !words(text).every((word) => lost.has(word)));
    const filled = await fill(columns, language, { searchIn: 'all', isMost: true }, { clauses: left, scores, mode: 'all', warnings: [] });
    const isFilled = filled.scores.slots.length > scores.slots.length;
    const note = absentNote(isFilled ? 'words_absent' : 'without_words', language, typed, absent);
    return { scores: filled.scores, warnings: [note], ...(filled.relaxed && { relaxed: filled.relaxed }) };
  };

  return async (
    columns: Columns,
    language: Language,
    query: QueryExpressions,
    { clauses, typed }: Omit<Missing, 'absent'>,
  ): Promise<Relaxed | undefined> => {
    const { conditions, except } = query;
    const isPlain = clauses.every(({ field, kind }) => !field && kind === 'word');
    if (except || !isPlain || conditions.length >= sentenceMin) return undefined;
    const unmet = await unmetAmong(
      index,
      conditions.map(({ expression }) => expression),
    );
    const isAbsent = (one: Condition) =>
      one.text !== undefined &&
      unmet.has(one.expression) &&
      (one.isPlace || (!one.isKnown && !one.isPerson && !one.generality && !one.wider));
    const absent = conditions.filter(isAbsent);
    const rest = conditions.filter((one) => !isAbsent(one) && !one.generality);
    if (absent.length === 0 || rest.length < 2 || !rest.some(({ isKnown, isPlace }) => isKnown && !isPlace)) return undefined;
    const others = { ...query, conditions: rest };
    const found = await answer(columns, language, { clauses, typed, absent }, others);
    if (found) return found;
    const climbed = await climb(columns, language, others, typed);
    return climbed && { ...climbed, warnings: [absentNote('nothing_about', language, typed, absent), ...climbed.warnings] };
  };
}

interface Missing {
  readonly clauses: readonly Clause[];
  readonly typed: string;
  /** What no record has. */
  readonly absent: readonly Condition[];
}
