import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '#lib/base/http/request-id.ts';
import { hidingValuesOf, targetWithoutValues } from '#lib/base/logs/without-values.ts';
import { addressPartition } from '#lib/keys/limits/limit-headers.ts';
import type { PageCache, Render } from '#lib/server/cache/page-cache.ts';
import type { StaticFiles } from '#lib/server/cache/static-files.ts';
import { closeConnection } from '#lib/server/http/close-connection.ts';
import { compressResponse } from '#lib/server/http/compress-response.ts';
import type { Log } from '#lib/server/http/log.ts';
import { asksForFile, liveAddress, type PageAddress, pageAddress, pathOf } from '#lib/server/http/page-address.ts';
import { isDecodable } from '#lib/server/http/request-target.ts';
import { inertPolicy, securityHeaders } from '#lib/server/http/security-headers.ts';
import { type FinishedPage, textPage } from '#lib/server/pages/finished-page.ts';
import type { NextHandler, PageRenderer } from '#lib/server/pages/render-page.ts';
import { replaceErrorText } from '#lib/server/pages/replace-error-text.ts';
import { sendEntry, sendPage } from '#lib/server/pages/send-page.ts';
import type { ApiListener } from '#lib/server/process/api-bridge.ts';
import type { Drain } from '#lib/server/process/drain.ts';
import type { Metrics, RouteClass } from '#lib/server/process/metrics.ts';
import { isProcessRoute, type ProcessRoutes } from '#lib/server/process/process-routes.ts';
import { checkRequest, type RefusalParts } from '#lib/server/security/check-request.ts';
import { localConnection } from '#lib/server/security/fair-queue.ts';
import { type FormReader, methodsOf, UnfitForm, unfitForm } from '#lib/server/security/form-request.ts';
import { Overload } from '#lib/server/security/load-shed.ts';
import { isOverrun } from '#lib/server/security/queue-pipelined.ts';
import { refuse } from '#lib/server/security/refuse.ts';
import type { TransportSecurity } from '#lib/server/security/transport-security.ts';

/** What the request handler depends on, injected so that tests can replace each part. */
export interface Parts extends RefusalParts {
  readonly api: ApiListener;
  readonly cache: PageCache;
  readonly renderer: PageRenderer;
  readonly next: NextHandler;
  readonly readForm: FormReader;
  readonly files: StaticFiles;
  readonly processRoutes: ProcessRoutes;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Host and port of the public address. */
  readonly siteHost: string;
  readonly secure: TransportSecurity;
  readonly drain: Pick<Drain, 'draining' | 'track'>;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Routes every request. Cached pages and static files are sent first; only the other requests are limited, logged and given an id. */
export function createRequestHandler(parts: Parts): RequestHandler {
  const { cache, metrics, files, log, drain, addresses } = parts;
  return (request, response) => {
    const startedAt = performance.now();
    const url = request.url ?? '/';
    if (drain.draining) closeConnection(response);
    parts.secure(request, response);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const fresh = isRead && request.headers.rsc === undefined && !asksForFile(request.headers) ? cache.fresh(url) : undefined;
    if (fresh) {
      sendEntry(request, response, fresh);
      metrics.cache('hit');
      metrics.answered('page', 200, (performance.now() - startedAt) / 1000);
      return;
    }
    const live = liveAddress(url);
    const address = live === undefined ? pageAddress(url, request.headers) : pageAddress(live, {});
    const isMoved = live === undefined && address?.movedTo !== undefined;
    const cached = address?.shared && isRead && !isMoved ? cache.peek(address.key, lazyRender(parts, address)) : undefined;
    const entry = live === undefined ? cached?.entry : cached?.entry.live;
    if (cached && entry) {
      sendEntry(request, response, entry);
      metrics.cache(cached.result);
      metrics.answered(address?.payload ? 'payload' : 'page', 200, (performance.now() - startedAt) / 1000);
      return;
    }
    const path = address?.path ?? pathOf(url);
    if (files.send(request, response, path)) return metrics.answered('file', 200, (performance.now() - startedAt) / 1000);
    const route = routeOf(path, address);
    drain.track(response);
    const id = requestIdOf(request.headers['x-request-id']);
    request.headers['x-request-id'] = id;
    // Later code takes the client's address from this header, so a value sent by the client is replaced; empty where no limits apply.
    const client = addresses.of(request.socket.remoteAddress, request.headers['x-forwarded-for'] as string | undefined);
    request.headers['x-client-address'] = addresses.exempt(client) ? '' : client;
    response.once('close', () => {
      const elapsedMs = performance.now() - startedAt;
      const status = response.headersSent ? response.statusCode : 499;
      metrics.answered(route, status, elapsedMs / 1000);
      if (isOverrun(request.socket)) return;
      log.info({ id, method: request.method, path: targetWithoutValues(url), route, status, ms: Number(elapsedMs.toFixed(1)) }, 'request');
    });
    const routed = { route, path, address, id, isRead, isLive: live !== undefined };
    const report = (error: unknown) => {
      if (error instanceof Overload && !response.headersSent) {
        metrics.cache(error.isOwn ? 'limited' : 'shed');
        return refuse(response, { status: error.isOwn ? 429 : 503, waitSeconds: error.waitSeconds, route, path, requestId: id });
      }
      if (error instanceof UnfitForm && !response.headersSent) {
        // The rest of an unread form would be parsed as the next request.
        if (!request.complete) closeConnection(response);
        return refuse(response, { ...error.refusal, route, path, requestId: id });
      }
      // The client has aborted the request.
      if (response.destroyed && !request.complete) return;
      log.error({ id, err: error }, 'A request failed');
      if (response.headersSent) response.destroy();
      else sendPage(request, response, textPage(500, path, id), [['X-Request-Id', id]]).catch(() => response.destroy());
    };
    hidingValuesOf(url, () => answer(parts, request, response, routed).catch(report));
  };
}

interface RoutedRequest {
  readonly route: RouteClass;
  readonly path: string;
  readonly address: PageAddress | undefined;
  readonly id: string;
  readonly isRead: boolean;
  /** Whether the request is for the hydration data of the page. */
  readonly isLive: boolean;
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse, routed: RoutedRequest): Promise<void> {
  const { route, path, address, id } = routed;
  // The API itself refuses undecodable paths, unknown methods and request bodies.
  if (route !== 'api' && !isDecodable(path)) return sendPage(request, response, textPage(404, path, id), [['X-Request-Id', id]]);
  const methods = methodsOf(path, address !== undefined);
  if (route !== 'api' && request.method === 'OPTIONS' && !isReconciliation.test(path)) {
    response.writeHead(204, { Allow: [...methods, 'OPTIONS'].join(', '), 'X-Request-Id': id }).end();
    return;
  }
  const unfit = route === 'api' ? undefined : unfitForm(request, [...methods, 'OPTIONS'], address && parts.siteHost);
  if (unfit) {
    closeConnection(response);
    const extra: [string, string][] = [['X-Request-Id', id], ...(unfit === 405 ? [['Allow', methods.join(', ')] as [string, string]] : [])];
    return sendPage(request, response, textPage(unfit, path, id, unfit === 403 ? 'foreign' : undefined), extra);
  }
  if (route === 'process' && parts.processRoutes(request, response, path)) return;
  if (route === 'api') {
    await parts.api(request, response);
    return;
  }
  const refusal = await checkRequest(parts, request, response, routed);
  if (refusal) {
    parts.metrics.cache(refusal.status === 503 ? 'shed' : 'limited');
    return refuse(response, { ...refusal, route, path, requestId: id });
  }
  if (address) {
    const isAnswered = await answerPage(parts, request, response, routed, address);
    if (isAnswered) return;
  }
  // With this header, Next.js would send itself a request for an action that belongs to another page.
  delete request.headers['next-action'];
  // Bodies from harvesters and reconciliation clients are read before the handler starts, because a body may never arrive.
  const bufferedRequest = request.method === 'POST' ? await parts.readForm(request) : request;
  response.setHeader('X-Request-Id', id);
  response.setHeader('Content-Security-Policy', inertPolicy);
  for (const [name, value] of securityHeaders(path)) response.setHeader(name, value);
  compressResponse(request, response);
  replaceErrorText(response, path, id);
  await parts.next(bufferedRequest, response);
}

/** Before pages of other origins use the reconciliation service, browsers send OPTIONS requests; its route handler answers them. */
const isReconciliation = /^\/reconcile\//;

/** Resolves with false when the address is a file or a stream. */
async function answerPage(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  routed: RoutedRequest,
  address: PageAddress,
): Promise<boolean> {
  const extra = [['X-Request-Id', routed.id]] as const;
  const cachedEntry = routed.isLive ? parts.cache.fresh(address.key) : undefined;
  if (routed.isLive && (!address.shared || (cachedEntry && !cachedEntry.live))) {
    // 404: a page that is rendered per reader contains its hydration data. Under an address, other readers could request them.
    // A cached page without such data is not rendered again to find out.
    await sendPage(request, response, textPage(404, routed.path, routed.id), extra);
    return true;
  }
  if (address.movedTo !== undefined && routed.isRead && !routed.isLive) {
    response.writeHead(307, { Location: address.movedTo, 'Cache-Control': 'private, no-store', 'X-Request-Id': routed.id }).end();
    return true;
  }
  if (!address.shared || (!routed.isRead && !routed.isLive)) {
    parts.metrics.cache('bypass');
    const page = await parts.renderer.personal(request, address.path);
    if (page) await sendPage(request, response, page, extra);
    // The form has been processed: a second handler must not process it again.
    else if (!routed.isRead) throw new Error('A form got no response');
    return page !== undefined;
  }
  const lookup = await parts.cache.load(address.key, () => parts.renderer.shared(address, routed.id, clientOf(request)));
  if (!lookup) return false;
  parts.metrics.cache(lookup.result);
  const entry = routed.isLive ? lookup.entry?.live : lookup.entry;
  const page = routed.isLive ? (lookup.page?.live ?? textPage(404, routed.path, routed.id)) : lookup.page;
  if (entry) sendEntry(request, response, entry);
  else if (page) await sendPage(request, response, page, extra);
  return true;
}

/** Whose turn a rendering is: the client's network, or the connection where no limits apply. */
export function clientOf(request: IncomingMessage): string {
  const address = request.headers['x-client-address'] as string | undefined;
  return address ? addressPartition(address) : `${localConnection}${request.socket.remotePort}`;
}

function lazyRender(parts: Parts, address: PageAddress): Render {
  return (): Promise<FinishedPage | undefined> => parts.renderer.shared(address, requestIdOf(undefined));
}

/** Case-insensitive like the service, because clients written for ASP.NET expect that. */
export const apiPath = /^\/(?:api(?:\/|$)|\.well-known\/|mcp(?:\?|$))/i;

function routeOf(path: string, address: PageAddress | undefined): RouteClass {
  if (address) return address.payload ? 'payload' : 'page';
  if (isProcessRoute(path)) return 'process';
  if (apiPath.test(path)) return 'api';
  if (path.startsWith('/bff/')) return 'bff';
  return 'other';
}
