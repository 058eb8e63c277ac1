import { expect, test } from 'vitest';
import { makeRoom, memoryShare, windowsMax } from './limit-share.ts';
import { createLimiter } from './limiter.ts';

test('a flood of addresses neither exceeds the bound of windows nor slows each request', async () => {
  const windows = new Map<string, { endsAt: number }>();
  let looked = 0;
  const window = () => ({
    get endsAt() {
      looked += 1;
      return 60_000;
    },
  });
  const flood = 3 * windowsMax;
  for (let index = 0; index < flood; index += 1) {
    makeRoom(windows, 0);
    windows.set(String(index), window());
  }
  expect(windows.size).toBeLessThanOrEqual(windowsMax);
  expect(windows.has(String(flood - 1))).toBe(true);
  expect(looked / flood).toBeLessThan(3);
});

test('ended windows are evicted first', () => {
  const windows = new Map(Array.from({ length: windowsMax }, (_, place) => [String(place), { endsAt: place < 10 ? 5 : 100 }]));
  makeRoom(windows, 50);
  expect(windows.size).toBe(windowsMax - 10);
});

test('with a shared count, a refused caller is still refused after a flood of others', async () => {
  const share = memoryShare();
  const limiter = createLimiter(() => 0, { ...share, giveBack: async () => undefined });
  const policy = { name: 'page', quota: 3, windowSeconds: 60 } as const;
  const take = async (partition: string) => (await limiter.take(partition, [policy], 1)).violated === undefined;
  expect([await take('a'), await take('a'), await take('a'), await take('a')]).toEqual([true, true, true, false]);
  for (let index = 0; index < 1000; index += 1) await take(`2001:db8:${index.toString(16)}:0::/64`);
  expect(await take('a')).toBe(false);
});
