import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { missingParts } from '#lib/domain/missing-parts.ts';
import type { PageAddress } from '#lib/server/cache/page-address.ts';
import { captureResponse, pageRequest } from '#lib/server/http/capture-response.ts';
import { type FinishedPage, type FinishOptions, finishPage, type ReadStyle } from './finished-page.ts';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface PageRenderer {
  /** Renders for everybody: the page knows nothing but its address; `client` is who waits for it. Undefined where the address is no page. */
  shared(address: PageAddress, requestId: string, client?: string): Promise<FinishedPage | undefined>;
  /** Renders for one reader, with their whole request. A form is read before, see `form-request.ts`, and always has an answer. */
  personal(request: IncomingMessage, path: string): Promise<FinishedPage | undefined>;
}

const deadlineMs = 30_000;
// Next.js puts late metadata into the body, except for readers it knows not to run scripts. The head is wanted complete, for everybody.
const completeHead = 'Mozilla/5.0 (compatible; bingbot/2.0) Madar';

/** Renders pages through the request handler of Next.js. `siteUrl` gives the host and protocol a page sees; the Host header of a reader never reaches a shared page. */
export function createPageRenderer(handle: NextHandler, siteUrl: string, readStyle?: ReadStyle): PageRenderer {
  const site = new URL(siteUrl);
  const forwarded = { host: site.host, 'x-forwarded-host': site.host, 'x-forwarded-proto': site.protocol.replace(':', '') };
  const render = async (request: IncomingMessage, path: string, options: FinishOptions) => {
    // Never leaves the process: `finishPage` takes it out of every answer. Next.js reads the nonce from this header of a request.
    const mark = randomBytes(18).toString('base64url');
    request.headers['content-security-policy'] = `script-src 'nonce-${mark}'`;
    const { response, finished, abandon } = captureResponse(request);
    const deadline = setTimeout(() => abandon(new Error(`The page was not finished within ${deadlineMs / 1000} s.`)), deadlineMs);
    // A handler that throws or never answers would leave every reader of this page waiting.
    handle(request, response).catch((error: unknown) => abandon(error instanceof Error ? error : new Error(String(error))));
    const missing = missingParts();
    const captured = await finished.finally(() => clearTimeout(deadline));
    const page = captured && finishPage(captured, path, { ...options, mark });
    // One of another page made meanwhile counts too, and costs that this one is made again.
    return page && missingParts() !== missing ? { ...page, passing: true } : page;
  };
  return {
    shared: (address, requestId) =>
      render(
        pageRequest(address.url, {
          ...forwarded,
          accept: '*/*',
          'user-agent': completeHead,
          'x-request-id': requestId,
          ...address.headers,
        }),
        address.path,
        { readStyle },
      ),
    // The answer to a form that was sent finds its reader there: nothing waits.
    // A form that was sent is rendered from the request itself, whose body is read as it comes.
    personal: (request, path) =>
      request.method === 'GET' || request.method === 'HEAD'
        ? render(wholeRequest(request), path, { readStyle, personal: true })
        : render(request, path, { personal: true }),
  };
}

/** The page is always rendered in full, also for HEAD and for readers who have a copy: its status and policy come from its bytes. */
function wholeRequest(request: IncomingMessage): IncomingMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string' && !partial.has(name)) headers[name] = value;
  return pageRequest(request.url ?? '/', headers);
}

const partial = new Set(['if-none-match', 'if-modified-since', 'range', 'accept-encoding', 'connection']);
