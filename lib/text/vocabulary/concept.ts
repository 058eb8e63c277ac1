/**
 * What a concept is: a spacecraft or a telescope, one whose pictures are used on anything, an agency, which is at work on much, another thing with a name of its
 * own, a place on the Earth, a method, which is used on anything, a kind of document, or a subject, which many things are of.
 */
export const entityTypes = ['mission', 'sensor', 'agency', 'thing', 'place', 'method', 'document', 'subject'] as const;
export type EntityType = (typeof entityTypes)[number];

/** Of which there may be several by their numbers: Apollo 14 is Apollo. */
export const missionTypes: ReadonlySet<EntityType> = new Set<EntityType>(['mission', 'sensor', 'agency']);

/** One subject with all its names in both languages, the preferred name first. */
export interface Term {
  readonly id: string;
  readonly type?: EntityType;
  readonly en: readonly string[];
  readonly ar: readonly string[];
  /**
   * Those of its names that are no synonyms: inflections, adjectives, kinds, everyday phrases. Search finds the subject by them; nothing shows or exports them.
   * A phrase with another noun is a synonym, also where both have one stem: علم الكونيات and علم الكون.
   */
  readonly variants: readonly string[];
  /** Variants in everyday language: "stop forming stars". Their words alone are no words of the subject. */
  readonly paraphrases?: readonly string[];
  /** Ids of the research areas a text on this subject belongs to. */
  readonly areas?: readonly string[];
  /** A spacecraft, a telescope or an agency, of which there may be several by their numbers. */
  readonly isMission?: true;
}

export interface AreaTerms {
  readonly id: string;
  readonly en: string;
  readonly ar: string;
  readonly synEn?: readonly string[];
  readonly synAr?: readonly string[];
}

export interface Concept extends Term {
  /** What is indexed: letters, digits and underscores. */
  readonly token: string;
  readonly kind: 'area' | 'term';
}
