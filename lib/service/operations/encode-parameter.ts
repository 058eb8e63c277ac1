import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import type { Value } from './value.ts';

/** A value as it is sent, percent-encoded: lists joined by commas, names each for itself. */
export function encodeParameter({ name, kind }: Parameter, value: Value): string {
  const sent = kind.type === 'names' && Array.isArray(value) ? value : [value];
  return sent.map((one) => `${name}=${encodeValue(one)}`).join('&');
}

function encodeValue(value: Value): string {
  // A comma needs no escape in a query (RFC 3986 §3.4), and lists read better with it.
  // Half of a surrogate pair has no escape: texts that JSON brings, or that were cut, may hold one.
  return encodeURIComponent((Array.isArray(value) ? value.join(',') : String(value)).toWellFormed()).replaceAll('%2C', ',');
}
