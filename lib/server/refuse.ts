import type { IncomingMessage, ServerResponse } from 'node:http';
import { textPage } from './finished-page.ts';
import type { RouteClass } from './metrics.ts';
import { sendPage } from './send-page.ts';

export interface Refused {
  readonly status: 403 | 429 | 503;
  /** When to come back; none where coming back changes nothing. */
  readonly waitSeconds?: number | undefined;
  readonly route: RouteClass;
  readonly path: string;
  readonly requestId: string;
  readonly siteUrl: string;
}

const kinds = { 403: 'forbidden', 429: 'rate_limited', 503: 'unavailable' } as const;

/** An answer that costs nothing, without Next.js: a page for readers, for the browser half of the site what its own route handlers would say. */
export async function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused): Promise<void> {
  const { status, waitSeconds, route, path, requestId, siteUrl } = refused;
  const wait = waitSeconds === undefined ? [] : [['Retry-After', String(waitSeconds)] as const];
  const extra = [...wait, ['X-Request-Id', requestId] as const];
  if (route !== 'bff') return sendPage(request, response, textPage(status, path, siteUrl, requestId), extra);
  response.writeHead(status, ['Content-Type', 'application/json', 'Cache-Control', 'no-store', ...extra.flat()]);
  response.end(JSON.stringify({ kind: kinds[status], requestId, ...(waitSeconds !== undefined && { retryAfterSeconds: waitSeconds }) }));
}
