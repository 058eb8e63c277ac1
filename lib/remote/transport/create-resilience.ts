import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  fullJitterGenerator,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { createByteBound } from '#lib/base/bounds/byte-bound.ts';
import { isProblem, Problem, type ProblemKind } from '#lib/base/problem.ts';
import type { AnswerEntry, CacheClass, Resilience } from './ask-service.ts';
import type { FetchedResponse } from './fetch-answer.ts';

interface CachedAnswer {
  readonly answer: FetchedResponse;
  /** When the response was received, in milliseconds since the epoch. */
  readonly at: number;
}

/** Bytes of memory assumed per character of a response (measured: 1.8 to 2.3 for lists of records). */
const parsedBytes = 3;

/** An LRU cache of responses, bounded by bytes of memory. */
export function createResponseCache(bytesMax: number) {
  const entries = createByteBound<CachedAnswer & { readonly size: number }>(bytesMax);
  return {
    get(key: string): CachedAnswer | undefined {
      const cached = entries.get(key);
      if (cached) entries.touch(key, cached);
      return cached;
    },
    set: (key: string, cached: CachedAnswer) => entries.set(key, { ...cached, size: sizeOf(cached.answer) }),
  };
}

function sizeOf({ size, headers }: FetchedResponse): number {
  let bytes = parsedBytes * size;
  for (const [name, value] of headers) bytes += name.length + value.length;
  return bytes;
}

/** All times in milliseconds; tests shorten them. */
export interface ResilienceOptions {
  readonly tryTimeoutMs?: number;
  readonly deadlineMs?: number;
  readonly concurrencyMax?: number;
  readonly breakAfter?: number;
  readonly breakMs?: number;
  /** Time without requests after the key was rejected. */
  readonly authBreakMs?: number;
  readonly retryDelayMs?: number;
  readonly freshMs?: Readonly<Record<CacheClass, number>>;
  readonly staleMs?: number;
  readonly cacheBytesMax?: number;
  readonly now?: () => number;
  /** Called when requests to the service are paused and when they resume. */
  readonly onPause?: (paused: boolean) => void;
}

const hour = 3_600_000;
/** Maximum number of waiting calls. A longer queue could not be served within the deadline. */
const queueMax = 200;

/** Failures that are replaced with a cached response. A rejected key or a denied permission is not among them. */
const staleKinds: ReadonlySet<ProblemKind> = new Set([
  'unavailable',
  'upstream_error',
  'rate_limited',
  'quota',
  'blocked',
  'bad_payload',
  'config',
]);

/** Runs calls with a cache, retries and a deadline. Equal concurrent calls share a request; on failure, a cached response is returned. */
export function createResilience(options: ResilienceOptions = {}): Resilience {
  const { freshMs = { list: 60_000, lookup: hour }, staleMs = 24 * hour, cacheBytesMax = 64 * 1024 * 1024, now = Date.now } = options;
  const policy = createPolicy(options);
  const cache = createResponseCache(cacheBytesMax);
  const runningCalls = new Map<string, Promise<AnswerEntry>>();
  const ask = async (
    key: string,
    call: (signal: AbortSignal) => Promise<FetchedResponse>,
    cached: CachedAnswer | undefined,
  ): Promise<AnswerEntry> => {
    try {
      const answer = await policy.run.execute(({ signal }) => call(signal));
      cache.set(key, { answer, at: now() });
      return answer;
    } catch (error) {
      const problem = policy.problemOf(error);
      if (!cached || now() - cached.at > staleMs || !staleKinds.has(problem.kind)) throw problem;
      return { ...cached.answer, asOf: new Date(cached.at).toISOString().replace(/\.\d+Z$/, 'Z') };
    }
  };
  return async (key, cacheClass, call) => {
    const cached = cache.get(key);
    // Negative if the clock was set back. The age is then unknown, and the cached response is not used as fresh.
    const ageMs = cached ? now() - cached.at : Number.POSITIVE_INFINITY;
    if (cached && ageMs >= 0 && ageMs < freshMs[cacheClass]) return cached.answer;
    return runningCalls.getOrInsertComputed(key, () => ask(key, call, cached).finally(() => runningCalls.delete(key)));
  };
}

/** Policies from outermost to innermost: deadline, bulkhead, retries by kind of failure, circuit breakers, time-out of one attempt. */
function createPolicy(options: ResilienceOptions) {
  const {
    tryTimeoutMs = 4000,
    deadlineMs = 8000,
    concurrencyMax = 6,
    breakAfter = 5,
    breakMs = 30_000,
    authBreakMs = 60_000,
    retryDelayMs = 250,
  } = options;
  const hasKind = (kind: ProblemKind) => handleWhen((error) => !(error instanceof BrokenCircuitError) && problemOf(error).kind === kind);
  const keyBreaker = circuitBreaker(hasKind('auth'), { halfOpenAfter: authBreakMs, breaker: new ConsecutiveBreaker(1) });
  const breaker = circuitBreaker(hasKind('unavailable'), { halfOpenAfter: breakMs, breaker: new ConsecutiveBreaker(breakAfter) });
  breaker.onStateChange((state) => options.onPause?.(state === CircuitState.Open));
  const problemOf = (error: unknown): Problem => {
    if (isProblem(error)) return error;
    if (error instanceof BrokenCircuitError) {
      if (keyBreaker.state !== CircuitState.Closed)
        return new Problem('auth', { detail: 'The key was refused a moment ago.', cause: error });
      return new Problem('unavailable', {
        detail: 'The service failed repeatedly; requests to it are paused.',
        retryAfterSeconds: Math.ceil(breakMs / 1000),
        cause: error,
      });
    }
    if (error instanceof TaskCancelledError)
      return new Problem('unavailable', { detail: 'The service did not answer before the time-out.', cause: error });
    if (error instanceof BulkheadRejectedError)
      return new Problem('unavailable', { detail: 'Too many requests are waiting for the service.', cause: error });
    return new Problem('internal', { detail: error instanceof Error ? error.message : String(error), cause: error });
  };
  const backoff = new ExponentialBackoff({ initialDelay: retryDelayMs, maxDelay: retryDelayMs * 8, generator: fullJitterGenerator });
  // Retries only if the wait ends before the deadline.
  const canWait = handleWhen((error) => isProblem(error) && error.kind === 'rate_limited' && waitOf(error) < deadlineMs - 500);
  const statedBackoff = new DelegateBackoff<{ result: unknown }>(({ result }) => waitOf((result as { error?: unknown }).error));
  const run = wrap(
    timeout(deadlineMs, TimeoutStrategy.Aggressive),
    bulkhead(concurrencyMax, queueMax),
    retry(canWait, { maxAttempts: 1, backoff: statedBackoff }),
    retry(hasKind('upstream_error'), { maxAttempts: 1, backoff }),
    retry(hasKind('unavailable'), { maxAttempts: 2, backoff }),
    keyBreaker,
    breaker,
    timeout(tryTimeoutMs, TimeoutStrategy.Aggressive),
  );
  return { run, problemOf };
}

function waitOf(error: unknown): number {
  return isProblem(error) ? (error.retryAfterSeconds ?? 1) * 1000 : 0;
}
