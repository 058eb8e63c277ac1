import type { Localized } from '#lib/domain/text.ts';
import type { SearchSource, TermSource } from '#lib/search/search-source.ts';
import type { NamedInstitution } from '#lib/service/store/institutions/institution-name.ts';

/** At once, or later: SQLite answers where it stands, another index over a connection. `await` takes both. */
export type Answer<T> = T | Promise<T>;

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
  /** Publications. */
  readonly n: number;
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

/** Who is asked for: by words of a name, all of them, or by how it is spoken, one key of each group; where both are given, either. */
export interface NameAsked {
  readonly words: readonly { readonly text: string; readonly isBeginning: boolean }[];
  readonly keys: readonly (readonly string[])[];
}

/** What suggesting and naming ask of a store's engine. Hidden entries are in no answer. */
export interface NameIndex {
  /** Runs what looks up terms of publications. It may run more than once and must be pure. */
  lookUp<T>(work: (terms: TermSource) => T): Answer<T>;
  /** Ids of the newest publications that have in a title a term of each group, the newest first. */
  newestTitled(groups: readonly (readonly string[])[], most: number): Answer<readonly number[]>;
  /** Ids of the newest publications that have any of some terms, ascending. */
  newestWith(terms: readonly string[], most: number): Answer<readonly number[]>;
  /** Titles of these publications, in any order. */
  titles(ids: readonly number[]): Answer<readonly TitleRow[]>;
  /** What these people signed, and where their names stand first in it. */
  signedBy(authors: readonly number[]): Answer<readonly Signed[]>;
  /** The affiliations that these publications were signed with, in any order. */
  affiliations(works: readonly number[]): Answer<readonly SignedAffiliation[]>;
  personByOrcid(orcid: string): Answer<number | undefined>;
  /** People, those with most publications first, then by id. */
  people(asked: NameAsked, most: number): Answer<readonly PersonSpellings[]>;
  names(authors: readonly number[]): Answer<ReadonlyMap<number, PersonNames>>;
  institutionNames(institutions: readonly number[]): Answer<readonly NamedInstitution[]>;
}

/** The same of an engine that has all records at hand. */
export interface SearchIndex extends NameIndex {
  /** Runs what asks the index of publications, in which a record's ordinal is its ordinal in `Columns`. It may run more than once and must be pure. */
  search<T>(work: (source: SearchSource) => T): Answer<T>;
}

/** So many people at the most are looked at for one name: a key is loose on purpose. */
export const candidatesMax = 2000;

/** Every spelling of a person's name. */
export const spellingsOf = ({ name_en, name_ar, variants }: PersonSpellings): string[] =>
  [name_en, name_ar, ...(JSON.parse(variants) as string[])].filter((spelling) => spelling !== null);
