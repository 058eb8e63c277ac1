import type { Localized } from '#lib/domain/text.ts';
import type { SearchSource, TermSource } from '#lib/search/search-source.ts';
import type { NamedInstitution } from './institution-name.ts';

/** SQLite returns at once, a remote index later; `await` handles both. */
export type MaybePromise<T> = T | Promise<T>;

/** Names of one person, as stored. */
export interface PersonNames {
  readonly id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  /** JSON of a `Localized`. */
  readonly affiliation?: string | null;
}

export interface PersonSpellings extends PersonNames {
  /** JSON list. */
  readonly variants: string;
  /** Number of publications. */
  readonly n: number;
}

export interface SignedWork {
  readonly id: number;
  readonly author: number;
  /** 1-based position among the authors. */
  readonly position: number;
}

/** An affiliation as written in one publication, with the people who signed with it. */
export interface SignedAffiliation {
  readonly affiliation: Localized;
  readonly authors: readonly number[];
}

export interface TitleRow {
  readonly id: number;
  readonly title: Localized;
  readonly language: string;
  readonly citations: number | null;
  readonly doi: string | null;
}

/** A name to search for: all of `words`, or by sound one key of each group in `keys`. With both given, either suffices. */
export interface NameQuery {
  readonly words: readonly { readonly text: string; readonly isBeginning: boolean }[];
  readonly keys: readonly (readonly string[])[];
}

/** Look-ups of a store's engine for suggestions and names. Hidden entries are never returned. */
export interface NameIndex {
  /** Runs look-ups of publication terms. May run more than once and must be pure. */
  lookUp<T>(work: (terms: TermSource) => T): MaybePromise<T>;
  /** Ids of the newest publications with a term of each group in the title, newest first. */
  newestTitled(groups: readonly (readonly string[])[], max: number): MaybePromise<readonly number[]>;
  /** Ids of the newest publications with any of the terms, ascending. */
  newestWith(terms: readonly string[], max: number): MaybePromise<readonly number[]>;
  /** Titles of these publications, in any order. */
  titles(ids: readonly number[]): MaybePromise<readonly TitleRow[]>;
  /** Affiliations of these publications, in any order. */
  affiliations(works: readonly number[]): MaybePromise<readonly SignedAffiliation[]>;
  personByOrcid(orcid: string): MaybePromise<number | undefined>;
  /** People, most publications first, then by id. */
  people(query: NameQuery, max: number): MaybePromise<readonly PersonSpellings[]>;
  names(authors: readonly number[]): MaybePromise<ReadonlyMap<number, PersonNames>>;
  institutionNames(institutions: readonly number[]): MaybePromise<readonly NamedInstitution[]>;
}

/** The look-ups of an engine with all records in memory. */
export interface SearchIndex extends NameIndex {
  /** Runs a search over publications; record ordinals are those of `Columns`. May run more than once and must be pure. */
  search<T>(work: (source: SearchSource) => T): MaybePromise<T>;
}

/** Maximum people compared for one name, since phonetic keys are deliberately loose and match many. */
export const candidatesMax = 2000;

/** Every spelling of a person's name. */
export const spellingsOf = ({ name_en, name_ar, variants }: Pick<PersonSpellings, 'name_en' | 'name_ar' | 'variants'>): string[] =>
  [name_en, name_ar, ...(JSON.parse(variants) as string[])].filter((spelling) => spelling !== null);
