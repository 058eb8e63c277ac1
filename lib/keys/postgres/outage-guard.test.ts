import { expect, it } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import { isLost, outageGuard } from './outage-guard.ts';

it('during an outage one call per second tries the server and the others fail at once, until one succeeds', async () => {
  const clock = { now: 0 };
  const guard = outageGuard(() => clock.now);
  let callCount = 0;
  const lost = async () => {
    callCount += 1;
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  };
  for (const now of [0, 500, 999, 1000, 1999]) {
    clock.now = now;
    await expect(guard(lost)).rejects.toThrow('refused');
  }
  expect(callCount).toBe(2);

  clock.now = 2000;
  const { promise, resolve } = Promise.withResolvers<string>();
  const trying = guard(() => promise);
  await expect(guard(async () => 'answered')).rejects.toThrow('refused');
  resolve('back');
  expect([await trying, await guard(async () => 'answered')]).toEqual(['back', 'answered']);
});

it.each([
  [Object.assign(new Error('x'), { code: 'EPIPE' }), true],
  [new Error('Query read timeout'), true],
  [Object.assign(new Error('starting up'), { code: '57P03' }), true],
  [new Problem('unavailable', { detail: 'away' }), true],
  [Object.assign(new Error('took too long'), { code: '57014' }), false],
  [Object.assign(new Error('twice'), { code: '23505' }), false],
  [new Problem('config', { detail: 'another pepper' }), false],
])('%s: lost is %s', (error, lost) => expect(isLost(error)).toBe(lost));
