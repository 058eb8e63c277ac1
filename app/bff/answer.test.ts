import { expect, it, vi } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { Problem } from '#lib/base/problem.ts';
import { instance } from '#lib/setup/compose.ts';
import { POST } from './[language]/research/[id]/citations/route.ts';
import { answer } from './answer.ts';

withStarterInstance();

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

it('a copied citation is read only if it is counted, and never for another site', async () => {
  const served = await instance();
  const read = vi.spyOn(served.collection, 'research');
  const post = async (id: string, site?: string) => {
    const request = new Request('https://madar.example', { method: 'POST', ...(site && { headers: { 'sec-fetch-site': site } }) });
    return (await POST(request, { params: Promise.resolve({ language: 'en', id }) })).status;
  };
  expect([await post('1', 'cross-site'), await post('1', 'same-site'), await post('1')]).toEqual([403, 403, 403]);
  expect(read).not.toHaveBeenCalled();
  expect([await post('1', 'same-origin'), await post('999999', 'same-origin')]).toEqual([204, 404]);
  read.mockClear();
  const { countRecordUse } = served;
  Object.assign(served, { countRecordUse: undefined });
  const uncounted = await post('1', 'same-origin').finally(() => Object.assign(served, { countRecordUse }));
  expect([uncounted, read.mock.calls]).toEqual([204, []]);
});
