import type { Problem } from '#lib/domain/problem.ts';

const told = ['not_found', 'gone', 'rate_limited', 'quota', 'unavailable', 'bad_request'] as const;

/** Which of the texts under `problems` tells a reader of a failure. */
export function shownProblem(problem: Problem): (typeof told)[number] | 'internal' {
  return told.find((one) => one === problem.kind) ?? (problem.status === 503 ? 'unavailable' : 'internal');
}
