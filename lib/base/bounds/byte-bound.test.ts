import { expect, test } from 'vitest';
import { createByteBound } from './byte-bound.ts';

test('the size includes keys: many long keys with short values stay within the bound', () => {
  const cache = createByteBound<{ size: number }>(1_000_000);
  for (let turn = 0; turn < 1000; turn += 1) cache.set(`${'k'.repeat(8000)}${turn}`, { size: 10 });
  expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
  expect(cache.count).toBe(58);
  expect(cache.get(`${'k'.repeat(8000)}999`)).toBeDefined();
});

test('short keys without values are bounded too', () => {
  const cache = createByteBound<{ size: number }>(1_000_000);
  for (let turn = 0; turn < 5000; turn += 1) cache.set(String(turn), { size: 0 });
  expect(cache.count).toBeLessThan(1000);
});

test('a replaced or removed value is counted once, and a growing one evicts others', () => {
  const cache = createByteBound<{ size: number }>(100_000);
  const values = ['a', 'b', 'c', 'd'].map((key) => [key, { size: 15_000 }] as const);
  for (const [key, value] of [...values, ...values]) cache.set(key, value);
  expect([cache.count, cache.bytes]).toEqual([4, 64_008]);
  const d = values[3]?.[1] as { size: number };
  d.size += 40_000;
  cache.grow('d', d, 40_000);
  expect([...cache.entries()].map(([key]) => key)).toEqual(['b', 'c', 'd']);
  for (const key of ['b', 'c', 'd']) cache.delete(key);
  expect([cache.count, cache.bytes]).toEqual([0, 0]);
});

test('a value that exceeds a quarter with its key is not stored', () => {
  const cache = createByteBound<{ size: number }>(40_000);
  cache.set('k'.repeat(4000), { size: 2000 });
  expect(cache.count).toBe(0);
});
