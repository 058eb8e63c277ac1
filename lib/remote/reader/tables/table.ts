import type { Language } from '#lib/languages/languages.ts';
import { type Members, namesIn } from './names.ts';
import type { Row } from './row.ts';

type WordKind = 'id' | 'lookupId' | 'word' | 'doi' | 'orcid' | 'url' | 'country' | 'language';
type TextKind = 'text' | 'prose' | 'name' | 'line' | 'markup' | 'strings';
type FigureKind = 'integer' | 'count' | 'flag' | 'year' | 'date' | 'moment';
type ObjectKind = 'ref' | 'refs' | 'authors' | 'venue' | 'rows';
/** Objects that only services which run Madar return. */
type MadarKind = 'highlights' | 'notices' | 'versions' | 'references' | 'citationsFrom' | 'textOrigins' | 'reason';

/** The kinds of values in a record; `value-kinds.ts` has a reader of each. */
export type FieldValueKind = WordKind | TextKind | FigureKind | ObjectKind | MadarKind;

/** How to read one field: the kind of value, and its member names by priority, normalised with `foldName`. */
export interface Rule {
  readonly as: FieldValueKind;
  readonly from: readonly string[];
  /** For the kinds `ref` and `refs`: members of the same row with ids or names. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

/** Creates a rule from texts of names separated by blanks. */
export const rule = (as: FieldValueKind, from: string, ids = '', names = ''): Rule => ({
  as,
  from: namesIn(from),
  ids: namesIn(ids),
  names: namesIn(names),
});

/** All names that a rule accepts. */
export const namesOfRule = ({ from, ids, names }: Rule): readonly string[] => [...from, ...ids, ...names];

export type FieldTable = Readonly<Record<string, Rule>>;

/** Settings for reading a row. */
export interface ReadContext {
  readonly language: Language;
  /** Base for relative URLs. Without it, they are dropped. */
  readonly baseUrl?: string;
  /** From the profile: field name to the dotted path of its value in the row. */
  readonly paths?: Readonly<Record<string, string>>;
}

/** Reads a nested object by a table. Passed as an argument to avoid an import cycle. */
export type ReadFields = <T>(source: Members, table: FieldTable, context: ReadContext) => Partial<T>;

/** Reads one kind of value; undefined if it is absent. */
export type ReadValue = (row: Row, rule: Rule, context: ReadContext, readFields: ReadFields) => unknown;
