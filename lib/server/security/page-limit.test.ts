import { expect, test } from 'vitest';
import { memoryShare } from '#lib/keys/limits/limit-share.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { createPageLimit } from './page-limit.ts';

/** Several processes that share the counts of their limiters. */
const processes = (many: number, quota: number) => {
  const clock = { now: Date.UTC(2026, 10, 22, 12) };
  const share = memoryShare();
  const limits = Array.from({ length: many }, () =>
    createPageLimit(
      createLimiter(() => clock.now, share),
      quota,
      () => clock.now,
    ),
  );
  const count = async (address: string, place = 0) => {
    const seconds = limits[place]?.count(address);
    await new Promise((resolve) => setImmediate(resolve));
    return seconds;
  };
  return { clock, count };
};

test('the limit holds for one window and then starts again', async () => {
  const { clock, count } = processes(1, 3);
  // One request too many is rendered, because `count` does not wait for the limiter.
  for (let turn = 0; turn < 4; turn += 1) expect(await count('203.0.113.9')).toBeUndefined();
  clock.now += 2_500;
  expect(await count('203.0.113.9')).toBe(58);
  expect(await count('203.0.113.10')).toBeUndefined();
  clock.now += 57_500;
  expect(await count('203.0.113.9')).toBeUndefined();
});

test('processes count an address together: three do not allow three times as much', async () => {
  const { count } = processes(3, 30);
  let renderCount = 0;
  for (let turn = 0; turn < 300; turn += 1) if ((await count('203.0.113.9', turn % 3)) === undefined) renderCount += 1;
  expect(renderCount).toBeGreaterThanOrEqual(30);
  expect(renderCount).toBeLessThanOrEqual(33);
});

test('addresses of one /64 count together, of two /64 separately', async () => {
  const { count } = processes(1, 1);
  await count('2001:db8:1:2::1');
  await count('2001:db8:1:2:aaaa::');
  expect(await count('2001:0db8:0001:0002:0:0:0:9')).toBe(60);
  expect(await count('2001:db8:1:3::1')).toBeUndefined();
});

test('a flood of networks blocks only the newest, up to the bound of stored ones', async () => {
  const policy = { name: 'page', quota: 1, windowSeconds: 60 } as const;
  const violated = { policy, remaining: 0, resetSeconds: 60 };
  const limit = createPageLimit({ take: async () => ({ states: [violated], violated }) }, 1, () => 0);
  const network = (index: number) => `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`;
  for (let index = 0; index < 60_000; index += 1) limit.count(network(index));
  await new Promise((resolve) => setImmediate(resolve));
  expect([limit.count(network(9_999)), limit.count(network(10_001)), limit.count(network(59_999))]).toEqual([undefined, 60, 60]);
});
