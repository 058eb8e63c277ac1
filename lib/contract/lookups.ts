import glossary from './glossary.json' with { type: 'json' };

/** A research type or area. `id` is its code in the API. Its numeric id is the 1-based position and never changes, so new entries go to the end. */
export interface LookupTerm {
  readonly id: string;
  readonly en: string;
  readonly ar: string;
  readonly synEn?: readonly string[];
  readonly synAr?: readonly string[];
}

/** The built-in research types in both languages; a position in this list is the stored id minus one. */
export const researchTypeTerms: readonly LookupTerm[] = glossary.types;
/** The built-in research areas in both languages; a position in this list is the stored id minus one. */
export const researchAreaTerms: readonly LookupTerm[] = glossary.areas;
