import type { Identifier } from '#lib/text/query/identifier.ts';
import type { RecordSet } from './scratch.ts';

/** Records with a term: ordinals, BM25F weights and field bits. Ordinals ascend, except for records changed since the index was built. */
export interface Postings {
  readonly docs: Int32Array;
  readonly weights: Float32Array;
  readonly fields: Uint8Array;
}

/** What ranking needs of every record, by ordinal. */
export interface RecordColumns {
  readonly size: number;
  /** 0 where unknown. */
  readonly year: ArrayLike<number>;
  readonly citations: ArrayLike<number>;
  /** The record's number in the index, or -1. */
  readonly number: ArrayLike<number>;
  /** Six codes per record (`lengthCode`): words of title, keywords, abstract and venue, then content words of the English and the Arabic title. */
  readonly lengths: Uint8Array;
}

/**
 * An author of a record who matches a name. `worth` (0…1) is the probability that this author is meant, times the weight of the author's
 * position; `author` is the index in the author list.
 */
export interface PersonMatch {
  readonly worth: number;
  readonly author: number;
}

/** Positions of a term by record: words count from the first position of their text (`firstPosition`); for names, indexes of authors. */
export type Positions = ReadonlyMap<number, readonly number[]>;

/** Positions of a term in many records, in parallel lists: those of the first record are `positions[starts[0] … starts[1])`. */
export interface PositionLists {
  readonly docs: Int32Array;
  readonly starts: Int32Array;
  readonly positions: Int32Array;
}

/** One person, or several of one name, with their authorships. */
export interface Entity {
  /** Ids with the probability that each is meant, 0…1. */
  readonly people: ReadonlyMap<number, number>;
  /** Number of works by these people. */
  readonly size: number;
  /** Authorships by ordinal of the record; empty when this index does not have the records. */
  readonly signed: ReadonlyMap<number, PersonMatch>;
}

/**
 * The look-ups that query parsing needs; none returns postings. The first letter of a term is its kind: `w` a word, `s` its stem,
 * `c_` a concept, `nc_` a concept with a narrower one in the text, `p` a part of a person's
 * name, `q` the sound of one, followed by the part, `i` an identifier or institution, `f` a word of an affiliation, `y` a year, `k_` a
 * keyword.
 */
export interface TermSource {
  /** Approximate number of records with a term; cheaper than its postings. */
  count(term: string): number;
  /** Whether some record has at least one term of every group. */
  hasTogether(groups: readonly (readonly string[])[]): boolean;
  /** Whether some record has the stems next to each other. */
  hasPhrase(stems: readonly string[]): boolean;
  /** The most frequent terms with this prefix, at most `limit`. */
  termsBeginning(beginning: string, limit: number): readonly string[];
  /** People with this name, in any spelling. */
  peopleNamed(name: string): Entity;
  /** Latin words of texts and names that match `pattern` as a whole, at most `limit`. */
  latinWords(pattern: RegExp, limit: number): readonly string[];
  isSpelled(word: string): boolean;
  /** The likeliest other word within one or two typos. */
  nearestSpelling(word: string): string | undefined;
}

/** What ranking needs of an index that is in this process. */
export interface SearchSource extends TermSource {
  readonly columns: RecordColumns;
  /** Called before each query. If the last query made the cache of decoded terms too large, evicts some of them. */
  beginQuery(): void;
  postings(term: string): Postings | undefined;
  /** Positions of a term in the given records. */
  positions(term: string, docs: readonly number[]): Positions;
  positionLists(term: string, docs: ArrayLike<number>): PositionLists;
  /** Records in which the stems are adjacent. The set is cached and must not be changed. */
  phraseRecords(stems: readonly string[]): RecordSet;
  /** Ordinals of the records with this identifier, compared as a whole. */
  identified(identifier: Identifier): readonly number[];
}

/** Numbers of records in the whole collection. They determine rarity, even where only some of its records are ranked. */
export interface Statistics {
  /** Records of the collection. */
  readonly size: number;
  count(term: string): number;
  /** Number of records with any of the terms. */
  countAny(terms: readonly string[]): number;
  /** Number of records with at least one term of every group. */
  countAll(groups: readonly (readonly string[])[]): number;
}
