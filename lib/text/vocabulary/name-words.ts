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
