import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, compress } from '#lib/base/http/encoding.ts';
import { matchesTag } from '#lib/base/http/matches-tag.ts';
import type { FinishedPage } from './finished-page.ts';
import { describeVariant, type PageEntry, type Variant } from './page-entry.ts';

/** Sends a cached page, synchronously if the encoding is ready. */
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

/** Sends a page for one reader, or an error page; neither may be cached. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  extra: readonly (readonly [string, string])[] = [],
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined, page.body.length);
  const bytes = encoding === 'identity' ? page.body : await compress(page.body, encoding, 'once');
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
