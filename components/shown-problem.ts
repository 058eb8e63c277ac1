import type { Problem } from '#lib/domain/problem.ts';

const shownKinds = ['not_found', 'gone', 'rate_limited', 'quota', 'unavailable', 'bad_request'] as const;

/** The message key under `problems` for a failure. */
export function shownProblem(problem: Problem): (typeof shownKinds)[number] | 'internal' {
  return shownKinds.find((kind) => kind === problem.kind) ?? (problem.status === 503 ? 'unavailable' : 'internal');
}
