import type { EntityType } from './concept.ts';
import { defaultVocabulary } from './vocabulary.ts';

/** The type of a concept, by its token. */
export const entityType = (token: string): EntityType => defaultVocabulary().concepts.get(token)?.type ?? 'subject';
