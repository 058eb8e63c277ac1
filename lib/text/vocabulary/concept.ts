/** Types of concepts. A `sensor` takes images used for any subject, a `place` is on the Earth, a `thing` is any other named object. */
export const entityTypes = ['mission', 'sensor', 'agency', 'thing', 'place', 'method', 'document', 'subject'] as const;
export type EntityType = (typeof entityTypes)[number];

/** Types whose names may have a number: Apollo 14 also matches Apollo. */
export const missionTypes: ReadonlySet<EntityType> = new Set<EntityType>(['mission', 'sensor', 'agency']);

/** A concept with its names in both languages, the preferred name first. */
export interface Term {
  readonly id: string;
  readonly type?: EntityType;
  readonly en: readonly string[];
  readonly ar: readonly string[];
  /** Names for search only, never shown or exported. A name with another noun is in `en` or `ar` instead: علم الكونيات for علم الكون. */
  readonly variants: readonly string[];
  /** Variants in everyday language, such as "stop forming stars". A single word of such a variant does not name the subject. */
  readonly paraphrases?: readonly string[];
  /** Ids of the research areas that the subject belongs to. */
  readonly areas?: readonly string[];
  /** A spacecraft, telescope or agency, whose name may have a number: Apollo 14 also matches Apollo. */
  readonly isMission?: true;
}

/** The maximum number of words of an Arabic term that is translated as a whole. */
export const phraseWordsMost = 5;

export interface AreaTerms {
  readonly id: string;
  readonly en: string;
  readonly ar: string;
  readonly synEn?: readonly string[];
  readonly synAr?: readonly string[];
}

export interface Concept extends Term {
  /** The term in the index: letters, digits and underscores. */
  readonly token: string;
  readonly kind: 'area' | 'term';
}
