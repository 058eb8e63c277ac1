import { type Admission, admit, checkSize, type Gate, type Limits, takeAnonymous } from '#lib/api/admit/admit.ts';
import { type Admitter, createAdmitter } from '#lib/api/admit/admit-caller.ts';
import { serveDocument } from '#lib/api/documents/serve-document.ts';
import { type OperationParts, serveOperation } from '#lib/api/operations/serve-operation.ts';
import { createAnswerCache } from '#lib/api/respond/answer-cache.ts';
import { AnswerHeaders } from '#lib/api/respond/answer-headers.ts';
import { type Call, startCall } from '#lib/api/respond/call.ts';
import { finishResponse, type Reply, type UncompressedResponse } from '#lib/api/respond/finish-response.ts';
import { matchRoute, type Route } from '#lib/api/respond/match-route.ts';
import { Refusal } from '#lib/api/respond/refusal.ts';
import { toRefusal } from '#lib/api/respond/to-refusal.ts';
import { writeProblem } from '#lib/api/respond/write-problem.ts';
import type { Logger } from '#lib/base/logs/logger.ts';
import { redact } from '#lib/base/logs/redact.ts';
import { createCatalogue } from '#lib/collection/create-catalogue.ts';
import { createOperations } from '#lib/collection/create-operations.ts';
import { cursorSigner } from '#lib/collection/sign-cursor.ts';
import { anonymousLimit, requestLimits, tierLimits } from '#lib/contract/service-limits.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Site } from '#lib/domain/site/site.ts';
import type { KeyGate } from '#lib/keys/key/key-gate.ts';
import type { LimitShare } from '#lib/keys/limits/limit-share.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import type { ReadStore } from '#lib/store/port/store.ts';

export interface ServiceOptions {
  readonly store: ReadStore;
  readonly keys: KeyGate;
  readonly cursorSecret: string;
  /** Absolute, without a trailing slash. Exports and API documents link to it. */
  readonly siteUrl: string;
  /** The site's names and operator; by default an unnamed site. */
  readonly site?: Site;
  /** Digest of the program. ETags and cached responses depend on it, since another build may respond differently. */
  readonly program?: string;
  /** Milliseconds since 1970; tests inject a clock. */
  readonly clock?: () => number;
  readonly limits?: Partial<Limits>;
  /** Counters shared by all processes; by default this process counts alone. */
  readonly share?: LimitShare;
  /** Number of processes that serve the same callers. Each allows its share of a caller's concurrent requests. Default 1. */
  readonly processes?: number;
  readonly processingMsMax?: number;
  /** Size of the response cache in bytes; 0 disables it. Default 32 MiB. */
  readonly answerBytesMax?: number;
  readonly logger?: Logger;
  /** While it returns a number, every operation responds with 503 and asks clients to wait that many seconds. */
  readonly maintenance?: () => number | undefined;
  /** Dates of the end of this API version; set once the next one is released. */
  readonly lifecycle?: Lifecycle;
}

export interface CallContext {
  /** Network address of the caller, for the limits of keyless calls. */
  readonly address?: string;
}

export interface Service {
  fetch(request: Request, context?: CallContext): Promise<Response>;
  /** The response as plain data. The server avoids a `Response`, whose creation costs as much as the rest of a request. */
  reply(request: Request, context?: CallContext): Promise<Reply>;
  /** The operations for pages rendered in this process, without HTTP requests, keys and limits. */
  readonly catalogue: Catalogue;
  /** Admits callers of other endpoints, with the same keys and limits. */
  readonly admit: Admitter;
}

/**
 * Creates the HTTP service of the API. Its calls never reject: failures are problem+json. Checks run in this order: route, method, size,
 * language, key, rights, rate, parameters, negotiation, record.
 */
export function createService(options: ServiceOptions): Service {
  const clock = options.clock ?? Date.now;
  const gate = gateOf(options, clock);
  const parts = partsOf(options, clock);

  const answer = async (call: Call, route: Route, context: CallContext): Promise<UncompressedResponse> => {
    if (route.kind === 'unknown') throw new Refusal('route_not_found');
    if (call.request.method === 'OPTIONS') return preflight(call);
    if (call.request.method !== 'GET' && !call.isHead) throw new Refusal('method_not_allowed', { headers: { Allow: allowed } });
    if (route.kind === 'slash') return redirectToPath(call);
    checkSize(call);
    if (route.kind === 'document') {
      await takeAnonymous(gate, call, context.address);
      return serveDocument(route, { ...options, call, now: clock() });
    }
    const { operation, language, id } = route;
    call.operation = operation.id;
    announceEnd(options.lifecycle, call.headers, clock());
    if (!language) throw new Refusal('unsupported_language');
    const waitSeconds = options.maintenance?.();
    if (waitSeconds !== undefined) throw new Refusal('maintenance', { headers: { 'Retry-After': String(waitSeconds) } });
    call.headers.set('Vary', 'Accept, Accept-Encoding, X-Api-Key, Authorization');
    let admission: Admission | undefined;
    try {
      admission = await admit(gate, call, context.address);
      return await serveOperation(parts, call, { operation, language, id }, admission);
    } finally {
      admission?.release();
    }
  };

  /** Handles, counts and logs a request. */
  const reply: Service['reply'] = async (request, context = {}) => {
    const startedAt = performance.now();
    const call = startCall(request, clock());
    let uncompressed: UncompressedResponse;
    try {
      uncompressed = await answer(call, matchRoute(call.url.pathname), context);
    } catch (error) {
      uncompressed = writeProblem(call, toRefusal(error, call, options.logger));
    }
    const response = await finishResponse(uncompressed, call, call.answer);
    const bytes = Number(response.headers.get('content-length') ?? 0);
    if (call.keyId && call.operation) options.keys.count({ keyId: call.keyId, operation: call.operation, status: response.status, bytes });
    options.logger?.info(logFields(call, response.status, bytes, performance.now() - startedAt), 'api');
    return response;
  };

  return {
    reply,
    catalogue: createCatalogue(parts.operations, { clock, logger: options.logger }),
    admit: createAdmitter(gate, options.logger, clock),
    async fetch(request, context = {}) {
      const { status, headers, body } = await reply(request, context);
      return new Response(body, { status, headers: [...headers] });
    },
  };
}

function gateOf(options: ServiceOptions, clock: () => number): Gate {
  return {
    keys: options.keys,
    limiter: createLimiter(clock, options.share),
    limits: { tiers: tierLimits, anonymous: anonymousLimit, ...options.limits },
    processes: options.processes ?? 1,
  };
}

function partsOf(options: ServiceOptions, clock: () => number): OperationParts {
  const { store, siteUrl, program = '', processingMsMax = requestLimits.processingMsMax } = options;
  const operations = createOperations({ store, cursors: cursorSigner(options.cursorSecret, clock), processingMsMax });
  return { operations, store, cache: createAnswerCache(clock, options.answerBytesMax), siteUrl, program };
}

const allowed = 'GET, HEAD, OPTIONS';
const acceptedHeaders = 'X-Api-Key, Authorization, Accept, If-None-Match, If-Modified-Since, X-Request-Id, traceparent';

function preflight(call: Call): UncompressedResponse {
  const headers = new AnswerHeaders(call.headers);
  headers.set('Allow', allowed);
  headers.set('Access-Control-Allow-Methods', allowed);
  headers.set('Access-Control-Allow-Headers', acceptedHeaders);
  headers.set('Access-Control-Max-Age', '86400');
  return { status: 204, headers, body: null };
}

function redirectToPath(call: Call): UncompressedResponse {
  const headers = new AnswerHeaders(call.headers);
  headers.set('Location', `${call.url.pathname.slice(0, -1)}${call.url.search}`);
  return { status: 308, headers, body: null };
}

/** Fields of a request in the log, without query text, headers and address: search terms are not logged. */
function logFields(call: Call, status: number, bytes: number, ms: number): object {
  const traceparent = call.request.headers.get('traceparent');
  return {
    requestId: call.requestId,
    method: call.request.method,
    operation: call.operation ?? redact(call.url.pathname),
    language: call.language,
    status,
    bytes,
    ms: Math.round(ms * 10) / 10,
    ...(call.keyId && { keyId: call.keyId }),
    ...(traceparent && /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(traceparent) && { traceparent }),
  };
}

/**
 * The end of this API version, once there is a next one (RFC 9745, RFC 8594). Times in milliseconds; `sunsetAt` is at least a year after
 * `deprecatedAt`.
 */
interface Lifecycle {
  readonly deprecatedAt: number;
  readonly sunsetAt: number;
  /** Address of the next version. `notice` is the address of the page about the migration. */
  readonly successor: string;
  readonly notice: string;
}

/** Adds deprecation headers; from `sunsetAt` on, throws a refusal with status 410. */
function announceEnd(lifecycle: Lifecycle | undefined, headers: AnswerHeaders, now: number): void {
  if (!lifecycle || now < lifecycle.deprecatedAt) return;
  headers.set('Deprecation', `@${Math.floor(lifecycle.deprecatedAt / 1000)}`);
  headers.set('Sunset', new Date(lifecycle.sunsetAt).toUTCString());
  headers.append('Link', `<${lifecycle.notice}>; rel="deprecation"; type="text/html"`);
  headers.append('Link', `<${lifecycle.successor}>; rel="successor-version"`);
  if (now >= lifecycle.sunsetAt) throw new Refusal('operation_retired');
}
