import { expect, test } from 'vitest';
import { createResponseCache } from './create-resilience.ts';

const answer = (size: number, headers = new Headers()) => ({ answer: { payload: {}, headers, size }, at: 0 });
const keys = (length: number) => Array.from({ length: 200 }, (_, place) => `${'k'.repeat(length)}${place}`);
const keptOf = (length: number, one: ReturnType<typeof answer>) => {
  const cache = createResponseCache(1_000_000);
  for (const key of keys(length)) cache.set(key, one);
  return keys(length).filter((key) => cache.get(key)).length;
};

test('the size includes responses, their keys and their headers', () => {
  expect(keptOf(1, answer(10_000))).toBe(32);
  expect(keptOf(8000, answer(0))).toBe(58);
  expect(keptOf(1, answer(0, new Headers({ 'x-long': 'x'.repeat(20_000) })))).toBe(47);
});

test('an answer larger than a quarter of the cache evicts no other', () => {
  const cache = createResponseCache(1_000_000);
  cache.set('small', answer(100));
  cache.set('huge', answer(100_000));
  expect([cache.get('small'), cache.get('huge')]).toEqual([answerWithSize(100), undefined]);
});

const answerWithSize = (size: number) => expect.objectContaining({ answer: expect.objectContaining({ size }) });
