import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import type { ParameterValue } from './value.ts';

/** A percent-encoded parameter. A list is joined by commas, but each name, which may contain commas, gets its own parameter. */
export function encodeParameter({ name, kind }: Parameter, value: ParameterValue): string {
  const values = kind.type === 'names' && Array.isArray(value) ? value : [value];
  return values.map((item) => `${name}=${encodeValue(item)}`).join('&');
}

function encodeValue(value: ParameterValue): string {
  // Lone surrogates (JSON, truncated text) have no encoding. Commas need no escape in a query (RFC 3986 §3.4).
  return encodeURIComponent((Array.isArray(value) ? value.join(',') : String(value)).toWellFormed()).replaceAll('%2C', ',');
}
