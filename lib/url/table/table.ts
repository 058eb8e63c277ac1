import type { Loose } from '#lib/base/without-undefined.ts';
import type { Codec } from './codec.ts';
import { type RawSearchParams, readSearchParams } from './search-params.ts';

/** The parameters of a kind of query, each with its codec. */
export type Table<T> = { readonly [Name in keyof T]-?: Codec<T[Name]> };

/** Members of a query to replace; undefined removes a member. */
export type QueryChange<T> = Partial<Loose<T>>;

/**
 * A query from the address bar; never throws, a bad value becomes the default. Laws: `decode(encode(q)) = q`; the default encodes to
 * nothing.
 */
export function decode<T>(table: Table<T>, raw: RawSearchParams): T {
  const values = withCurrentNames(table, readSearchParams(raw));
  const entries = Object.entries<Codec<unknown>>(table as never).map(([name, codec]) => [
    name,
    codec.decode(values.get(name.toLowerCase()) ?? []),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
}

/** The canonical query string without `?`; commas between ids stay readable. */
export function encode<T>(table: Table<T>, query: T): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(table) as (keyof T & string)[])
    for (const value of query[name] === undefined ? [] : table[name].encode(query[name])) params.append(name, value);
  return params.size === 0 ? '' : params.toString().replaceAll('%2C', ',');
}

/** The values of an address under the current names of its parameters; of a parameter sent under both, the current name's. */
export function withCurrentNames<T>(
  table: Table<T>,
  values: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const current = new Map(values);
  for (const [name, { formerName }] of Object.entries<Codec<unknown>>(table as never)) {
    const formerValues = formerName === undefined ? undefined : values.get(formerName.toLowerCase());
    if (formerName === undefined || !formerValues) continue;
    current.delete(formerName.toLowerCase());
    if (!values.has(name.toLowerCase())) current.set(name.toLowerCase(), formerValues);
  }
  return current;
}
