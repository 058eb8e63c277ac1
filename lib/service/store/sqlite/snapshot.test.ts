import { expect, it } from 'vitest';
import { fixtureRecords } from '#lib/service/store/fixtures.ts';
import { loadRecords } from './load-records.ts';
import { openDatabase } from './open-database.ts';
import { readColumns } from './read-columns.ts';
import { readCommonWords } from './read-words.ts';
import { readSnapshot, snapshotWords, writeSnapshot } from './snapshot.ts';
import { writeLookups } from './write-lookups.ts';

const loaded = async () => {
  const database = openDatabase(':memory:');
  writeLookups(database);
  await loadRecords(database, fixtureRecords, {});
  return database;
};

it('gives back exactly what the tables hold', async () => {
  const database = await loaded();
  writeSnapshot(database, 0);
  expect(readSnapshot(database, '1')).toEqual(readColumns(database));
  expect(snapshotWords(database, 'texts')).toEqual(readCommonWords(database, 'texts'));
  expect(snapshotWords(database, 'people')).toEqual(readCommonWords(database, 'people'));
});

it('is of one data version and no other, and a small collection has none', async () => {
  const database = await loaded();
  expect(readSnapshot(database, '1')).toBeUndefined();
  writeSnapshot(database, 0);
  expect(readSnapshot(database, '2')).toBeUndefined();
  writeSnapshot(database);
  expect(readSnapshot(database, '1')).toBeUndefined();
});
