import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Overload } from '#lib/server/security/load-shed.ts';
import { cutAddress } from '#lib/service/keys/forms/cut-address.ts';
import { createLimiter } from '#lib/service/limits/limiter.ts';
import { isReadableForm } from './action-body.ts';
import { pageRequest } from './capture-response.ts';

/** Larger than any form of ours; a proxy set as docs/deploy/nginx.conf says takes no more either. */
const formBytesMax = 65_536;

/** What forms that are on their way may hold together, in bytes that have come: more than one address can send within the limits of an address. */
const bytesUnderWayMax = 64_000_000;
/** A form is one or two packets, so a university behind one address never has so many on their way. */
const perNetworkMax = 32;
/** Such senders are cut off after `requestTimeout`, see `serve.ts`. */
const waitSeconds = 15;

/** A form that is refused once it has come, or while it comes. */
export class UnfitForm extends Error {
  override readonly name = 'UnfitForm';
  readonly refusal: { readonly status: 400; readonly because: 'unreadable' } | { readonly status: 429; readonly waitSeconds: number };

  constructor(refusal: UnfitForm['refusal']) {
    super('A form was refused.');
    this.refusal = refusal;
  }
}

export type FormReader = (request: IncomingMessage) => Promise<IncomingMessage>;

/**
 * Reads forms to their end before anything is done with them, so that a sender who is slow holds nothing but the bytes that came. Their declared length
 * must have been checked. `addressOf` is the client's address, undefined where no limits hold. Of one network (/24, /48) 32 may be on their way, so that
 * senders who declare a form and send none shut out nobody but their neighbours. Rejects with `UnfitForm` or `Overload`.
 */
export function createFormReader(addressOf: (request: IncomingMessage) => string | undefined): FormReader {
  const places = createLimiter(Date.now);
  let underWay = 0;
  const read = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of request) {
        bytes += (chunk as Buffer).length;
        underWay += (chunk as Buffer).length;
        if (underWay > bytesUnderWayMax) throw new Overload(1);
        chunks.push(chunk as Buffer);
      }
      const body = Buffer.concat(chunks);
      if (await isReadableForm(request.headers, body)) return formRequest(request, body);
      throw new UnfitForm({ status: 400, because: 'unreadable' });
    } finally {
      underWay -= bytes;
    }
  };
  return async (request) => {
    const network = cutAddress(addressOf(request));
    if (network === undefined) return read(request);
    if (!places.enter(network, perNetworkMax)) throw new UnfitForm({ status: 429, waitSeconds });
    try {
      return await read(request);
    } finally {
      places.leave(network);
    }
  };
}

/**
 * The methods that an address has, OPTIONS aside; `page` is whether it is one of a page. Only the pages of keys have forms that are sent; outside of pages
 * and the API only harvesters and tables send something.
 */
export function methodsOf(path: string, page: boolean): readonly string[] {
  return (page ? withForms : posted).test(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

const withForms = /^\/(?:en|ar)\/developers(?:\/|$)/;
const posted = /^\/(?:oai|reconcile\/(?:en|ar))\/?$/;

/**
 * The status that refuses a request unread: larger than any form of ours, of a length nobody says, which no browser sends, of a method that its address
 * does not have, or sent by a page of another site to one of ours, whose host is `siteHost`.
 */
export function unfitForm(
  { method = 'GET', headers }: IncomingMessage,
  methods: readonly string[],
  siteHost: string | undefined,
): 403 | 405 | 411 | 413 | undefined {
  if (Number(headers['content-length'] ?? 0) > formBytesMax) return 413;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (headers['transfer-encoding'] !== undefined) return 411;
  if (!methods.includes(method)) return 405;
  return siteHost !== undefined && isForeign(headers, siteHost) ? 403 : undefined;
}

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
