import { type RawSearchParams, readSearchParams } from './search-params.ts';
import { decode, encode, type Table } from './table/table.ts';

/** Names that other systems, and guesses, have for ours; each gives its value where ours is not in the address. */
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

/** One value of an address that means nothing there and is left out. */
export interface UnusedPart {
  readonly name: string;
  readonly value: string;
}

/** What of an address is left out, so that it can be said. */
export function unusedParts<T>(table: Table<T>, raw: RawSearchParams): readonly UnusedPart[] {
  const values = readSearchParams(raw);
  return names(table).flatMap((name) =>
    table[name].unused(values.get(name.toLowerCase()) ?? []).map((value): UnusedPart => ({ name, value })),
  );
}

/**
 * The canonical form of a query string, with what cannot be used left as it was given, for the page to say so, and what is none of ours kept. A form sends
 * every field it has, the empty ones too.
 */
export function cleanSearch<T>(table: Table<T>, raw: RawSearchParams): string {
  const values = renamed(table, readSearchParams(raw));
  const known = new URLSearchParams(encode(table, decode(table, asRecord(values))));
  for (const name of names(table)) {
    const given = values.get(name.toLowerCase()) ?? [];
    if (table[name].unused(given).length === 0) continue;
    known.delete(name);
    for (const value of table[name].isRepeated ? given : [given.join(',').trim()]) known.append(name, value);
  }
  const own = new Set(names(table).map((name) => name.toLowerCase()));
  for (const [name, given] of values) if (!own.has(name)) for (const value of given) known.append(name, value);
  return known.toString().replaceAll('%2C', ',');
}

/**
 * Where an address should be instead: one that a form without scripts made (empty fields, the same name several times, a choice left as it was) or one with names
 * of somebody else's. Another order or a page that is named though it is the first is nobody's mistake. Undefined where the address can stay.
 */
export function movedSearch<T>(table: Table<T>, raw: RawSearchParams): string | undefined {
  const values = readSearchParams(raw);
  const own = names(table).map((name) => [name, values.get(name.toLowerCase())] as const);
  const isOfForm = own.some(
    ([name, given]) =>
      given && ((given.length > 1 && !table[name].isRepeated) || given.includes('') || (name === 'searchIn' && given[0] === 'all')),
  );
  const isOther = Object.keys(otherNames).some((name) => values.has(name) && meantBy(table, values, name).length > 0);
  return isOfForm || isOther ? cleanSearch(table, raw) : undefined;
}

function renamed<T>(table: Table<T>, values: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const all = new Map(values);
  for (const other of Object.keys(otherNames)) {
    const given = values.get(other);
    const meant = given ? meantBy(table, values, other) : [];
    if (given && meant.length > 0) {
      all.delete(other);
      for (const name of meant) all.set(name.toLowerCase(), given);
    }
  }
  return all;
}

/** The names of this table that another name stands for, without those that the address has itself. */
function meantBy<T>(table: Table<T>, values: ReadonlyMap<string, readonly string[]>, other: string): readonly string[] {
  return (otherNames[other] ?? []).filter((name) => name in table && !values.has(name.toLowerCase()));
}

const names = <T>(table: Table<T>) => Object.keys(table) as (keyof T & string)[];

const asRecord = (values: ReadonlyMap<string, readonly string[]>): RawSearchParams => Object.fromEntries(values);
