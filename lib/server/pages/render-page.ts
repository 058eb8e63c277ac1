import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failedParts } from '#lib/domain/failed-parts.ts';
import type { PageAddress } from '#lib/server/cache/page-address.ts';
import { captureResponse, pageRequest } from '#lib/server/http/capture-response.ts';
import { type FinishedPage, type FinishOptions, finishPage, type ReadStyle } from './finished-page.ts';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Renders pages by calling Next.js inside this process. */
export interface PageRenderer {
  /** Renders for all readers, from the address only; the rendering counts for `client`. Undefined where the address is no page. */
  shared(address: PageAddress, requestId: string, client?: string): Promise<FinishedPage | undefined>;
  /** Renders for one reader, from the whole request. Forms are read before, see `form-request.ts`, and always have a response. */
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
    // Secret: `finishPage` removes it from every response. Next.js reads the nonce from this request header.
    const mark = randomBytes(18).toString('base64url');
    request.headers['content-security-policy'] = `script-src 'nonce-${mark}'`;
    const { response, finished, abandon } = captureResponse(request);
    const deadline = setTimeout(() => abandon(new Error(`The page was not finished within ${deadlineMs / 1000} s.`)), deadlineMs);
    // A handler that throws or never responds would leave every reader of this page waiting.
    handle(request, response).catch((error: unknown) => abandon(error instanceof Error ? error : new Error(String(error))));
    const failedBefore = failedParts();
    const captured = await finished.finally(() => clearTimeout(deadline));
    const page = captured && finishPage(captured, path, { ...options, mark });
    // Parts missing from a concurrent page count too; the cost is one more rendering.
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
    // The response to a form is not deferred: its reader is already active.
    // A form is rendered from the request itself, whose body is streamed.
    personal: (request, path) =>
      request.method === 'GET' || request.method === 'HEAD'
        ? render(fullRequest(request), path, { readStyle, personal: true })
        : render(request, path, { personal: true }),
  };
}

/** The request for a full rendering, also of HEAD and conditional requests: status and policy are read from the rendered page. */
function fullRequest(request: IncomingMessage): IncomingMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !droppedHeaders.has(name)) headers[name] = value;
  return pageRequest(request.url ?? '/', headers);
}

const droppedHeaders = new Set(['if-none-match', 'if-modified-since', 'range', 'accept-encoding', 'connection']);
