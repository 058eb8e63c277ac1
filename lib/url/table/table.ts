import type { Loose } from '#lib/domain/without-undefined.ts';
import type { Codec } from '#lib/url/codec.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/search-params.ts';

/** The parameters of a kind of query, each with its codec. */
export type Table<T> = { readonly [Name in keyof T]-?: Codec<T[Name]> };

/** Members of a query to replace; undefined removes a member. */
export type Change<T> = Partial<Loose<T>>;

/**
 * A query from the address bar; never throws, a bad value becomes the default. Laws: `decode(encode(q)) = q`; the default encodes to
 * nothing.
 */
export function decode<T>(table: Table<T>, raw: RawSearchParams): T {
  const values = readSearchParams(raw);
  const entries = Object.entries<Codec<unknown>>(table as never).map(([name, codec]) => [
    name,
    codec.decode(values.get(name.toLowerCase()) ?? []),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
}

/** The canonical query string without `?`; commas between ids stay readable. */
export function encode<T>(table: Table<T>, query: T): string {
  const params = new URLSearchParams();
  for (const [name, codec] of Object.entries<Codec<unknown>>(table as never)) {
    for (const value of codec.encode(query[name as keyof T])) params.append(name, value);
  }
  return params.toString().replaceAll('%2C', ',');
}
