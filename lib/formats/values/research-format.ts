import type { Author } from '#lib/domain/author.ts';
import type { Research } from '#lib/domain/research.ts';
import type { WriteOptions } from './addresses.ts';

/** A file in three parts: `head`, one piece per record in order (the index is 0-based), `tail`. Their concatenation is the file. */
export interface FormatWriter<T> {
  readonly head: string;
  item(value: T, index: number): string;
  readonly tail: string;
}

/** An export format of publications, for single records, lists and selections. */
export interface ResearchFormat {
  /** The value of `format` in the API; `exports.formats.<name>` in messages is its label. */
  readonly name: string;
  /** In addresses of pages, without a dot. For publications, `json` means CSL-JSON. */
  readonly extension: string;
  /** In file names of the API, where it differs. */
  readonly apiExtension?: string;
  /** The value of `Content-Type`. */
  readonly mediaType: string;
  /** Whether it describes a record in full, so that records link to it (signposting.org). */
  readonly isMetadata: boolean;
  /** Absent from the `Link` header of the API, which has named fewer formats than pages since version 1.0. */
  readonly isUnlinkedInApi?: true;
  /** Whether programs read it rather than people, so that menus have it under “More formats”. */
  readonly isForPrograms?: true;
  /** Whether a record is written in the language of the reader; otherwise in that of the work, which reference managers expect. */
  readonly isForReader: boolean;
  writer(options: WriteOptions): FormatWriter<Research>;
  /** The file of a single record, where the format has no lists. */
  recordWriter?(options: WriteOptions): FormatWriter<Research>;
  /** Of people, for formats that are not only for citations. */
  authorWriter?(options: WriteOptions): FormatWriter<Author>;
}

/** The writer of a JSON list, one line a record. */
export function jsonList<T>(head: string, write: (value: T) => string, tail: string): FormatWriter<T> {
  return { head, item: (value, index) => `${index === 0 ? '\n' : ',\n'}${write(value)}`, tail: `\n${tail}` };
}
