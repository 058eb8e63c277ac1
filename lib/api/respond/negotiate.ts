import { readAccept } from '#lib/base/http/accept.ts';
import type { Representation } from '#lib/contract/parameters/parameters.ts';
import { bareType, formats } from '#lib/formats/formats.ts';

/** The value of `Content-Type` of a representation. A response of the API always states its character set. */
export function contentType(name: Representation): string {
  const type = name === 'json' ? 'application/json' : formats[name].mediaType;
  return type.includes('charset=') ? type : `${type}; charset=utf-8`;
}

/** The media type of a representation, without parameters. */
export const mediaTypeOf = (name: Representation): string => bareType(contentType(name));

/** Types in `Accept` that select JSON, including those that browsers send. */
const jsonTypes = new Set(['application/json', 'application/problem+json', 'text/html', 'application/xhtml+xml', '*/*', 'application/*']);

/** The format that `Accept` requests, or undefined when none of `offered` matches. Highest quality first, then header order. */
export function negotiate(accept: string | null, offered: readonly Representation[]): Representation | undefined {
  if (!accept?.trim()) return 'json';
  for (const { value: type, quality } of readAccept(accept)) {
    if (quality === 0) return undefined;
    if (jsonTypes.has(type)) return 'json';
    const format = offered.find((name) => mediaTypeOf(name) === type || (type === 'text/*' && mediaTypeOf(name).startsWith('text/')));
    if (format) return format;
  }
  return undefined;
}
