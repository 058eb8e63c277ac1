import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/** The headers of a payload request by the Next.js router, with their valid forms. No other header may affect the response. */
const routerHeaderForms: Readonly<Record<string, RegExp>> = {
  'next-router-state-tree': /^%5B[\w%.!~*'()-]{1,4000}$/,
  'next-router-prefetch': /^[123]$/,
  'next-router-segment-prefetch': /^\/[\x21-\x7e]{1,400}$/,
};
/** The reader's current page. Responses do not depend on it (no intercepting routes); Next.js checks the cache-buster against it. */
const nextUrl = 'next-url';

/** Names that Next.js reads from requests, or keeps for messages between its own processes. The test compares them with its code. */
const frameworkHeader = /^(?:rsc$|next-|x-(?:next|nextjs|middleware|action|invo[a-z]+|now|matched|prerender)-)/;
/** Those that a browser sends: of the router, and of a form (`form-request.ts`). */
const sentByBrowsers: ReadonlySet<string> = new Set(['rsc', nextUrl, 'next-action', ...Object.keys(routerHeaderForms)]);

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

/**
 * Removes all headers for Next.js that no browser sends, and all router headers if any has a form that the router never sends. The
 * response is then the HTML page.
 */
export function dropForeignRouterHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers))
    if (frameworkHeader.test(name) && !sentByBrowsers.has(name)) Reflect.deleteProperty(headers, name);
  const isWellFormed = Object.entries(routerHeaderForms).every(([name, form]) => {
    const value = headers[name];
    return value === undefined || (typeof value === 'string' && form.test(value) && (name !== 'next-router-state-tree' || isTree(value)));
  });
  const isMarked = headers.rsc === undefined || headers.rsc === '1';
  if (isMarked && isWellFormed && (headers[nextUrl]?.length ?? 0) <= 2000) return;
  for (const name of ['rsc', nextUrl, ...Object.keys(routerHeaderForms)]) Reflect.deleteProperty(headers, name);
}

/** Whether Next.js accepts the state, which it checks recursively: it answers 500 to any other. */
function isTree(value: string): boolean {
  try {
    return parseAndValidateFlightRouterState(value) !== undefined;
  } catch {
    return false;
  }
}
