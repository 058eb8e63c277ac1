import type { ServerResponse } from 'node:http';
import { languageOf, textPage } from './finished-page.ts';
import type { RouteClass } from './metrics.ts';

export interface Refused {
  readonly status: 400 | 403 | 414 | 429 | 503;
  /** When to come back; none where coming back changes nothing. */
  readonly waitSeconds?: number | undefined;
  readonly route: RouteClass;
  readonly path: string;
  readonly requestId: string;
}

const kinds = { 400: 'bad_request', 403: 'forbidden', 414: 'bad_request', 429: 'rate_limited', 503: 'unavailable' } as const;

/** An answer that costs next to nothing, without Next.js: a page for readers, for the browser half of the site what its own route handlers would say. */
export function refuse(response: ServerResponse, { status, waitSeconds, route, path, requestId }: Refused): void {
  const wait = waitSeconds === undefined ? [] : ['Retry-After', String(waitSeconds)];
  const extra = [...wait, 'X-Request-Id', requestId, 'Cache-Control', 'private, no-store'];
  if (route === 'bff') {
    response.writeHead(status, ['Content-Type', 'application/json', ...extra]);
    response.end(JSON.stringify({ kind: kinds[status], requestId, ...(waitSeconds !== undefined && { retryAfterSeconds: waitSeconds }) }));
    return;
  }
  const { head, body } = readyPage(status, path);
  response.writeHead(status, [...head, ...extra, 'Content-Length', String(body.length)]);
  response.end(body);
}

const ready = new Map<string, { readonly head: readonly string[]; readonly body: Buffer }>();

/** Made once for each status and language: a crowd that is turned away must not cost what it is turned away for. Too small to be worth packing. */
function readyPage(status: Refused['status'], path: string) {
  const key = `${status} ${languageOf(path)}`;
  let page = ready.get(key);
  if (!page) {
    const { headers, body } = textPage(status, `/${languageOf(path)}`);
    page = { head: headers.flat(), body };
    ready.set(key, page);
  }
  return page;
}
