import { conceptToken } from '#lib/text/vocabulary/vocabulary.ts';

/** Terms of the vocabulary that say what kind a record is of, by its type. */
const terms: Readonly<Record<string, readonly string[]>> = {
  'doctoral-thesis': ['thesis', 'doctoral-thesis'],
  'masters-thesis': ['thesis', 'masters-thesis'],
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

/** Who asks for theses or reviews asks for records of that kind, which do not call themselves so: the tokens a record of a type bears. */
export const typeTokens = (type: string): string[] => (terms[type] ?? []).map(conceptToken);
