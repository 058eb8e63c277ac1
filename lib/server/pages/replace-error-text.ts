import type { ServerResponse } from 'node:http';
import { pageLanguage } from './finished-page.ts';
import { plainPage } from './plain-page.ts';

/** Replaces Next.js error pages, which have neither language nor direction and need scripts, with a plain page. */
export function replaceErrorText(response: ServerResponse, path: string, requestId: string): void {
  const plain = { write: response.write.bind(response), end: response.end.bind(response) };
  let isReplaced: boolean | undefined;
  const write = (...args: unknown[]) => {
    isReplaced ??= isErrorText(response, args[0]);
    return isReplaced || plain.write(...(args as Parameters<typeof plain.write>));
  };
  const end = (...args: unknown[]) => {
    isReplaced ??= isErrorText(response, args[0]);
    if (!isReplaced) return plain.end(...(args as []));
    response.removeHeader('content-length');
    response.removeHeader('etag');
    return plain.end(plainPage(response.statusCode, pageLanguage(path), requestId));
  };
  Object.assign(response, { write, end });
}

function isErrorText(response: ServerResponse, first: unknown): boolean {
  if (response.statusCode < 400 || response.headersSent) return false;
  if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) return false;
  const text = typeof first === 'string' ? first : first instanceof Uint8Array ? Buffer.from(first).toString('utf8', 0, 200) : '';
  return text.slice(0, 200).includes('id="__next_error__"');
}
