import { expect, it, vi } from 'vitest';
import * as problems from '#lib/remote/reader/envelopes/read-problem.ts';
import { fetchAnswer } from './fetch-answer.ts';

const outcomeOf = (answer: () => Response) =>
  fetchAnswer(async () => answer(), '/api/en/Research/GetResearchById/7').catch((error) => error);
const moved = (location: string) => () => new Response(null, { status: 301, headers: { location } });
const deep = `${'{"message":'.repeat(200_000)}1${'}'.repeat(200_000)}`;

it.each([
  ['a redirect to an id that is no UTF-8', 'upstream_error', moved('/api/en/Research/GetResearchById/%zz')],
  ['a redirect with a name and a password', 'config', moved('http://user:word@madar.internal/api/en/x')],
  ['a redirect to no address', 'config', moved('http://[')],
  ['an error that is nested without end', 'upstream_error', () => new Response(deep, { status: 500 })],
  ['an answer that is nested without end', 'bad_payload', () => new Response(deep)],
  ['an error with lists of errors without end', 'bad_request', () => new Response(`{"errors":${'['.repeat(200_000)}`, { status: 400 })],
] as const)('%s is %s of the other side', async (_name, kind, answer) => {
  expect(await outcomeOf(answer)).toMatchObject({ name: 'Problem', kind });
});

it('an answer that makes its reader fail is a bad answer, not our failure', async () => {
  const softProblem = vi.spyOn(problems, 'softProblem').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect(await outcomeOf(() => Response.json({ id: 7 }))).toMatchObject({ name: 'Problem', kind: 'bad_payload' });
  softProblem.mockRestore();
});
