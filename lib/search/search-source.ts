/** Records that have a term, in ascending order, and how often in each field, field by field for one record after the other. */
export interface Postings {
  readonly docs: readonly number[];
  readonly counts: readonly number[];
}

/** What ranking needs of a record beside its postings. */
export interface Doc {
  readonly year: number;
  readonly citations: number;
  readonly isArabic: boolean;
  /** Length of each field as a share of the mean. */
  readonly lengths: readonly number[];
  /** Places of stems and concepts; titles, keywords and abstracts lie far apart. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Titles as lists of the terms of each word. */
  readonly titles: readonly (readonly (readonly string[])[])[];
  /** Parts of the name of each author. */
  readonly authors: readonly ReadonlySet<string>[];
}

/** Places below this are of titles and keywords. */
export const abstractFrom = 100_000;

/**
 * What the engine asks of an index. Terms begin with a letter for their kind: `w` a word, `s` its stem outside, `x` inside the name of a concept,
 * `c_` a concept, `nc_` a concept that the text names a kind of, `p` part of a person's name, `i` an identifier or an institution, `f` a word of an
 * affiliation, `y` a year; keyword tokens have their own form.
 */
export interface SearchSource {
  readonly size: number;
  postings(term: string): Postings | undefined;
  doc(doc: number): Doc;
  /** Records signed by somebody of this name, in any spelling, with how surely and how prominently: 0…1. */
  peopleNamed(name: string): ReadonlyMap<number, number>;
  /** Parts of names with a skeleton key. */
  namesOf(key: string): Iterable<string>;
  /** Words of the texts that begin so, and institutions. */
  wordsBeginning(beginning: string, most: number): readonly string[];
  institutionsBeginning(beginning: string, most: number): readonly string[];
  /** Latin words of texts and names that a pattern describes, one a line. */
  latinWords(pattern: RegExp, most: number): readonly string[];
  isSpelled(word: string): boolean;
  nearestSpelling(word: string): string | undefined;
}
