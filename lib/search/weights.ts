/** Only `cutoffs` is fitted, to the development queries of bench/relevance: fitting other constants gained nothing on held-out queries. */

/** How close each type of match is to the query, from 0 to 1 (exact). Importance belongs in `fields` and `roles`. */
export const closeness = {
  /** The word as written; equally close are a subject under any of its names, the name of an author, and an identifier. */
  exact: 1,
  /** The words of a name side by side, as they were typed. */
  phrase: 1,
  concept: 1,
  person: 1,
  institution: 1,
  identifier: 1,
  /** A keyword of the record with the words of the query; `fields.keyword` weighs it against other texts. */
  keyword: 1,
  /** Another form of the word; Arabic stems merge more words that differ in meaning than English ones. */
  stem: 0.9,
  stemArabic: 0.8,
  /** A narrower concept. */
  narrower: 0.85,
  /** All words of the subject's name near one another, but not as the name. */
  words: 0.8,
  year: 0.8,
  /** Another reading of the word, as in a dialect; its transliteration. */
  reading: 0.8,
  /** A translation of the word. */
  translated: 0.75,
  /** A subject that results from the process in the query: stars die as supernovae. */
  process: 0.7,
  /** A name in another spelling, for a word that no text has. */
  nameKey: 0.7,
  /** The beginning of another word. */
  prefix: 0.6,
  /** A related concept of the vocabulary. */
  related: 0.6,
  /** All words of the name, far apart; or only some of them. */
  scattered: 0.45,
  some: 0.4,
  area: 0.25,
  wider: 0.2,
} as const;
/** The type of a way to match, which determines its closeness. */
export type WayType = keyof typeof closeness;

/** Match types that prove that the record has the requested part. */
export const strong: ReadonlySet<WayType> = new Set<WayType>([
  'exact',
  'phrase',
  'concept',
  'person',
  'institution',
  'identifier',
  'keyword',
  'stem',
  'stemArabic',
  'narrower',
  'words',
  'year',
  'reading',
  'translated',
  'process',
  'nameKey',
  'prefix',
]);

/** Match types that only prove that the record is on a related subject. */
export const loose: ReadonlySet<WayType> = new Set<WayType>(['wider', 'area', 'scattered', 'some']);

/** Weights of the fields of a record: BM25F with one length norm. */
export const fields = { title: 4, keyword: 2.5, abstract: 1, venue: 0.5, people: 3, mark: 1.5 } as const;
/** A field of a record in the index. */
export type Field = keyof typeof fields;
/** Fields by their bit in a posting of the index (`postings.ts`). A different order needs a new index. */
export const fieldNames = Object.keys(fields) as readonly Field[];

/** The weight of a part by its role. The tiers `full` and `related` (`rank.ts`) need all required parts; the others only raise scores. */
export const roles = {
  /** A spacecraft or celestial body. For things, places and agencies, either all words of the name match or none. */
  thing: { weight: 1.5, isRequired: true },
  place: { weight: 1.2, isRequired: true },
  agency: { weight: 1, isRequired: true },
  method: { weight: 1, isRequired: true },
  /** A thesis, a review: the kind of record, not its subject. */
  document: { weight: 1, isRequired: true },
  institution: { weight: 1.5, isRequired: true },
  person: { weight: 1.8, isRequired: true },
  subject: { weight: 1.5, isRequired: true },
  word: { weight: 1, isRequired: true },
  /** Words that are no topic by themselves: general terms, verbs for what was done with a subject, words that only phrase a question. */
  general: { weight: 0.4, isRequired: false },
  action: { weight: 0.4, isRequired: false },
  plain: { weight: 0.4, isRequired: false },
  request: { weight: 0.15, isRequired: false },
} as const;
/** What a part of a query is: a thing, a person, a subject, a plain word. */
export type Role = keyof typeof roles;

/** Constants of the score. */
export const weights = {
  /** Saturation and length norm of BM25F. */
  k1: 1.5,
  b: 0.5,
  /** Exponent of a part's rarity: 1 uses the full inverse document frequency, 0 ignores it. */
  rare: 0.5,
  /** The weight of a part when no record has it. 1 is the weight of the rarest term. */
  absent: 0.4,
  /** Small bonuses: neighbouring parts near each other; share of the title that the query covers. */
  near: 0.15,
  title: 0.2,
  /** Tie-breaks only. */
  cited: 0.03,
  recent: 0.02,
} as const;

/** Thresholds for listed results (`policy.ts`). */
export const cutoffs = {
  /** Coverage that some record needs. Longer queries need less; `longer` is the exponent of that reduction. */
  cover: 0.4,
  longer: 0.48,
  /**
   * The share of the best coverage that a listed record needs: the first if another record matches all required parts and this one does not,
   * else the second. Matching relies on the second: it leaves out records that cannot reach it.
   */
  share: [0.55, 0.5],
} as const;
