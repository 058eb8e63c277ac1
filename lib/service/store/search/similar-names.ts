import { nameParts } from '#lib/text/name-parts.ts';
import { soundsLike } from './match-authors.ts';
import type { PersonNames } from './search-index.ts';

/** A family name that agrees and a given name met by its initial: 0.775. Below that one of the two is another name. */
const scoreMin = 0.75;

/** Whether two people could be taken for one another: all parts of one name stand in the other, in any spelling, and there is more than one. */
export function isSimilarName(name: string, other: string): boolean {
  if (nameParts(name).length < 2 || nameParts(other).length < 2) return false;
  return Math.max(soundsLike(name, other), soundsLike(other, name)) >= scoreMin;
}

/** Of the people found by their sounds those whose name is like one of these, as many as wanted. */
export function similarPeople<Person extends PersonNames>(names: readonly string[], found: readonly Person[], limit: number): Person[] {
  const isLike = ({ name_en, name_ar }: Person) =>
    [name_en, name_ar].some((other) => other !== null && names.some((name) => isSimilarName(name, other)));
  return found.filter(isLike).slice(0, limit);
}

/** People looked at for one author. */
export const similarCandidatesMax = 200;
