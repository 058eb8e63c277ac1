import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Text } from '#lib/domain/text.ts';
import type { ResearchRowData } from './research-answer.ts';

/** A term of the dictionary with its first publications. */
export interface TermAnswer {
  readonly term: DictionaryTerm;
  /** The publications that match the term's name best; `count` is the number of all matches. */
  readonly records: readonly ResearchRowData[];
  readonly count: number | undefined;
}

export interface TermRowData {
  readonly term: DictionaryTerm;
  /** Number of publications that match the preferred name; undefined if they were not counted. */
  readonly count: number | undefined;
}

/** One page of the dictionary. */
export interface TermList {
  readonly rows: readonly TermRowData[];
  readonly total: number;
  readonly pages: number;
  /** The term whose name equals the searched text, with its publications; on the first page only. */
  readonly exactMatch: TermAnswer | undefined;
}

/** A term with the address of its page. */
export interface LinkedTerm {
  readonly term: DictionaryTerm;
  readonly href: string;
  /** The name of an area, which may differ from that of its subject. */
  readonly name?: Text;
}

/** The terms to which a term is related. */
export interface TermRelations {
  readonly areas: readonly LinkedTerm[];
  readonly broader: readonly LinkedTerm[];
  readonly narrower: readonly LinkedTerm[];
  readonly related: readonly LinkedTerm[];
  /** The way down to the term. */
  readonly trail: readonly LinkedTerm[];
}
