import { isProblem } from '#lib/domain/problem.ts';

/** After a server was lost nobody waits for it: for so long calls fail at once, then one tries. */
const pauseMs = 1000;

/** A code of the server: SQLSTATE, five signs, a digit among them. */
export function stateOf(error: unknown): string | undefined {
  const code = String((error as { code?: unknown } | undefined)?.code);
  return /^(?=.*\d)[\dA-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the server was not reached, ended, or said nothing; what it refuses is no such thing. */
export function isLost(error: unknown): boolean {
  if (isProblem(error)) return error.kind === 'unavailable';
  const state = stateOf(error);
  return state === undefined || /^(?:08|57P)/.test(state);
}

/** Runs calls to a server, and spares callers the wait for one that is away. `now` in milliseconds. */
export function outageGuard(now: () => number = () => performance.now()): <T>(call: () => Promise<T>) => Promise<T> {
  let cause: unknown;
  let nextTryAt = Number.NEGATIVE_INFINITY;
  return async (call) => {
    if (cause !== undefined) {
      if (now() < nextTryAt) throw cause;
      // One tries; the others need not wait with it.
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
