import { expect, it } from 'vitest';
import { runOnce } from './run-once.ts';

it('runOnce does its work once for all callers, and again after a failure', async () => {
  let turns = 0;
  const ask = runOnce(async () => {
    turns += 1;
    if (turns === 1) throw new Error('not now');
    return turns;
  });
  const first = await Promise.allSettled([ask(), ask()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  expect(await ask()).toBe(2);
});
