import { conceptToken } from '#lib/text/vocabulary/vocabulary.ts';

/** Vocabulary concepts of the record types. */
const conceptsByType: Readonly<Record<string, readonly string[]>> = {
  'doctoral-thesis': ['thesis', 'doctoral-thesis'],
  'masters-thesis': ['thesis', 'masters-thesis'],
  thesis: ['thesis'],
  review: ['literature-review'],
  'systematic-review': ['literature-review'],
  dataset: ['dataset'],
  'data-paper': ['dataset'],
  'technical-report': ['technical-report'],
  'white-paper': ['white-paper'],
  'book-chapter': ['book-chapter'],
  'conference-paper': ['conference-paper'],
  preprint: ['preprint'],
  editorial: ['editorial'],
};

/** Concept tokens of a type. With them, a query for theses also matches theses whose texts do not contain that word. */
export const typeTokens = (type: string): string[] => (conceptsByType[type] ?? []).map(conceptToken);
