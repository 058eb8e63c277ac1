/** What may be wrong with a record before any of it is understood. */
export type EntryFault =
  | 'unclosed_entry'
  | 'bad_entry'
  | 'bad_row'
  | 'open_quote'
  | 'bad_xml'
  | 'bad_marc'
  | 'marc8'
  | 'bad_encoding'
  | 'too_long'
  | 'too_deep'
  | 'too_large'
  | 'bad_workbook';

/** One record as it stands in a file, not yet understood. */
export interface Entry {
  /** Place of the record in the file, from 1. */
  readonly number: number;
  /** Line on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** How much of the file it takes, where that is not the length of `text`. */
  readonly size?: number;
  /** It is broken already in the file. */
  readonly fault?: EntryFault;
}

/** An entry of BibTeX with what it needs of the rest of its file. */
export interface BibtexEntry extends Entry {
  /** The `@string` definitions before it that it uses. */
  readonly macros: string;
  /** The entries that it refers to with `crossref`, and those that they refer to. */
  readonly parents?: string;
}
