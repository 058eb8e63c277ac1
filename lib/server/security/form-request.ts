import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { cutAddress } from '#lib/keys/limits/limit-headers.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { languagePath, languagePattern } from '#lib/languages/language-path.ts';
import { isReadableForm } from '#lib/server/http/action-body.ts';
import { pageRequest } from '#lib/server/http/capture-response.ts';
import { Overload } from './load-shed.ts';

/** Maximum size of a form in bytes, more than any form of this site needs; docs/deploy/nginx.conf has the same bound. */
const formBytesMax = 65_536;

/** Bound on the buffered bytes of all forms in flight, because limits per address do not bound the sum over many addresses. */
const bytesInFlightMax = 64_000_000;
/** A form is one or two packets, so even a university behind one address never has this many in flight. */
const perNetworkMax = 32;
/** Seconds until a retry: by then slow senders are cut off (`requestTimeout` in `serve.ts`). */
const waitSeconds = 15;

/** Refuses a form because it is unreadable (400), or because its network sends too many at once (429). */
export class UnfitForm extends Error {
  override readonly name = 'UnfitForm';
  readonly refusal: { readonly status: 400; readonly because: 'unreadable' } | { readonly status: 429; readonly waitSeconds: number };

  constructor(refusal: UnfitForm['refusal']) {
    super('A form was refused.');
    this.refusal = refusal;
  }
}

export type FormReader = (request: IncomingMessage) => Promise<IncomingMessage>;

/** Reads forms completely before processing; a network may send 32 at once. Rejects with `UnfitForm` or `Overload`. */
export function createFormReader(addressOf: (request: IncomingMessage) => string | undefined): FormReader {
  const limiter = createLimiter(Date.now);
  let bytesInFlight = 0;
  const readForm = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of request) {
        bytes += (chunk as Buffer).length;
        bytesInFlight += (chunk as Buffer).length;
        if (bytesInFlight > bytesInFlightMax) throw new Overload(1);
        chunks.push(chunk as Buffer);
      }
      const body = Buffer.concat(chunks);
      if (await isReadableForm(request.headers, body)) return formRequest(request, body);
      throw new UnfitForm({ status: 400, because: 'unreadable' });
    } finally {
      bytesInFlight -= bytes;
    }
  };
  return async (request) => {
    const network = cutAddress(addressOf(request));
    if (network === undefined) return readForm(request);
    if (!limiter.enter(network, perNetworkMax)) throw new UnfitForm({ status: 429, waitSeconds });
    try {
      return await readForm(request);
    } finally {
      limiter.leave(network);
    }
  };
}

/** The allowed methods of an address, except OPTIONS. Only forms, mail programs, harvesters, reconciliation clients and copied citations send POST. */
export function methodsOf(path: string, isPage: boolean): readonly string[] {
  return (isPage ? formPages : postEndpoints).test(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

const formPages = languagePath('/(?:developers|digests)(?:/|$)');
const postEndpoints = new RegExp(
  `^/(?:oai|reconcile/${languagePattern}|${languagePattern}/digests/one-click|bff/${languagePattern}/research/\\d+/citations)/?$`,
);

/** The status for a form refused unread: too large, no length, wrong method or, with `siteHost`, from another site; else undefined. */
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

/** `Sec-Fetch-Site` decides; without it, `Origin` must be the requested or the public host. */
function isForeign({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, siteHost: string): boolean {
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const sender = URL.canParse(origin) ? new URL(origin).host : undefined;
  return sender === undefined || (sender !== host && sender !== siteHost);
}

/** Rewrites a form so that it passes the origin check of Next.js, which is stricter, and marks actions so that Next.js forwards none. */
function formRequest(request: IncomingMessage, body: Buffer): IncomingMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !replacedHeaders.has(name)) headers[name] = value;
  const sender = headers.origin !== undefined && URL.canParse(headers.origin) ? new URL(headers.origin).protocol : undefined;
  if (sender === undefined) delete headers.origin;
  else headers.origin = `${sender}//${headers.host}`;
  if (headers['next-action'] !== undefined) headers['x-action-forwarded'] = '1';
  return pageRequest(request.url ?? '/', headers, { method: request.method ?? 'POST', body });
}

const replacedHeaders = new Set(['accept-encoding', 'connection', 'x-forwarded-host', 'x-action-forwarded']);
