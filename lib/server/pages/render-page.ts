import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failedParts } from '#lib/base/failed-parts.ts';
import { captureResponse, pageRequest } from '#lib/server/http/capture-response.ts';
import type { PageAddress } from '#lib/server/http/page-address.ts';
import { type FinishedPage, type FinishOptions, finishPage, type ReadStyle } from './finished-page.ts';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Renders pages by calling Next.js inside this process. */
export interface PageRenderer {
  /** Renders for all readers, from the address only. The fair queue counts this for `client`. Undefined where the address is no page. */
  shared(address: PageAddress, requestId: string, client?: string): Promise<FinishedPage | undefined>;
  /** Renders for one reader, from the complete request. A form is read before (`form-request.ts`); its result is never undefined. */
  personal(request: IncomingMessage, path: string): Promise<FinishedPage | undefined>;
}

const deadlineMs = 30_000;
// Next.js streams late metadata into the body, except for crawlers without scripts. All readers need the complete head.
const crawlerUserAgent = 'Mozilla/5.0 (compatible; bingbot/2.0) Madar';

/**
 * Renders pages through the Next.js request handler. `siteUrl` sets host and protocol; a reader's Host header never reaches a shared page.
 */
export function createPageRenderer(handle: NextHandler, siteUrl: string, readStyle?: ReadStyle): PageRenderer {
  const site = new URL(siteUrl);
  const forwarded = { host: site.host, 'x-forwarded-host': site.host, 'x-forwarded-proto': site.protocol.replace(':', '') };
  const render = async (request: IncomingMessage, path: string, options: FinishOptions) => {
    // The secret nonce of this rendering. Next.js reads it from the request header; `finishPage` removes it from the response.
    const mark = randomBytes(18).toString('base64url');
    request.headers['content-security-policy'] = `script-src 'nonce-${mark}'`;
    const { response, finished, abandon } = captureResponse(request);
    const deadline = setTimeout(() => abandon(new Error(`The page was not finished within ${deadlineMs / 1000} s.`)), deadlineMs);
    // A handler that throws or never responds would leave every reader of this page waiting.
    handle(request, response).catch((error: unknown) => abandon(error instanceof Error ? error : new Error(String(error))));
    const failedBefore = failedParts();
    const captured = await finished.finally(() => clearTimeout(deadline));
    const page = captured && finishPage(captured, path, { ...options, mark });
    // The count is that of the process. If only a concurrent page failed, this page is short-lived too and merely rendered once more.
    return page && failedParts() !== failedBefore ? { ...page, isShortLived: true } : page;
  };
  return {
    shared: (address, requestId) =>
      render(
        pageRequest(address.url, {
          ...forwarded,
          accept: '*/*',
          'user-agent': crawlerUserAgent,
          'x-request-id': requestId,
          ...address.headers,
        }),
        address.path,
        { readStyle },
      ),
    // A form is rendered from the request itself, since `fullRequest` has no body. Its scripts are not deferred: the reader is active.
    personal: (request, path) =>
      request.method === 'GET' || request.method === 'HEAD'
        ? render(fullRequest(request), path, { readStyle, personal: true })
        : render(request, path, { personal: true }),
  };
}

/** A GET request without conditions or range, even for HEAD, because status and policy are derived from the complete page. */
function fullRequest(request: IncomingMessage): IncomingMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !droppedHeaders.has(name)) headers[name] = value;
  return pageRequest(request.url ?? '/', headers);
}

const droppedHeaders = new Set(['if-none-match', 'if-modified-since', 'range', 'accept-encoding', 'connection']);
