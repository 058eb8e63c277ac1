import { type Answer, fetchAnswer } from '#lib/client/transport/fetch-answer.ts';
import type { Transport } from '#lib/client/transport/transport.ts';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import type { AskedOperation } from './operations.ts';

/** An answer, and since when it is kept if the service could not be asked now. */
export interface AnswerEntry extends Answer {
  /** UTC. */
  readonly asOf?: string;
}

/** How long an answer stays fresh: lookups hardly change. */
export type CacheClass = 'list' | 'lookup';

/** Runs calls with retries, limits and kept answers; see `create-resilience.ts`. `key` names the answer. */
export type Resilience = (key: string, cacheClass: CacheClass, call: (signal: AbortSignal) => Promise<Answer>) => Promise<AnswerEntry>;

/** One request that was made, for the log. Holds no header and no body. */
export interface ClientEvent {
  readonly operation: AskedOperation;
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
  /** Takes secrets out of a text before it reaches a log. */
  readonly redact?: (text: string) => string;
}

/** `key` names the answer where the path alone would find a kept one. */
export type Ask = (operation: AskedOperation, path: string, key?: string) => Promise<AnswerEntry>;

/** The one way by which the client asks. Rejects with a `Problem` and nothing else. */
export function createAsk({ transport, resilience, log, redact = (text) => text }: AskOptions): Ask {
  return async (operation, path, key = path) => {
    const started = performance.now();
    const report = (outcome: string, problem?: Problem) =>
      log?.({
        operation,
        // What somebody searched for is not the log's business.
        path: redact(path.split('?')[0] ?? ''),
        milliseconds: Math.round(performance.now() - started),
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
      const problem = cleaned(error, redact);
      report(problem.kind, problem);
      throw problem;
    }
  };
}

function cleaned(error: unknown, redact: (text: string) => string): Problem {
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

/** For details: an address with a malformed id leads nowhere, which for a reader is the same as an unknown one. */
export function unknownIfMalformed(error: unknown): never {
  throw isProblem(error) && error.kind === 'bad_request' ? new Problem('not_found', { detail: error.detail ?? '', cause: error }) : error;
}
