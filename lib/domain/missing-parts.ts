import { isProblem } from './problem.ts';

// lib/server and the bundle of Next.js each load this module; the count is one.
const place = globalThis as { [key: symbol]: number | undefined };
const placeKey = Symbol.for('madar.missing-parts');

/** How many parts of pages could not be had since the process began: where it grows while a page is made, the page may lack one. */
export const missingParts = (): number => place[placeKey] ?? 0;

/** For `.catch` of a part that a page can do without: `value` in its place. What fails, rather than not being there, is counted, so that the page is not kept. */
export function leftOut<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (!isProblem(error) || (error.kind !== 'not_found' && error.kind !== 'gone')) place[placeKey] = missingParts() + 1;
    return value;
  };
}
