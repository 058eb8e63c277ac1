/** One record as it stands in a file, not yet understood. */
export interface Entry {
  /** Place of the record in the file, from 1. */
  readonly number: number;
  /** Line on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** The splitter found that it is broken. */
  readonly fault?: 'unclosed_entry' | 'bad_entry' | 'bad_row' | 'bad_xml';
}
