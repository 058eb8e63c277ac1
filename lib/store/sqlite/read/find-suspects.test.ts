import { expect, it } from 'vitest';
import { loadRecords } from '#lib/store/sqlite/batches/load-records.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { writeLookups } from '#lib/store/sqlite/write/write-lookups.ts';
import { signed } from '#lib/store/testing/institutions-suite.ts';
import { findSuspects } from './find-suspects.ts';

it('findSuspects looks up the namesakes of a batch only among people with its names', async () => {
  const database = openDatabase(':memory:');
  writeLookups(database);
  const work = (id: number, name: string, country: string) => ({ ...signed(id), authors: [{ name: { en: name }, country }] });
  await loadRecords(database, [work(1, 'Ann Lee', 'SA'), work(2, 'Ann Leeds', 'SA'), work(3, 'Bo Ray', 'SA'), work(4, 'Bo Ray', 'EG')], {
    batch: 'first',
  });
  await loadRecords(database, [work(5, 'Ann Lee', 'EG'), work(6, 'Cy Oz', 'SA')], { batch: 'second' });
  const names = (batch?: string) => findSuspects(database, batch ? { batch } : {}).map((suspect) => suspect.names);
  expect(names('second')).toEqual([['Ann Lee', 'Ann Lee']]);
  expect(database.prepare('SELECT DISTINCT name FROM temp.bearer').all()).toHaveLength(2);
  expect(names()).toEqual([
    ['Ann Lee', 'Ann Lee'],
    ['Bo Ray', 'Bo Ray'],
  ]);
});
