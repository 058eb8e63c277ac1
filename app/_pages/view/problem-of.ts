import { isProblem, Problem } from '#lib/domain/problem.ts';

/** For `.catch`: a page shows a failure as content, because a page that throws has no language and no body. */
export function problemOf(error: unknown): { problem: Problem } {
  if (isProblem(error)) return { problem: error };
  console.error(error);
  return { problem: new Problem('internal', { cause: error }) };
}
