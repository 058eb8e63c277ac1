import type { Language } from '#lib/domain/language.ts';
import type { subjectClimber } from './climb-subjects.ts';
import type { Columns } from './columns.ts';
import { type Condition, sentenceMin } from './condition.ts';
import { conditionsMet, unmetAmong } from './conditions-met.ts';
import type { kinInstead } from './kin-instead.ts';
import type { QueryExpressions } from './match-expression.ts';
import type { Relaxed } from './relaxed.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';
import { unmetSubject } from './unmet-subject.ts';

/** What is closest to the subjects of a query, whatever plain words and places stand beside them: GNSS and the ionosphere, for its scintillation at low latitudes. */
export function closestSubjects(index: SearchIndex, climb: ReturnType<typeof subjectClimber>, kinOf: ReturnType<typeof kinInstead>) {
  return async (columns: Columns, language: Language, query: QueryExpressions, typed: string): Promise<Relaxed | undefined> => {
    const unmetOnes = await unmetAmong(
      index,
      query.conditions.map(({ expression }) => expression),
    );
    // A technique of which there is nothing is none of them: who asks for vegetation by NDVI asks for vegetation.
    const isSubject = ({ isKnown, isPlace, isMethod, generality, expression }: Condition) =>
      isKnown === true && !isPlace && !generality && !(isMethod && unmetOnes.has(expression));
    const subjects = query.conditions.filter(isSubject);
    if (subjects.length < 2 || subjects.length === query.conditions.length || query.conditions.length >= sentenceMin) return undefined;
    const asked = { ...query, conditions: subjects };
    const lacking = async (found: Relaxed, others: readonly Condition[]) => {
      const parts = (await conditionsMet(others, index, columns.size)).filter(({ ids }) => ids.length > 0);
      return { ...found, relaxed: { typed, parts } };
    };
    const climbed = await climb(columns, language, asked, typed);
    if (climbed)
      return lacking(
        climbed,
        query.conditions.filter((one) => !isSubject(one)),
      );
    const unmet = await unmetSubject(index, subjects, typed);
    const instead = unmet && (await kinOf(columns, language, asked, { ...unmet, text: asTyped(typed, unmet.condition.text ?? '') }));
    return (
      instead &&
      lacking(
        instead,
        query.conditions.filter((one) => one !== unmet?.condition),
      )
    );
  };
}
