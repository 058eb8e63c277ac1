import { isProblem, Problem } from '#lib/base/problem.ts';

/** Turns an error into a value that pages render. For an error that a page throws, Next.js would send HTML without content. */
export function toProblem(error: unknown): { problem: Problem } {
  if (isProblem(error)) return { problem: error };
  console.error(error);
  return { problem: new Problem('internal', { cause: error }) };
}
