import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import type { Concept, EntityType } from './concept.ts';

const namedTypes: ReadonlySet<EntityType> = new Set<EntityType>(['mission', 'sensor', 'agency', 'thing', 'place']);
/** A word in at least this many names is a generic one: "telescope". */
const kindsMin = 5;

/** English stems that name one entity by themselves or with a generic word: "fast", from "FAST telescope". */
export function nameWords(concepts: readonly Concept[]): ReadonlySet<string> {
  const entities = concepts
    .filter(({ type = 'subject' }) => namedTypes.has(type))
    .map(({ en }) => en.map((name) => words(name).map((word) => stem(word))));
  const counts = new Map<string, number>();
  for (const names of entities) for (const word of new Set(names.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rareWords = entities.flat().map((name) => name.filter((word) => (counts.get(word) as number) < kindsMin));
  return new Set(rareWords.flatMap((name) => (name.length === 1 ? name : [])));
}

/** For each Arabic stem, the English stems that it translates only in part: infrared is «تحت الحمراء», so «تحت» alone does not suffice. */
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
