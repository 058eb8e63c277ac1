import { expect, it } from 'vitest';
import { readRows } from '#lib/remote/read-payloads.ts';

it('a row whose reader throws is skipped, and a reader that throws for all rows is reported', () => {
  const readRow = (row: unknown) => {
    if (row === 2) throw new Error('no');
    return row === 4 ? undefined : row;
  };
  expect(readRows([1, 2, 3, 4], readRow)).toEqual([1, 3]);
  expect(readRows([], readRow)).toEqual([]);
  expect(() => readRows([2, 2], readRow)).toThrow('no');
});
