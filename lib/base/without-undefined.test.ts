import { expect, test } from 'vitest';
import { withoutUndefined } from './without-undefined.ts';

test('a value keeps its defined members, and a member named __proto__ is one of them', () => {
  const value = JSON.parse('{"a":1,"__proto__":{"b":2}}') as Record<string, unknown>;
  const defined = withoutUndefined<Record<string, unknown>>({ ...value, c: undefined });
  expect(JSON.stringify(withoutUndefined(value))).toBe('{"a":1,"__proto__":{"b":2}}');
  expect(Object.keys(defined)).toEqual(['a', '__proto__']);
  expect(Object.getPrototypeOf(defined)).toBe(Object.prototype);
});
