import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, compress } from '#lib/base/http/encoding.ts';
import { matchesTag } from '#lib/base/http/matches-tag.ts';
import type { FinishedPage } from './finished-page.ts';
import { describeVariant, type PageEntry, type Variant, type Visit } from './page-entry.ts';
import { wholePage } from './page-start.ts';

/** Sends a cached page, synchronously if the encoding is ready. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  // A page of this site has fetched the style sheets after it was loaded (`wait-for-intent.ts`).
  const visit: Visit = request.headers['sec-fetch-site'] === 'same-origin' ? 'linked' : 'inlined';
  const ready = entry.ready(encoding, visit);
  if (ready) sendVariant(request, response, ready, 200);
  else
    entry.variant(encoding, visit).then(
      (variant) => sendVariant(request, response, variant, 200),
      (error: Error) => response.destroy(error),
    );
}

/** Sends a page for one reader, or an error page; neither may be cached. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  extra: readonly (readonly [string, string])[] = [],
): Promise<void> {
  const body = page.start ? wholePage(page.start.inlined, page.body) : page.body;
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined, body.length);
  const bytes = encoding === 'identity' ? body : await compress(body, encoding, 'once');
  const sentPage = { ...page, headers: [...page.headers, ...extra] };
  sendVariant(request, response, describeVariant(sentPage, bytes, encoding, 'private, no-store'), page.status);
}

function sendVariant(request: IncomingMessage, response: ServerResponse, variant: Variant, status: number): void {
  if (response.headersSent || response.destroyed) return;
  if (status === 200 && matchesTag(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.notModified);
    response.end();
    return;
  }
  response.writeHead(status, variant.head);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.bytes);
}
