import type { Identifier } from '#lib/text/query/identifier.ts';

/** Records that have a term: their ordinals, ascending but for records that were changed since; what they weigh there by BM25F; and in which fields, as bits. */
export interface Postings {
  readonly docs: Int32Array;
  readonly weights: Float32Array;
  readonly fields: Uint8Array;
}

/** What ranking needs of every record, by its ordinal. */
export interface RecordColumns {
  readonly size: number;
  /** 0 where unknown. */
  readonly year: ArrayLike<number>;
  readonly citations: ArrayLike<number>;
  readonly language: ArrayLike<number>;
  readonly languages: readonly string[];
  /** The number under which the index knows the record. */
  readonly number: ArrayLike<number>;
  /** Six for each record, as `lengthCode` writes them: words of title, keywords, abstract and venue, then of the English and the Arabic title those that say something. */
  readonly lengths: Uint8Array;
}

/** How surely and how prominently somebody signed a record, 0…1, and the ordinal among its authors. */
export interface Signature {
  readonly worth: number;
  readonly author: number;
}

/** Places of a term: words of the first title stand from 0 on, each further text far behind; of names the ordinals of authors. */
export type Places = ReadonlyMap<number, readonly number[]>;

/** The same of many records, side by side: those of the first are `places[starts[0] … starts[1])`. */
export interface PlaceLists {
  readonly docs: Int32Array;
  readonly starts: Int32Array;
  readonly places: Int32Array;
}

/** Somebody, or several of one name, and what they signed. */
export interface Entity {
  /** Ids, each with how surely it is meant, 0…1. */
  readonly people: ReadonlyMap<number, number>;
  /** Publications that they signed. */
  readonly size: number;
  /** These publications by ordinal; none where the records are elsewhere. */
  readonly signed: ReadonlyMap<number, Signature>;
}

/**
 * What understanding a query asks of an index: nothing here reads a list of records. Terms begin with a letter for their kind: `w` a word, `s` its stem outside, `x` inside the name of a concept,
 * `c_` a concept, `nc_` a concept that the text names a kind of, `p` part of a person's name, `q` the sound of one with the part behind it, `i` an identifier or an
 * institution, `f` a word of an affiliation, `y` a year, `k_` a keyword as a whole.
 */
export interface TermSource {
  /** How many records have a term, about; cheaper than its postings. */
  count(term: string): number;
  /** Whether a record has one term of each group. */
  hasTogether(groups: readonly (readonly string[])[]): boolean;
  /** Whether stems are side by side in a record. */
  hasPhrase(stems: readonly string[]): boolean;
  /** The commonest terms that begin so. */
  termsBeginning(beginning: string, most: number): readonly string[];
  /** Whoever is of this name, in any spelling. */
  peopleNamed(name: string): Entity;
  /** Latin words of texts and names that a pattern describes, one a line. */
  latinWords(pattern: RegExp, most: number): readonly string[];
  isSpelled(word: string): boolean;
  nearestSpelling(word: string): string | undefined;
}

/** What the engine asks of an index that it has at hand. */
export interface SearchSource extends TermSource {
  readonly columns: RecordColumns;
  /** Called before each query: evicts decoded terms beyond the size of the cache, which a query may exceed. */
  beginQuery(): void;
  postings(term: string): Postings | undefined;
  /** Where a term stands in these records. */
  places(term: string, docs: readonly number[]): Places;
  placeLists(term: string, docs: ArrayLike<number>): PlaceLists;
  /** Records that an identifier names, whole. */
  identified(identifier: Identifier): readonly number[];
}

/** How many records of the whole collection have terms: by this the rarity of parts and ways is judged, wherever the records are that are ranked. */
export interface Statistics {
  /** Records of the collection. */
  readonly size: number;
  count(term: string): number;
  /** The same, about. */
  about(term: string): number;
  /** Records that have any of some terms. */
  countAny(terms: readonly string[]): number;
  /** Records that have a term of each group. */
  countAll(groups: readonly (readonly string[])[]): number;
}
