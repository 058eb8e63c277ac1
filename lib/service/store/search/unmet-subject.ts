import { type Condition, fewWords, sentenceMin } from './condition.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';
import type { WiderSubject } from './wider-subject.ts';

/** What of several conditions is said not to be here. */
export interface Unmet {
  readonly condition: Condition;
  /** What is said not to be here, as it was typed. */
  readonly text: string;
  readonly wider: WiderSubject;
  /** The others, without things that are not here either. */
  readonly rest: readonly Condition[];
}

/**
 * The subject that few words ask about and no record bears, where none of the others names one by two words: what a part of it finds is beside it. Of a thing
 * with a name of its own this is said whatever the others name: the ocean of Enceladus is none of the Earth.
 */
export async function unmetSubject(index: SearchIndex, conditions: readonly Condition[], typed: string): Promise<Unmet | undefined> {
  if (conditions.length >= sentenceMin) return undefined;
  const met = await Promise.all(conditions.map(({ expression }) => index.find(expression)));
  const isMet = (place: number) => (met[place] as readonly number[]).length > 0;
  const unmet = conditions.filter(({ wider }, place) => wider && !isMet(place));
  const isElsewhere =
    conditions.length > fewWords ||
    conditions.some(({ isSubject, isThing, isPlace }, place) => (isSubject || isThing) && !isPlace && isMet(place));
  // Earthquakes by InSAR are earthquakes first.
  const isOfSubject = conditions.some((one, place) => one.isKnown && !one.isPlace && !one.isMethod && isMet(place));
  const found = unmet.find(({ isThing }) => isThing) ?? (isElsewhere ? undefined : unmet.find(({ isMethod }) => !isMethod || !isOfSubject));
  if (!found?.wider || found.text === undefined) return undefined;
  // Beside words that name nothing else all is quoted: the crescent of Ramadan.
  const isOther = (one: Condition, place: number) => one !== found && (isMet(place) || one.wider) && one.isKnown && !one.isPerson;
  const rest = conditions.filter((one, place) => one !== found && (isMet(place) || !one.isThing));
  return {
    text: found.isThing || conditions.some(isOther) ? asTyped(typed, found.text) : typed,
    wider: found.wider,
    condition: found,
    rest,
  };
}
