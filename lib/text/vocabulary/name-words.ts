import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import type { Concept, EntityType } from './concept.ts';
import { entityType } from './entity-type.ts';
import { namesOf } from './vocabulary.ts';

const namedTypes: ReadonlySet<EntityType> = new Set<EntityType>(['mission', 'sensor', 'agency', 'thing', 'place']);
/** A word in the names of at least this many entities is a generic one: "telescope". */
const kindsMin = 5;

/** Whether a concept is a named thing rather than a subject. */
export const isOfEntity = (token: string): boolean => namedTypes.has(entityType(token));

/** Words that name an entity by themselves or with a generic word, for each entity: "fast", from "FAST telescope". */
export function wordsOfEntities(concepts: readonly Concept[]): string[][] {
  const entities = concepts.filter(({ type = 'subject' }) => namedTypes.has(type)).map((concept) => namesOf(concept).map(words));
  const counts = new Map<string, number>();
  for (const names of entities) for (const word of new Set(names.flat().map(stem))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return entities.map((names) =>
    names.flatMap((name) => {
      const rare = name.filter((word) => (counts.get(stem(word)) as number) < kindsMin);
      return rare.length === 1 ? rare : [];
    }),
  );
}

/** English stems that name one entity. */
export const nameWords = (concepts: readonly Concept[]): ReadonlySet<string> => new Set(wordsOfEntities(concepts).flat().map(stem));
