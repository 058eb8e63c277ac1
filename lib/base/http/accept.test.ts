import { expect, test } from 'vitest';
import { readAccept } from './accept.ts';

test('items are sorted by quality, those of equal quality in the order of the header', () => {
  expect(readAccept('text/html;level=1;q=0.5, TEXT/CSV ,application/json;q=0,image/png; q=1')).toEqual([
    { value: 'text/csv', quality: 1 },
    { value: 'image/png', quality: 1 },
    { value: 'text/html', quality: 0.5 },
    { value: 'application/json', quality: 0 },
  ]);
});

test.each([[undefined], [null], ['']])('the header %j has no items', (header) => {
  expect(readAccept(header)).toEqual([]);
});
