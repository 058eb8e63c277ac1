import type { EntityType } from './concept.ts';
import { houseVocabulary } from './vocabulary.ts';

/** What a concept is, by its token. */
export const entityType = (token: string): EntityType => houseVocabulary().concepts.get(token)?.type ?? 'subject';
