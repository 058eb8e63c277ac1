import { isProblem } from './problem.ts';

// lib/server and the Next.js bundle each load a copy of this module. Both copies share one count.
const shared = globalThis as { [key: symbol]: number | undefined };
const countKey = Symbol.for('madar.missing-parts');

/** Number of page parts that failed since the process started. When it grows while a page is rendered, that page may be incomplete. */
export const failedParts = (): number => shared[countKey] ?? 0;

/**
 * A handler for `.catch` that replaces an optional part of a page by `value`. It counts failures other than "not found", so that the page
 * is not cached.
 */
export function fallback<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (!isProblem(error) || (error.kind !== 'not_found' && error.kind !== 'gone')) shared[countKey] = failedParts() + 1;
    return value;
  };
}
