/** Fields of an index by name: the mapping of each, and its value in a document. `unstored` fields are searched and never returned. */
export type Fields<Source> = Readonly<
  Record<string, readonly [mapping: object, value: (source: Source) => unknown, isStored?: 'unstored']>
>;

/** The values of all fields. Undefined ones are missing from the document. */
export const valuesOf = <Source>(fields: Fields<Source>, source: Source): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value(source)]));

const notCounted = { doc_values: false } as const;
/** Types of fields for filters and for sorting or counts, which need doc values. */
export const keyword = { type: 'keyword' } as const;
export const idNumber = { type: 'integer' } as const;
export const short = { type: 'short' } as const;
export const long = { type: 'long' } as const;
export const flag = { type: 'boolean' } as const;
/** Types of fields for filters only, which need neither doc values nor norms. */
export const term = { type: 'keyword', ...notCounted, norms: false } as const;
export const link = { type: 'integer', ...notCounted } as const;
export const mark = { type: 'boolean', ...notCounted } as const;
/** Types of fields for sorting or counts only, which need no index. */
export const counted = { type: 'keyword', index: false } as const;
export const number = { type: 'integer', index: false } as const;
/** Type of term lists, as text joined by blanks, which costs the server less than a list of keywords. Terms have at most 70 characters. */
export const termList = { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false } as const;
/** Type of fields that the server returns as stored, without parsing them. */
export const returned = { type: 'object', enabled: false } as const;
