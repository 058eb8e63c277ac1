import { Problem } from './problem.ts';

/** The value of `work`, which goes on after the time-out. Rejects with an `unavailable` problem after `timeMs`. */
export function withinTime<T>(work: Promise<T>, timeMs: number, problem: { detail: string; retryAfterSeconds?: number }): Promise<T> {
  const expiry = Promise.withResolvers<never>();
  const timer = setTimeout(() => expiry.reject(new Problem('unavailable', problem)), timeMs);
  return Promise.race([work, expiry.promise]).finally(() => clearTimeout(timer));
}
