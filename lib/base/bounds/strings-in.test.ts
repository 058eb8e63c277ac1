import { expect, it } from 'vitest';
import { scalarText, stringsIn } from './strings-in.ts';

it('stringsIn returns the strings of a value and no inherited members', () => {
  expect(stringsIn('a')).toEqual(['a']);
  expect(stringsIn([Array.prototype.sort, 'a', {}, ['b'], 1, 'c'])).toEqual(['a', 'c']);
  for (const value of [undefined, null, {}, () => 'a', Object.prototype]) expect(stringsIn(value)).toEqual([]);
});

it('stringsIn returns scalars as text and objects as empty text, even with a custom toString', () => {
  expect(['a', 1, false].map(scalarText)).toEqual(['a', '1', 'false']);
  expect([null, undefined, [], { toString: 1, valueOf: 1 }].map(scalarText)).toEqual(['', '', '', '']);
});
