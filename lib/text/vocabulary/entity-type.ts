import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import type { EntityType } from './concept.ts';
import { defaultVocabulary } from './vocabulary.ts';

/** What a concept is, by its token. */
export const entityType = (token: string): EntityType => defaultVocabulary().concepts.get(token)?.type ?? 'subject';

let placeBeginnings: ReadonlySet<string> | undefined;

/** Whether this stem is a subject that names of places begin with: a wadi, a sea. */
export function beginsPlaces(stemmed: string): boolean {
  placeBeginnings ??= readPlaceBeginnings();
  return placeBeginnings.has(stemmed);
}

function readPlaceBeginnings(): ReadonlySet<string> {
  const concepts = [...defaultVocabulary().concepts.values()];
  const namesOf = ({ en, ar }: (typeof concepts)[number]) => [...en, ...ar].map((name) => name.split(' '));
  const ofSubjects = concepts.filter(({ type }) => type === 'subject').flatMap((one) => namesOf(one).filter(({ length }) => length === 1));
  const subjects = new Set(ofSubjects.map(([word = '']) => stem(fold(word))));
  const ofPlaces = concepts.filter(({ type }) => type === 'place').flatMap((one) => namesOf(one).filter(({ length }) => length > 1));
  return new Set(ofPlaces.map(([word = '']) => stem(fold(word))).filter((one) => subjects.has(one)));
}
