import { expect, it } from 'vitest';
import { readListRows } from '#lib/remote/read-payloads.ts';

it('a row whose reader throws is skipped, and a reader that throws for all rows is reported', () => {
  const readRow = (row: unknown) => {
    if (row === 2) throw new Error('no');
    return row === 4 ? undefined : row;
  };
  expect(readListRows([1, 2, 3, 4], readRow)).toEqual([1, 3]);
  expect(readListRows([], readRow)).toEqual([]);
  expect(() => readListRows([2, 2], readRow)).toThrow('no');
});
