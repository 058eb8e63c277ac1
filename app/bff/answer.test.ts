import { expect, it } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import { answer } from './answer.ts';

const retryAfterOf = async (problem: Problem) => {
  const response = await answer('en', () => Promise.reject(problem));
  return [response.status, response.headers.get('retry-after')];
};

it('an answer for the browser states when to try again, where waiting helps', async () => {
  expect(await retryAfterOf(new Problem('unavailable', { retryAfterSeconds: 5 }))).toEqual([503, '5']);
  expect(await retryAfterOf(new Problem('unavailable'))).toEqual([503, '10']);
  expect(await retryAfterOf(new Problem('rate_limited', { retryAfterSeconds: 60 }))).toEqual([429, '60']);
  expect(await retryAfterOf(new Problem('not_found'))).toEqual([404, null]);
});
