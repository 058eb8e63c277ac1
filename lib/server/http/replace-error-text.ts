import type { ServerResponse } from 'node:http';
import { languageOf } from '#lib/server/pages/finished-page.ts';
import { plainPage } from '#lib/server/pages/plain-page.ts';

/**
 * Outside of the pages, too, an address that leads nowhere may be opened by a person. Next.js answers it with an error text of its own that has neither
 * language nor direction and needs a script to show anything; a plain page is sent in its place. Everything else passes through untouched.
 */
export function replaceErrorText(response: ServerResponse, path: string, requestId: string): void {
  const plain = { write: response.write.bind(response), end: response.end.bind(response) };
  let isReplaced: boolean | undefined;
  const write = (...given: unknown[]) => {
    isReplaced ??= isErrorText(response, given[0]);
    return isReplaced || plain.write(...(given as Parameters<typeof plain.write>));
  };
  const end = (...given: unknown[]) => {
    isReplaced ??= isErrorText(response, given[0]);
    if (!isReplaced) return plain.end(...(given as []));
    response.removeHeader('content-length');
    response.removeHeader('etag');
    return plain.end(plainPage(response.statusCode, languageOf(path), requestId));
  };
  Object.assign(response, { write, end });
}

function isErrorText(response: ServerResponse, first: unknown): boolean {
  if (response.statusCode < 400 || response.headersSent) return false;
  if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) return false;
  const text = typeof first === 'string' ? first : first instanceof Uint8Array ? Buffer.from(first).toString('utf8', 0, 200) : '';
  return text.slice(0, 200).includes('id="__next_error__"');
}
