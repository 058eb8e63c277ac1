import { houseVocabulary } from '#lib/text/vocabulary.ts';
import type { Condition } from './condition.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * The name of the subject that the two words of a query are together though they stand apart ("how many moons does Jupiter have"), where no record bears it: that is
 * what was asked for, and who has the words here and there is not about it. Undefined where it is not so.
 */
export async function namedByBoth(index: SearchIndex, conditions: readonly Condition[]): Promise<string | undefined> {
  const [one, other] = conditions;
  if (conditions.length !== 2 || !one?.apart || one.apart.join() !== other?.apart?.join()) return undefined;
  const isMet = (await index.subjectCounts(one.apart)).size > 0;
  const concept = houseVocabulary().concepts.get(one.apart[0] ?? '');
  return isMet ? undefined : concept?.[/[\u0621-\u064a]/.test(one.text ?? '') ? 'ar' : 'en'][0];
}
