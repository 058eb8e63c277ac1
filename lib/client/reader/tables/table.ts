import type { Row } from '#lib/client/reader/row.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Members } from './names.ts';

/** The kinds of values in a record; `value-kinds.ts` has a reader of each. */
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

/** One rule of a table: the kind of a value, and its folded member names in order of priority. */
export interface Rule {
  readonly as: ValueKind;
  readonly from: readonly string[];
  /** Sibling members with ids or names of a reference. */
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
}

export type Table = Readonly<Record<string, Rule>>;

/** What reading depends on besides the row. */
export interface ReadContext {
  readonly language: Language;
  /** Base of relative URLs, which are dropped without it. */
  readonly baseUrl?: string;
  /** The profile's paths: canonical name → dotted path in the row. */
  readonly paths?: Readonly<Record<string, string>>;
}

/** The reader of nested objects, passed to value kinds. */
export type ReadFields = <T>(source: Members, table: Table, context: ReadContext) => Partial<T>;

/** Reads one kind of value; undefined if it is absent. */
export type ReadValue = (row: Row, rule: Rule, context: ReadContext, readFields: ReadFields) => unknown;
