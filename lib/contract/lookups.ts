import glossary from './glossary.json' with { type: 'json' };

/** A type or area of the vocabulary. `id` is its code in the API; the numeric id is its 1-based position and is never renumbered, so new entries go to the end. */
export interface LookupTerm {
  readonly id: string;
  readonly en: string;
  readonly ar: string;
  readonly synEn?: readonly string[];
  readonly synAr?: readonly string[];
}

export const researchTypeTerms: readonly LookupTerm[] = glossary.types;
export const researchAreaTerms: readonly LookupTerm[] = glossary.areas;
