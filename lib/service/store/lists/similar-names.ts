import type { Author } from '#lib/domain/author.ts';
import { nameKeys } from '#lib/text/names/name-keys.ts';
import { nameParts } from '#lib/text/names/name-parts.ts';
import { soundsLike } from './match-authors.ts';
import type { NameIndex, PersonSpellings } from './search-index.ts';

/** A family name that agrees and a given name met by its initial: 0.775. Below that one of the two is another name. */
const scoreMin = 0.75;

/** Whether two people could be taken for one another: all parts of one name stand in the other, in any spelling, and there is more than one. */
export function isSimilarName(name: string, other: string): boolean {
  if (nameParts(name).length < 2 || nameParts(other).length < 2) return false;
  return Math.max(soundsLike(name, other), soundsLike(other, name)) >= scoreMin;
}

/** People looked at for one author: those with most publications of all who have a name in common by its sound. */
const candidatesMax = 500;

/** People whose names are like an author's, those with most publications first. */
export async function similarPeople(index: NameIndex, { id, name }: Author, limit: number): Promise<PersonSpellings[]> {
  const names = [name.value, name.alt?.value ?? ''].filter((one) => one !== '');
  const keys = [...new Set(names.flatMap(nameKeys))].filter((key) => key[0] === 'k');
  if (keys.length === 0) return [];
  const found = await index.people({ words: [], keys: [keys] }, candidatesMax);
  const isLike = ({ name_en, name_ar }: PersonSpellings) =>
    [name_en, name_ar].some((other) => other !== null && names.some((own) => isSimilarName(own, other)));
  return found.filter((person) => person.id !== Number(id) && isLike(person)).slice(0, limit);
}
