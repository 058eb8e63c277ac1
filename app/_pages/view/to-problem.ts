import { isProblem, Problem } from '#lib/domain/problem.ts';

/** Turns an error into a value, for `.catch`. Pages render it: a thrown error would be sent as HTML without language and content. */
export function toProblem(error: unknown): { problem: Problem } {
  if (isProblem(error)) return { problem: error };
  console.error(error);
  return { problem: new Problem('internal', { cause: error }) };
}
