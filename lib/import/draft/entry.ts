/** Faults of a record that a splitter detects, before it is parsed. */
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
  | 'long_cell'
  | 'bad_workbook';

/** One record of a file, unparsed. */
export interface Entry {
  /** Index of the record in the file, from 1. */
  readonly number: number;
  /** Line on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** Its size in the file, when not the length of `text`. */
  readonly size?: number;
  /** Set when the record is already broken in the file. */
  readonly fault?: EntryFault;
}

/** An entry of BibTeX with the context it needs from its file. */
export interface BibtexInput extends Entry {
  /** The preceding `@string` definitions that the entry uses. */
  readonly macros: string;
  /** The entries that its `crossref` chain names. */
  readonly parents?: string;
}
