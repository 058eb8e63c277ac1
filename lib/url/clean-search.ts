import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';
import { decode, encode, type Table, withCurrentNames } from './table/table.ts';

/** Parameter names of other systems, with ours. Each applies if our name is absent from the address. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  q: ['keyword'],
  query: ['keyword'],
  search: ['keyword'],
  page: ['pageIndex'],
  per_page: ['pageSize'],
  perpage: ['pageSize'],
  size: ['pageSize'],
  year: ['fromYear', 'toYear'],
};

/** The parameter names of other systems that a list understands. */
export const otherNamesOf = <T>(table: Table<T>): readonly string[] =>
  Object.keys(otherNames).filter((other) => otherNames[other]?.some((name) => name in table));

/** A value of an address that its parameter does not accept, so that it is ignored. */
export interface IgnoredPart {
  readonly name: string;
  readonly value: string;
}

/** The ignored parts of an address, for a notice to the reader. */
export function ignoredParts<T>(table: Table<T>, raw: RawSearchParams): readonly IgnoredPart[] {
  const values = withCurrentNames(table, readSearchParams(raw));
  return names(table).flatMap((name) =>
    table[name].unused(values.get(name.toLowerCase()) ?? []).map((value): IgnoredPart => ({ name, value })),
  );
}

/** The canonical form of a query string. Unusable values and unknown parameters stay; empty form fields are removed. */
export const cleanSearch = <T>(table: Table<T>, raw: RawSearchParams): string =>
  formSearch(table, withTableNames(table, withCurrentNames(table, readSearchParams(raw))));

/** The canonical query string of a form of ours, which has no names of other systems: a browser needs no table of them. */
export function formSearch<T>(table: Table<T>, values: ReadonlyMap<string, readonly string[]>): string {
  const canonical = new URLSearchParams(encode(table, decode(table, asRecord(values))));
  for (const name of names(table)) {
    const sentValues = values.get(name.toLowerCase()) ?? [];
    if (table[name].unused(sentValues).length === 0) continue;
    canonical.delete(name);
    for (const value of table[name].isRepeated ? sentValues : [sentValues.join(',').trim()]) canonical.append(name, value);
  }
  const tableNames = new Set(names(table).map((name) => name.toLowerCase()));
  for (const [name, sentValues] of values) if (!tableNames.has(name)) for (const value of sentValues) canonical.append(name, value);
  return canonical.toString().replaceAll('%2C', ',');
}

/** The query to redirect to, if a form without scripts, an older version or another system has built it; undefined if it needs no change. */
export function movedSearch<T>(table: Table<T>, raw: RawSearchParams): string | undefined {
  const values = readSearchParams(raw);
  const tableValues = names(table).map((name) => [name, values.get(name.toLowerCase())] as const);
  const isOfForm = tableValues.some(
    ([name, sentValues]) =>
      sentValues &&
      ((sentValues.length > 1 && !table[name].isRepeated) || sentValues.includes('') || (name === 'searchIn' && sentValues[0] === 'all')),
  );
  const isOther = Object.keys(otherNames).some((name) => values.has(name) && targetsOf(table, values, name).length > 0);
  return isOfForm || hasFormerName(table, values) || isOther ? cleanSearch(table, raw) : undefined;
}

/** The query to redirect to, if it has a former name of a parameter; undefined if it needs no change. */
export function renamedSearch<T>(table: Table<T>, raw: RawSearchParams): string | undefined {
  return hasFormerName(table, readSearchParams(raw)) ? cleanSearch(table, raw) : undefined;
}

function hasFormerName<T>(table: Table<T>, values: ReadonlyMap<string, readonly string[]>): boolean {
  return names(table).some((name) => values.has(table[name].formerName?.toLowerCase() ?? ''));
}

function withTableNames<T>(table: Table<T>, values: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const result = new Map(values);
  for (const other of Object.keys(otherNames)) {
    const sentValues = values.get(other);
    const targets = sentValues ? targetsOf(table, values, other) : [];
    if (sentValues && targets.length > 0) {
      result.delete(other);
      for (const name of targets) result.set(name.toLowerCase(), sentValues);
    }
  }
  return result;
}

/** The table's names for a parameter name of another system, except those that are already in the address. */
function targetsOf<T>(table: Table<T>, values: ReadonlyMap<string, readonly string[]>, other: string): readonly string[] {
  return (otherNames[other] ?? []).filter((name) => name in table && !values.has(name.toLowerCase()));
}

const names = <T>(table: Table<T>) => Object.keys(table) as (keyof T & string)[];

const asRecord = (values: ReadonlyMap<string, readonly string[]>): RawSearchParams => Object.fromEntries(values);
