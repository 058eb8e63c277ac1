import { isProblem, Problem } from '#lib/domain/problem.ts';

/** Turns an error into a value, for `.catch`: pages render failures as content, because a thrown error would lose language and body. */
export function toProblem(error: unknown): { problem: Problem } {
  if (isProblem(error)) return { problem: error };
  console.error(error);
  return { problem: new Problem('internal', { cause: error }) };
}
