import type { IncomingHttpHeaders } from 'node:http';

/** The headers of a payload request by the Next.js router, with their valid forms. No other header may affect the response. */
const routerHeaderForms: Readonly<Record<string, RegExp>> = {
  'next-router-state-tree': /^%5B[\w%.!~*'()-]{1,4000}$/,
  'next-router-prefetch': /^[123]$/,
  'next-router-segment-prefetch': /^\/[\x21-\x7e]{1,400}$/,
};
/** The reader's current page. Responses do not depend on it (no intercepting routes); Next.js checks the cache-buster against it. */
const nextUrl = 'next-url';

/** The headers that a response depends on, in a fixed order. */
export function routerHeadersOf(headers: IncomingHttpHeaders): Record<string, string> {
  const routerHeaders: Record<string, string> = { rsc: '1' };
  for (const name of Object.keys(routerHeaderForms)) {
    const value = headers[name];
    if (typeof value === 'string') routerHeaders[name] = value;
  }
  return routerHeaders;
}

/** The headers for Next.js: also `next-url`, which it checks although the response does not depend on it. */
export function headersForRouter(
  headers: IncomingHttpHeaders,
  routerHeaders: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const url = headers[nextUrl];
  return typeof url === 'string' ? { ...routerHeaders, [nextUrl]: url } : routerHeaders;
}

/** Removes all router headers if any has a form that the router never sends. The response is then the HTML page. */
export function dropForeignRouterHeaders(headers: IncomingHttpHeaders): void {
  if (headers.rsc === undefined) return;
  const isWellFormed = Object.entries(routerHeaderForms).every(([name, form]) => {
    const value = headers[name];
    return value === undefined || (typeof value === 'string' && form.test(value) && (name !== 'next-router-state-tree' || isTree(value)));
  });
  if (headers.rsc === '1' && isWellFormed && (headers[nextUrl]?.length ?? 0) <= 2000) return;
  for (const name of ['rsc', nextUrl, ...Object.keys(routerHeaderForms)]) Reflect.deleteProperty(headers, name);
}

function isTree(value: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(value)));
  } catch {
    return false;
  }
}
