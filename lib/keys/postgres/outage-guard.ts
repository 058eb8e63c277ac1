import { isProblem } from '#lib/base/problem.ts';

/** After a lost connection, calls fail at once for this time; then one call tries the server again. */
const pauseMs = 1000;

/** The SQLSTATE of an error: five characters with at least one digit. */
export function stateOf(error: unknown): string | undefined {
  const code = String((error as { code?: unknown } | undefined)?.code);
  return /^(?=.*\d)[\dA-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the server was unreachable, shut down or silent. Any other error that it reports is not an outage. */
export function isLost(error: unknown): boolean {
  if (isProblem(error)) return error.kind === 'unavailable';
  const state = stateOf(error);
  return state === undefined || /^(?:08|57P)/.test(state);
}

/** Runs calls to a server; during an outage they fail at once. `now` in milliseconds. */
export function outageGuard(now: () => number = () => performance.now()): <T>(call: () => Promise<T>) => Promise<T> {
  let cause: unknown;
  let nextTryAt = Number.NEGATIVE_INFINITY;
  return async (call) => {
    if (cause !== undefined) {
      if (now() < nextTryAt) throw cause;
      // One call tries; the others fail without waiting.
      nextTryAt = Number.POSITIVE_INFINITY;
    }
    try {
      const result = await call();
      cause = undefined;
      return result;
    } catch (error) {
      cause = isLost(error) ? error : undefined;
      nextTryAt = now() + pauseMs;
      throw error;
    }
  };
}
