import type { Author } from '#lib/domain/author.ts';
import type { NameIndex, PersonSpellings } from '#lib/store/values/search-index.ts';
import { nameKeys } from '#lib/text/names/name-keys.ts';
import { nameParts } from '#lib/text/words/name-parts.ts';
import { soundsLike } from './match-authors.ts';

/** Minimum score of similar names. An equal family name with a matching initial scores 0.775; with a different part, names score less. */
const scoreMin = 0.75;

/** Whether two people may be confused: both names have two parts or more, and every part of one occurs in the other in some spelling. */
export function isSimilarName(name: string, other: string): boolean {
  if (nameParts(name).length < 2 || nameParts(other).length < 2) return false;
  return Math.max(soundsLike(name, other), soundsLike(other, name)) >= scoreMin;
}

/** Maximum people compared with one author: those who share a part of the name by sound, most publications first. */
const candidatesMax = 500;

/** People whose names resemble an author's, most publications first. */
export async function similarPeople(index: NameIndex, { id, name }: Author, limit: number): Promise<PersonSpellings[]> {
  const names = [name.value, name.alt?.value ?? ''].filter((value) => value !== '');
  const keys = [...new Set(names.flatMap(nameKeys))].filter((key) => key[0] === 'k');
  if (keys.length === 0) return [];
  const candidates = await index.people({ words: [], keys: [keys] }, candidatesMax);
  const isLike = ({ name_en, name_ar }: PersonSpellings) =>
    [name_en, name_ar].some((other) => other !== null && names.some((text) => isSimilarName(text, other)));
  return candidates.filter((person) => person.id !== Number(id) && isLike(person)).slice(0, limit);
}
