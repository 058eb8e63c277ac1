import type { ServerResponse } from 'node:http';
import { pageLanguage, textPage } from '#lib/server/pages/finished-page.ts';
import type { Because } from '#lib/server/pages/plain-page.ts';
import type { RouteClass } from '#lib/server/process/metrics.ts';

/** A request that is refused: the status, and what the response needs. */
export interface Refused {
  readonly status: 400 | 403 | 414 | 429 | 503;
  readonly because?: Because | undefined;
  /** Seconds until a retry; absent where a retry changes nothing. */
  readonly waitSeconds?: number | undefined;
  readonly route: RouteClass;
  readonly path: string;
  readonly requestId: string;
}

const kinds = { 400: 'bad_request', 403: 'forbidden', 414: 'bad_request', 429: 'rate_limited', 503: 'unavailable' } as const;

/** A response without Next.js: a page for readers, JSON in the BFF's format for its routes. */
export function refuse(response: ServerResponse, { status, because, waitSeconds, route, path, requestId }: Refused): void {
  const wait = waitSeconds === undefined ? [] : ['Retry-After', String(waitSeconds)];
  const extra = [...wait, 'X-Request-Id', requestId, 'Cache-Control', 'private, no-store'];
  if (route === 'bff') {
    response.writeHead(status, ['Content-Type', 'application/json', ...extra]);
    response.end(JSON.stringify({ kind: kinds[status], requestId, ...(waitSeconds !== undefined && { retryAfterSeconds: waitSeconds }) }));
    return;
  }
  const { head, before, after } = readyPage(status, because, path);
  response.writeHead(status, [...head, ...extra, 'Content-Length', String(before.length + requestId.length + after.length)]);
  response.end(Buffer.concat([before, Buffer.from(requestId), after]));
}

interface ReadyPage {
  readonly head: readonly string[];
  /** The page before and after the request id. */
  readonly before: Buffer;
  readonly after: Buffer;
}

const ready = new Map<string, ReadyPage>();
const placeholderId = 'in-place-of-the-id';

/** Cached per status, reason and language: refusals must be cheap. Too small to compress. */
function readyPage(status: Refused['status'], because: Because | undefined, path: string): ReadyPage {
  const key = `${status} ${because} ${pageLanguage(path)}`;
  return ready.getOrInsertComputed(key, () => {
    const { headers, body } = textPage(status, `/${pageLanguage(path)}`, placeholderId, because);
    const index = body.indexOf(placeholderId);
    return { head: headers.flat(), before: body.subarray(0, index), after: body.subarray(index + placeholderId.length) };
  });
}
