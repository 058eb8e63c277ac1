/**
 * Everything the engine weighs, in one table. Closeness, fields and roles are textbook values: fitting them to judged queries brought nothing
 * on queries they were not fitted to. Only the cuts are fitted, on the split `development`.
 */

/**
 * The ways one part of a query can be met, each with how close that is to what was asked: 1 is the thing itself, and nothing is closer.
 * What should count more than the rest of a record is a matter of `fields`, what counts more of a query one of `roles`.
 */
export const closeness = {
  /** The word as it is written, the subject under any of its names, the name of somebody who signed, an identifier. */
  exact: 1,
  /** The words of a name side by side, as they were typed. */
  phrase: 1,
  concept: 1,
  person: 1,
  institution: 1,
  identifier: 1,
  /** A keyword of the record that has the words of the query. What keywords count beside other texts says `fields.keyword`. */
  keyword: 1,
  /** Another form of the word; Arabic stems merge more words that differ in meaning than English ones. */
  stem: 0.9,
  stemArabic: 0.8,
  /** A kind of the subject. */
  narrower: 0.85,
  /** All words of the subject's name close to one another, but not as the name. */
  words: 0.8,
  year: 0.8,
  /** Another reading of the word: dialect, transliteration, spelling of a foreign name. */
  reading: 0.8,
  translit: 0.8,
  /** What the word was translated by in texts that are the same in both languages. */
  translated: 0.75,
  /** What the process that is asked for leads to: stars die as supernovae. */
  process: 0.7,
  /** A name in another spelling, of a word that no text has. */
  nameKey: 0.7,
  prefix: 0.6,
  /** The word behind a particle that its stem keeps, because no list has the word: «بدمج» of «دمج». */
  attached: 0.6,
  /** What the vocabulary says stands closest. */
  related: 0.6,
  /** The word inside the name of something else. */
  inside: 0.5,
  /** All words of the name, far apart, and some of them. */
  scattered: 0.45,
  some: 0.4,
  /** A name that merely sounds like a word that texts do have. */
  nameSound: 0.3,
  area: 0.25,
  wider: 0.2,
} as const;
export type WayType = keyof typeof closeness;

/** Those that say a record has what was asked for. */
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
  'translit',
  'translated',
  'process',
  'nameKey',
  'prefix',
  'attached',
]);

/** Those that say a record is of the same field, and no more. */
export const loose: ReadonlySet<WayType> = new Set<WayType>(['wider', 'area', 'scattered', 'some', 'inside', 'nameSound']);

/** Where a term stands in a record, and what it weighs there: BM25F with one length norm. */
export const fields = { title: 4, keyword: 2.5, abstract: 1, venue: 0.5, people: 3, mark: 1.5 } as const;
export type Field = keyof typeof fields;
export const fieldNames = Object.keys(fields) as readonly Field[];

/** What a part is for in the query. A required part has to be met by a record in the first tiers; the others only boost. */
export const roles = {
  /** A spacecraft, a body, an agency: met as a whole or not at all. */
  thing: { weight: 1.5, isRequired: true },
  place: { weight: 1.2, isRequired: true },
  agency: { weight: 1, isRequired: true },
  method: { weight: 1, isRequired: true },
  /** A thesis, a review: what a record is, beside what it is about. */
  document: { weight: 1, isRequired: true },
  institution: { weight: 1.5, isRequired: true },
  person: { weight: 1.8, isRequired: true },
  subject: { weight: 1.5, isRequired: true },
  word: { weight: 1, isRequired: true },
  /** A word of English that no name of the vocabulary has. */
  prose: { weight: 0.6, isRequired: true },
  /** Words of the whole field, what was done with a subject, words of asking. */
  general: { weight: 0.4, isRequired: false },
  deed: { weight: 0.4, isRequired: false },
  plain: { weight: 0.4, isRequired: false },
  request: { weight: 0.15, isRequired: false },
} as const;
export type Role = keyof typeof roles;

export const weights = {
  /** Saturation and length norm of BM25F. */
  k1: 1.5,
  b: 0.5,
  /** How much the rarity of a part counts: 1 as idf, 0 not at all. */
  rare: 0.5,
  /** How much the rarity of the alternative that is met counts beside that of its part. */
  rarity: 0.7,
  /** What a part counts that no record has, nor anything close to it, as a share of the greatest idf. */
  absent: 0.4,
  /** Small terms beside the evidence: neighbouring parts that stand close, that are names of one author, share of the title asked for. */
  near: 0.15,
  author: 0.3,
  title: 0.2,
  /** Tie-breaks and no more. */
  language: 0.03,
  cited: 0.03,
  recent: 0.02,
} as const;

/** What is shown of what was found. */
export const cuts = {
  /** What a loosely met part counts for being answered at all. */
  loose: 0.3,
  /** Coverage that the best three have to have between them, of a longer query less. */
  cover: 0.4,
  longer: 0.48,
  /** Shares of the best score and coverage. */
  score: 0.183,
  share: 0.333,
  /** The same of what is in a lower tier than the best. */
  behind: 0.3,
} as const;
