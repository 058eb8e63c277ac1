import type { Row } from '#lib/client/reader/row.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Members } from './names.ts';

export type ValueKind =
  | 'id'
  | 'lookupId'
  | 'text'
  | 'prose'
  | 'name'
  | 'line'
  | 'word'
  | 'markup'
  | 'integer'
  | 'count'
  | 'flag'
  | 'year'
  | 'date'
  | 'moment'
  | 'doi'
  | 'orcid'
  | 'url'
  | 'country'
  | 'language'
  | 'strings'
  | 'ref'
  | 'refs'
  | 'authors'
  | 'venue'
  | 'highlights'
  | 'notices'
  | 'versions'
  | 'references'
  | 'citationsFrom'
  | 'textOrigins'
  | 'reason'
  | 'rows';

/** One line of a table: what a value is, and the folded names under which services give it, in order of priority. */
export interface Rule {
  readonly as: ValueKind;
  readonly from: readonly string[];
  /** Members beside it that hold ids or names of a reference. */
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
}

export type Table = Readonly<Record<string, Rule>>;

/** What reading needs to know besides the row. */
export interface ReadContext {
  readonly language: Language;
  /** Relative addresses are resolved against it; without it they are dropped. */
  readonly baseUrl?: string;
  /** Where a profile says a field is: canonical name → dotted path in the row. */
  readonly paths?: Readonly<Record<string, string>>;
}

/** The engine, as the kinds that read nested objects are handed it. */
export type ReadFields = <T>(source: Members, table: Table, context: ReadContext) => Partial<T>;

/** How one kind of value is read. Undefined is absent. */
export type ReadValue = (row: Row, rule: Rule, context: ReadContext, readFields: ReadFields) => unknown;
