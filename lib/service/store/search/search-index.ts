import type { Localized } from '#lib/domain/text.ts';

/** At once, or later: SQLite answers where it stands, PostgreSQL over a connection. `await` takes both. */
export type Answer<T> = T | Promise<T>;

export interface ScoredId {
  readonly id: number;
  readonly score: number;
}

/** Names of one person, as stored. */
export interface PersonNames {
  readonly id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  /** JSON of a `Localized`; of people alone. */
  readonly affiliation?: string | null;
}

export interface PersonSpellings extends PersonNames {
  /** JSON list. */
  readonly variants: string;
}

export interface Signed {
  readonly id: number;
  readonly author: number;
  /** 1-based place among the authors. */
  readonly place: number;
}

/** An affiliation as it was signed with, and by whom: a person once for each of the publications. */
export interface SignedAffiliation {
  readonly affiliation: Localized;
  readonly authors: readonly number[];
}

export interface TitleRow {
  readonly id: number;
  readonly title: Localized;
  readonly language: string;
  readonly citations: number | null;
}

/**
 * What the rules of searching ask of a store's engine. The rules are shared, so that every store understands, ranks, repairs and suggests alike.
 *
 * An expression is written in the syntax of FTS5 over columns that hold tokens of `lib/text`: of publications `title title_stem body body_stem
 * people concept identifier`, of people `name keys`. Ids are in ascending order unless said otherwise; hidden entries are in no answer.
 */
export interface SearchIndex {
  /** Publications that meet an expression. */
  find(expression: string): Answer<readonly number[]>;
  /** The same with their bm25 over `columnWeights`, larger for the better ones. */
  scores(expression: string): Answer<Iterable<ScoredId>>;
  /** Those of the expressions that at most so many publications meet; what it costs is bounded by that number. */
  rarer(expressions: readonly string[], most: number): Answer<readonly string[]>;
  titles(ids: readonly number[]): Answer<ReadonlyMap<number, Localized>>;
  /** The newest publications that meet an expression, newest first. */
  newestTitles(expression: string, most: number): Answer<readonly TitleRow[]>;
  /** Publications with a DOI, with an identity (`arxiv:…`), or with an id of ours; merged ones under the id they lead to. */
  worksByDoi(doi: string): Answer<readonly number[]>;
  worksByIdentity(identity: string): Answer<readonly number[]>;
  worksById(id: number): Answer<readonly number[]>;
  /** What these people signed, and where their names stand first in it. */
  signedBy(authors: readonly number[]): Answer<readonly Signed[]>;
  /** The affiliations that these publications were signed with, in any order. */
  affiliations(works: readonly number[]): Answer<readonly SignedAffiliation[]>;
  personByOrcid(orcid: string): Answer<number | undefined>;
  /** People who meet an expression, those with most publications first, then by id. */
  people(expression: string, most: number): Answer<readonly PersonSpellings[]>;
  names(authors: readonly number[]): Answer<ReadonlyMap<number, PersonNames>>;
  institutionNames(institutions: readonly number[]): Answer<ReadonlyMap<number, PersonNames>>;
  /** Those of the words that occur in names of signatories, or anywhere in the texts or as their stems. */
  knownWords(words: readonly string[], where: WordSource): Answer<ReadonlySet<string>>;
  /** The commonest words with the number of publications that have them; without sound keys. */
  commonWords(where: WordSource, most: number): Answer<Iterable<readonly [word: string, count: number]>>;
  /** How many publications bear each of the subjects; those without any are left out. */
  subjectCounts(concepts: readonly string[]): Answer<ReadonlyMap<string, number>>;
  /** Changes exactly when the data changes. */
  version(): Answer<string>;
}

/** Where a word may be from: the texts of publications, or the names of people. */
export type WordSource = 'texts' | 'people';

/** Weights of the columns in bm25; how they were found stands in docs/search.md. */
export const columnWeights = {
  title: 1,
  title_stem: 4,
  body: 0.2,
  body_stem: 1,
  people: 3,
  concept: 1.5,
  identifier: 6,
} as const;
