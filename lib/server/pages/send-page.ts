import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeVariant, type PageEntry, type Variant } from '#lib/server/cache/page-entry.ts';
import { chooseEncoding, compress } from '#lib/server/http/encoding.ts';
import type { FinishedPage } from './finished-page.ts';

/** Sends a kept page. Does not wait where the encoding is ready, which is the whole point of the cache. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  const ready = entry.ready(encoding);
  if (ready) sendVariant(request, response, ready, 200);
  else
    entry.variant(encoding).then(
      (variant) => sendVariant(request, response, variant, 200),
      (error: Error) => response.destroy(error),
    );
}

/** Sends a page that is for this reader alone, or a failure; nobody may keep it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  extra: readonly (readonly [string, string])[] = [],
): Promise<void> {
  const wanted = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  const encoding = wanted === 'identity' || page.body.length < 1024 ? 'identity' : wanted;
  const bytes = encoding === 'identity' ? page.body : await compress(page.body, encoding, 'once');
  const own = { ...page, headers: [...page.headers, ...extra] };
  sendVariant(request, response, describeVariant(own, bytes, encoding, 'private, no-store'), page.status);
}

function sendVariant(request: IncomingMessage, response: ServerResponse, variant: Variant, status: number): void {
  if (response.headersSent || response.destroyed) return;
  const known = request.headers['if-none-match'];
  if (known !== undefined && status === 200 && names(known, variant.etag)) {
    response.writeHead(304, variant.notModified);
    response.end();
    return;
  }
  response.writeHead(status, variant.head);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.bytes);
}

/** RFC 9110 §13.1.2: a list of tags or `*`, compared weakly, since proxies that recompress make our tags weak. */
export function names(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((one) => {
    const tag = one.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
