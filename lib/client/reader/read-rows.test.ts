import { expect, it } from 'vitest';
import { readRows } from './read-payloads.ts';

it('a row whose reader throws is skipped, and a reader that throws for all rows is reported', () => {
  const read = (row: unknown) => {
    if (row === 2) throw new Error('no');
    return row === 4 ? undefined : row;
  };
  expect(readRows([1, 2, 3, 4], read)).toEqual([1, 3]);
  expect(readRows([], read)).toEqual([]);
  expect(() => readRows([2, 2], read)).toThrow('no');
});
