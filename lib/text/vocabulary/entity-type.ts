import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import type { EntityType } from './concept.ts';
import { defaultVocabulary } from './vocabulary.ts';

/** The type of a concept, by its token. */
export const entityType = (token: string): EntityType => defaultVocabulary().concepts.get(token)?.type ?? 'subject';

let placeBeginnings: ReadonlySet<string> | undefined;

/** Whether a stem is that of a subject with which names of places begin, such as wadi or sea. */
export function beginsPlaces(stemmed: string): boolean {
  placeBeginnings ??= readPlaceBeginnings();
  return placeBeginnings.has(stemmed);
}

function readPlaceBeginnings(): ReadonlySet<string> {
  const concepts = [...defaultVocabulary().concepts.values()];
  const namesOf = ({ en, ar }: (typeof concepts)[number]) => [...en, ...ar].map((name) => name.split(' '));
  const subjectNames = concepts
    .filter(({ type }) => type === 'subject')
    .flatMap((concept) => namesOf(concept).filter(({ length }) => length === 1));
  const subjects = new Set(subjectNames.map(([word = '']) => stem(fold(word))));
  const placeNames = concepts
    .filter(({ type }) => type === 'place')
    .flatMap((concept) => namesOf(concept).filter(({ length }) => length > 1));
  return new Set(placeNames.map(([word = '']) => stem(fold(word))).filter((beginning) => subjects.has(beginning)));
}
