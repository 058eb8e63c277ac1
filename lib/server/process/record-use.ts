import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import type { RecordUse } from '#lib/domain/record-use.ts';
import { extensionPattern } from '#lib/formats/formats.ts';
import { languagePath, languagePattern } from '#lib/languages/language-path.ts';
import { asksForFile } from '#lib/server/http/page-address.ts';

const recordPage = languagePath(String.raw`/research/(\d+)(?:\.(?:${extensionPattern}))?(?:[?#]|$)`);
const citations = new RegExp(String.raw`^/bff/${languagePattern}/research/(\d+)/citations(?:\?|$)`);

/** The record that a request uses, and how; undefined for other requests, for those of robots, and for pages fetched before they are asked for. */
export function recordUseOf({
  method,
  url = '',
  headers,
}: IncomingMessage): { readonly recordId: string; readonly use: RecordUse } | undefined {
  const isCopied = method === 'POST' && headers['sec-fetch-site'] === 'same-origin';
  const [, recordId] = (isCopied && citations.exec(url)) || (method === 'GET' && recordPage.exec(url)) || [];
  if (recordId === undefined || isFetchedAhead(headers) || !headers['user-agent'] || isbot(headers['user-agent'])) return undefined;
  if (isCopied) return { recordId, use: 'citation' };
  return { recordId, use: /^[^?]*\./.test(url) || asksForFile(headers) ? 'file' : 'view' };
}

const isFetchedAhead = (headers: IncomingMessage['headers']): boolean =>
  headers['next-router-prefetch'] !== undefined || /\bprefetch\b/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A handler that also counts the uses of records that were answered; 304 is what the browser has already. */
export function countingRecordUse(handler: RequestHandler, count: (recordId: string, use: RecordUse) => void): RequestHandler {
  return (request, response) => {
    const used = recordUseOf(request);
    if (used)
      response.once('finish', () => {
        if ([200, 204, 304].includes(response.statusCode)) count(used.recordId, used.use);
      });
    handler(request, response);
  };
}
