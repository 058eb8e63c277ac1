import { expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { Lease, scratchOf } from '#lib/search/scratch.ts';
import { selectOrdinals } from '#lib/store/lists/select-ordinals.ts';
import { loadRecords } from '#lib/store/sqlite/batches/load-records.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { writeLookups } from '#lib/store/sqlite/write/write-lookups.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { readColumns } from './read-columns.ts';

it('pages and orders of a list share the facet counts of its first page; another list or data version counts its own', async () => {
  const database = openDatabase(':memory:');
  writeLookups(database);
  await loadRecords(database, fixtureRecords, {});
  const columns = readColumns(database);
  const counted = (change: object, data = columns) => {
    const query = { ...defaultResearchQuery, facets: ['year' as const], ...change };
    return [...(selectOrdinals(data, query, new Lease(scratchOf(data))).counts.year ?? [])];
  };
  const [whole, recent] = [counted({}), counted({ fromYear: 2020 })];
  expect(counted({ hasArabic: true })).not.toEqual(whole);
  // A count of the changed column would differ.
  columns.year.fill(1900);
  for (const change of [{ pageIndex: 2 }, { sort: 'title' }, { pageSize: 1, cursor: '*' }]) {
    expect(counted(change)).toEqual(whole);
    expect(counted({ ...change, fromYear: 2020 })).toEqual(recent);
  }
  expect(counted({ openAccess: true }).map(([year]) => year)).toEqual([1900]);
  expect(counted({}, readColumns(database))).toEqual(whole);
  expect(counted({}, { ...columns }).map(([year]) => year)).toEqual([1900]);
});
