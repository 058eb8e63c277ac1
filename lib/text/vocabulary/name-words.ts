import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import type { Concept, EntityType } from './concept.ts';

const ofEntities: ReadonlySet<EntityType> = new Set<EntityType>(['mission', 'sensor', 'agency', 'thing', 'place']);
/** Words in the names of so many entities are what these are called in general: "telescope". */
const kindsMin = 5;

/** Stems that are the English name of one entity by themselves, or all of it but for what it is: fast, of "FAST telescope". */
export function nameWords(concepts: readonly Concept[]): ReadonlySet<string> {
  const entities = concepts
    .filter(({ type = 'subject' }) => ofEntities.has(type))
    .map(({ en }) => en.map((name) => words(name).map((word) => stem(word))));
  const counts = new Map<string, number>();
  for (const names of entities) for (const one of new Set(names.flat())) counts.set(one, (counts.get(one) ?? 0) + 1);
  const rareWords = entities.flat().map((name) => name.filter((one) => (counts.get(one) as number) < kindsMin));
  return new Set(rareWords.flatMap((name) => (name.length === 1 ? name : [])));
}

/**
 * English stems that Arabic ones are only a part of: infrared is «تحت الحمراء», and «تحت» alone is none of it. By Arabic stem, of concepts that English names by
 * one word and Arabic by several.
 */
export function partsOfNames(concepts: readonly Concept[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  const stemsOf = (names: readonly string[]) => names.map((name) => words(name).map((word) => stem(word)));
  for (const { en, ar } of concepts) {
    const wholes = stemsOf(en).flatMap((name) => (name.length === 1 ? name : []));
    const arabic = stemsOf(ar);
    const alone = new Set(arabic.flatMap((name) => (name.length === 1 ? name : [])));
    for (const part of arabic.flat()) if (!alone.has(part)) parts.set(part, new Set([...(parts.get(part) ?? []), ...wholes]));
  }
  return parts;
}
