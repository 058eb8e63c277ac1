import type { ServerResponse } from 'node:http';
import { languageOf, textPage } from '#lib/server/pages/finished-page.ts';
import type { Because } from '#lib/server/pages/plain-page.ts';
import type { RouteClass } from '#lib/server/process/metrics.ts';

export interface Refused {
  readonly status: 400 | 403 | 414 | 429 | 503;
  readonly because?: Because | undefined;
  /** When to come back; none where coming back changes nothing. */
  readonly waitSeconds?: number | undefined;
  readonly route: RouteClass;
  readonly path: string;
  readonly requestId: string;
}

const kinds = { 400: 'bad_request', 403: 'forbidden', 414: 'bad_request', 429: 'rate_limited', 503: 'unavailable' } as const;

/** An answer that costs next to nothing, without Next.js: a page for readers, for the browser half of the site what its own route handlers would say. */
export function refuse(response: ServerResponse, { status, because, waitSeconds, route, path, requestId }: Refused): void {
  const wait = waitSeconds === undefined ? [] : ['Retry-After', String(waitSeconds)];
  const extra = [...wait, 'X-Request-Id', requestId, 'Cache-Control', 'private, no-store'];
  if (route === 'bff') {
    response.writeHead(status, ['Content-Type', 'application/json', ...extra]);
    response.end(JSON.stringify({ kind: kinds[status], requestId, ...(waitSeconds !== undefined && { retryAfterSeconds: waitSeconds }) }));
    return;
  }
  const { head, before, behind } = readyPage(status, because, path);
  response.writeHead(status, [...head, ...extra, 'Content-Length', String(before.length + requestId.length + behind.length)]);
  response.end(Buffer.concat([before, Buffer.from(requestId), behind]));
}

interface ReadyPage {
  readonly head: readonly string[];
  /** The page up to the reference that a reader can name, and from there on. */
  readonly before: Buffer;
  readonly behind: Buffer;
}

const ready = new Map<string, ReadyPage>();
const someId = 'in-place-of-the-id';

/** Made once for each status and language: a crowd that is turned away must not cost what it is turned away for. Too small to be worth packing. */
function readyPage(status: Refused['status'], because: Because | undefined, path: string): ReadyPage {
  const key = `${status} ${because} ${languageOf(path)}`;
  let page = ready.get(key);
  if (!page) {
    const { headers, body } = textPage(status, `/${languageOf(path)}`, someId, because);
    const at = body.indexOf(someId);
    page = { head: headers.flat(), before: body.subarray(0, at), behind: body.subarray(at + someId.length) };
    ready.set(key, page);
  }
  return page;
}
