import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Overload } from '#lib/server/security/load-shed.ts';
import { pageRequest } from './capture-response.ts';

/** Larger than any form of ours; a proxy set as docs/deploy/nginx.conf says takes no more either. */
const formBytesMax = 65_536;

/** What forms that are on their way may hold together: more than one address can send within the limits of an address. */
const bytesUnderWayMax = 64_000_000;

export type FormReader = (request: IncomingMessage) => Promise<IncomingMessage>;

/** Reads forms to their end before anything is done with them, so that a sender who is slow holds nothing but the bytes of the form. Their length must have been checked. */
export function createFormReader(): FormReader {
  let underWay = 0;
  return async (request) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (underWay + length > bytesUnderWayMax) throw new Overload(1);
    underWay += length;
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      return formRequest(request, Buffer.concat(chunks));
    } finally {
      underWay -= length;
    }
  };
}

/** The status that refuses a form unread: larger than any of ours, of a length nobody says, which no browser sends, sent by a page of another site to one of ours, whose host is `siteHost`, or sent to what is no page. */
export function unfitForm(
  { method, headers, url = '/' }: IncomingMessage,
  siteHost: string | undefined,
): 403 | 405 | 411 | 413 | undefined {
  if (Number(headers['content-length'] ?? 0) > formBytesMax) return 413;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (headers['transfer-encoding'] !== undefined) return 411;
  if (siteHost === undefined) return method === 'POST' && !posted.test(url) ? 405 : undefined;
  return isForeign(headers, siteHost) ? 403 : undefined;
}

/** Outside of pages and the API only harvesters and tables send something. */
const posted = /^\/(?:oai|reconcile\/(?:en|ar))\/?(?:\?|$)/;

/** The browser's own word counts; one that gives none names the page's origin, which is then the address asked for or the public one. */
function isForeign({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, siteHost: string): boolean {
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const sender = URL.canParse(origin) ? new URL(origin).host : undefined;
  return sender === undefined || (sender !== host && sender !== siteHost);
}

/**
 * The form as Next.js gets it. It compares origin and host itself, by stricter rules than `isForeign`, which has decided already; and it sends an action
 * that a page does not have on to one that has it, by a request to itself, unless that was done before.
 */
function formRequest(request: IncomingMessage, body: Buffer): IncomingMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string' && !own.has(name)) headers[name] = value;
  const sender = headers.origin !== undefined && URL.canParse(headers.origin) ? new URL(headers.origin).protocol : undefined;
  if (sender === undefined) delete headers.origin;
  else headers.origin = `${sender}//${headers.host}`;
  if (headers['next-action'] !== undefined) headers['x-action-forwarded'] = '1';
  return pageRequest(request.url ?? '/', headers, { method: request.method ?? 'POST', body });
}

const own = new Set(['accept-encoding', 'connection', 'x-forwarded-host', 'x-action-forwarded']);
