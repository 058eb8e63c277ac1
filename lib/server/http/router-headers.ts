import type { IncomingHttpHeaders } from 'node:http';

/** The headers by which the router of Next.js asks for a payload, as it writes them: what an answer depends on, and nothing else that a client could make up. */
const written: Readonly<Record<string, RegExp>> = {
  'next-router-state-tree': /^%5B[\w%.!~*'()-]{1,4000}$/,
  'next-router-prefetch': /^[123]$/,
  'next-router-segment-prefetch': /^\/[\x21-\x7e]{1,400}$/,
};
/** Where the reader is. No page here is shown inside another one, so no answer depends on it; Next.js checks the cache-buster against it. */
const nextUrl = 'next-url';

/** The headers that an answer depends on, in one order. */
export function routerHeadersOf(headers: IncomingHttpHeaders): Record<string, string> {
  const own: Record<string, string> = { rsc: '1' };
  for (const name of Object.keys(written)) {
    const value = headers[name];
    if (typeof value === 'string') own[name] = value;
  }
  return own;
}

/** The same with what Next.js looks at before it answers. */
export function sentToRouter(headers: IncomingHttpHeaders, own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const url = headers[nextUrl];
  return typeof url === 'string' ? { ...own, [nextUrl]: url } : own;
}

/** Takes away the headers of the router from a request that no router wrote: its answer is the page. */
export function dropForeignRouterHeaders(headers: IncomingHttpHeaders): void {
  if (headers.rsc === undefined) return;
  const isWritten = Object.entries(written).every(([name, form]) => {
    const value = headers[name];
    return value === undefined || (typeof value === 'string' && form.test(value) && (name !== 'next-router-state-tree' || isTree(value)));
  });
  if (headers.rsc === '1' && isWritten && (headers[nextUrl]?.length ?? 0) <= 2000) return;
  for (const name of ['rsc', nextUrl, ...Object.keys(written)]) Reflect.deleteProperty(headers, name);
}

function isTree(value: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(value)));
  } catch {
    return false;
  }
}
