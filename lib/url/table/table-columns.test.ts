import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualColumns, withColumns } from '#lib/url/paths.ts';
import { decodeColumns, encodeColumns, tableColumns } from './table-columns.ts';

test('the columns of a table are stored in the address, and a list without columns is not a table', () => {
  fc.assert(
    fc.property(fc.subarray([...tableColumns]), (columns) => {
      expect(decodeColumns(`keyword=mars&columns=${encodeColumns(columns)}`)).toEqual(columns);
    }),
  );
  expect(decodeColumns('keyword=mars')).toBeUndefined();
});

test('columns are read in order, each once, also from a form that repeats the name, and unknown ones are omitted', () => {
  expect(decodeColumns('columns=year&columns=authors&columns=year,evil')).toEqual(['authors', 'year']);
});

test('an address keeps its query before the columns', () => {
  expect(withColumns('/en/research?keyword=mars', 'year')).toBe('/en/research?keyword=mars&columns=year');
  expect(withColumns('/en/research', 'a&b,year')).toBe('/en/research?columns=a%26b,year');
  expect(withColumns('/en/research?keyword=mars', undefined)).toBe('/en/research?keyword=mars');
});

test('the default columns are valid columns', () => {
  expect(encodeColumns(decodeColumns(`columns=${usualColumns}`) ?? [])).toBe(usualColumns);
});
