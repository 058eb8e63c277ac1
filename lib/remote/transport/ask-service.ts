import { isProblem, Problem } from '#lib/base/problem.ts';
import type { ClientOperation } from '#lib/remote/profile/operations.ts';
import { type FetchedResponse, fetchAnswer } from './fetch-answer.ts';
import type { Transport } from './transport.ts';

/** A response. `asOf` is set if it comes from the cache because the service failed. */
export interface AnswerEntry extends FetchedResponse {
  /** When the response was stored, in UTC. */
  readonly asOf?: string;
}

/** Determines how long a response is cached. Lookups are cached longer, because they rarely change. */
export type CacheClass = 'list' | 'lookup';

/** Runs calls with retries, limits and a cache; see `create-resilience.ts`. `key` identifies the response. */
export type Resilience = (
  key: string,
  cacheClass: CacheClass,
  call: (signal: AbortSignal) => Promise<FetchedResponse>,
) => Promise<AnswerEntry>;

/** One request, for the log; without headers and body. */
export interface ClientEvent {
  readonly operation: ClientOperation;
  readonly path: string;
  readonly milliseconds: number;
  /** `ok`, `stale`, or the kind of the `Problem`. */
  readonly outcome: string;
  readonly detail?: string;
  readonly requestId?: string;
}

export interface AskOptions {
  readonly transport: Transport;
  readonly resilience?: Resilience;
  readonly log?: (event: ClientEvent) => void;
  /** Removes secrets from a text before it is logged. */
  readonly redact?: (text: string) => string;
}

/** Requests a path. `key` replaces the path as cache key, for a request that must not be answered from the cache. */
export type Ask = (operation: ClientOperation, path: string, key?: string) => Promise<AnswerEntry>;

/** All requests of the client pass through this function. Rejects with a `Problem` only. */
export function createAsk({ transport, resilience, log, redact = (text) => text }: AskOptions): Ask {
  return async (operation, path, key = path) => {
    const startedAt = performance.now();
    const report = (outcome: string, problem?: Problem) =>
      log?.({
        operation,
        // Search terms are not logged.
        path: redact(path.split('?')[0] ?? ''),
        milliseconds: Math.round(performance.now() - startedAt),
        outcome,
        ...(problem?.detail !== undefined && { detail: problem.detail }),
        ...(problem?.requestId !== undefined && { requestId: problem.requestId }),
      });
    const cacheClass = operation === 'researchTypes' || operation === 'researchAreas' ? 'lookup' : 'list';
    const call = (signal?: AbortSignal) => fetchAnswer(transport, path, signal);
    try {
      const answer: AnswerEntry = await (resilience ? resilience(key, cacheClass, call) : call());
      report(answer.asOf === undefined ? 'ok' : 'stale');
      return answer;
    } catch (error) {
      const problem = redactedProblem(error, redact);
      report(problem.kind, problem);
      throw problem;
    }
  };
}

function redactedProblem(error: unknown, redact: (text: string) => string): Problem {
  if (!isProblem(error))
    return new Problem('internal', { detail: redact(error instanceof Error ? error.message : String(error)), cause: error });
  if (error.detail === undefined || redact(error.detail) === error.detail) return error;
  const { kind, detail, retryAfterSeconds, requestId, movedTo } = error;
  return new Problem(kind, {
    detail: redact(detail),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(requestId !== undefined && { requestId }),
    ...(movedTo !== undefined && { movedTo }),
  });
}

/** Rethrows an error of a request by id. A malformed id is reported as an unknown one: for a reader both are the same. */
export function unknownIfMalformed(error: unknown): never {
  throw isProblem(error) && error.kind === 'bad_request' ? new Problem('not_found', { detail: error.detail ?? '', cause: error }) : error;
}
