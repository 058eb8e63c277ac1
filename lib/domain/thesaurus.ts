import type { Language } from '#lib/languages/languages.ts';

/** A concept of the Unified Astronomy Thesaurus (UAT), with our Arabic name. */
export interface ThesaurusConcept {
  /** The number in its address. */
  readonly id: string;
  /** The preferred name first. */
  readonly names: Readonly<Record<Language, readonly [string, ...string[]]>>;
  /** Ids of the directly broader concepts; empty for the top ones. */
  readonly broader: readonly string[];
  readonly narrower: readonly string[];
  /** Id of the dictionary term that is this concept; undefined for a deprecated concept. */
  readonly termId?: string;
  /** Ids of the concepts to use instead; defined only for a deprecated concept. */
  readonly replacedBy?: readonly string[];
}

/** The Unified Astronomy Thesaurus. */
export interface Thesaurus {
  /** By id, with the deprecated ones. */
  readonly concepts: ReadonlyMap<string, ThesaurusConcept>;
  /** The concept with this name in either language, singular or plural in English; a keyword may end with the id, as in “Galaxies (573)”. */
  named(name: string): ThesaurusConcept | undefined;
}

export const thesaurusAddress = 'http://astrothesaurus.org/uat';

export const thesaurusLicence = 'https://creativecommons.org/licenses/by-sa/3.0/';
