import type { Problem } from '#lib/base/problem.ts';

const explainedKinds = ['not_found', 'gone', 'rate_limited', 'quota', 'unavailable', 'bad_request'] as const;

/** The message key of the texts that explain a failure; it is a member of `problems` in the message files. */
export function problemMessageKey(problem: Problem): (typeof explainedKinds)[number] | 'internal' {
  return explainedKinds.find((kind) => kind === problem.kind) ?? (problem.status === 503 ? 'unavailable' : 'internal');
}
