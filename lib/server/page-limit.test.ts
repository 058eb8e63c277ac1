import { expect, test } from 'vitest';
import { createPageLimit } from './page-limit.ts';

test('the limit holds for one window and then starts anew', () => {
  let time = 0;
  const limit = createPageLimit(3, 60_000, () => time);
  expect([1, 2, 3].map(() => limit.count('203.0.113.9'))).toEqual([undefined, undefined, undefined]);
  time = 20_500;
  expect(limit.count('203.0.113.9')).toBe(40);
  expect(limit.count('203.0.113.10')).toBeUndefined();
  time = 60_000;
  expect(limit.count('203.0.113.9')).toBeUndefined();
});

test('addresses of one /64 count together, of two /64 apart', () => {
  const limit = createPageLimit(1, 60_000, () => 0);
  expect(limit.count('2001:db8:1:2::1')).toBeUndefined();
  expect(limit.count('2001:db8:1:2:aaaa::')).toBe(60);
  expect(limit.count('2001:db8:1:3::1')).toBeUndefined();
  expect(limit.count('2001:0db8:0001:0002:0:0:0:9')).toBe(60);
});
