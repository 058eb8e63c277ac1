import { expect, test } from 'vitest';
import { savedMax } from '#lib/url/list-ids.ts';
import { endSelection, select, startSelection, tickedRows } from './selection.ts';

test('ticked rows are stored in order, once each, and at most as many as a reader’s list can contain', () => {
  expect(tickedRows()).toBeUndefined();
  startSelection();
  select(['3', '1'], true);
  select(['1', '2'], true);
  expect(tickedRows()).toEqual(['3', '1', '2']);
  select(['1'], false);
  expect(tickedRows()).toEqual(['3', '2']);
  select(
    Array.from({ length: 150 }, (_, index) => `r${index}`),
    true,
  );
  expect(tickedRows()).toHaveLength(savedMax);
  expect(tickedRows()?.slice(0, 2)).toEqual(['3', '2']);
  endSelection();
  expect(tickedRows()).toBeUndefined();
});
