import { expect, it } from 'vitest';
import { loadRecords } from '#lib/store/sqlite/batches/load-records.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { refreshAuthors } from '#lib/store/sqlite/write/index-authors.ts';
import { writeLookups } from '#lib/store/sqlite/write/write-lookups.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { readColumns } from './read-columns.ts';
import { readCommonWords } from './read-words.ts';
import { readSnapshot, snapshotWords, writeSnapshot } from './snapshot.ts';

const loadFixtures = async () => {
  const database = openDatabase(':memory:');
  writeLookups(database);
  await loadRecords(database, fixtureRecords, {});
  return database;
};

it('readSnapshot returns exactly the contents of the tables', async () => {
  const database = await loadFixtures();
  writeSnapshot(database, 0);
  expect(readSnapshot(database, '1')).toEqual(readColumns(database));
  expect(snapshotWords(database)).toEqual(readCommonWords(database));
});

it('writeSnapshot serves one data version only, and skips a small collection', async () => {
  const database = await loadFixtures();
  expect(readSnapshot(database, '1')).toBeUndefined();
  writeSnapshot(database, 0);
  expect(readSnapshot(database, '2')).toBeUndefined();
  writeSnapshot(database);
  expect(readSnapshot(database, '1')).toBeUndefined();
});

it('readSnapshot returns nothing for a snapshot of other flags', async () => {
  const database = await loadFixtures();
  writeSnapshot(database, 0);
  database.exec("UPDATE snapshot SET version = replace(version, 'hasArabic', 'hasEnglish')");
  expect(readSnapshot(database, '1')).toBeUndefined();
});

it('readColumns gives the same result in small chunks', async () => {
  const database = await loadFixtures();
  // Ids with gaps, and a hidden publication.
  database.exec(`DELETE FROM research WHERE id IN (3, 4); UPDATE research SET withdrawn_at = '2026-01-01' WHERE id = 6`);
  const whole = readColumns(database);
  expect(whole.size).toBe(fixtureRecords.length - 3);
  for (const chunk of [1, 2, 3]) expect(readColumns(database, chunk)).toEqual(whole);
});

it('refreshAuthors counts publications equally for all people at once or two at a time', async () => {
  const people = async (atOnce?: number) => {
    const database = openDatabase(':memory:');
    writeLookups(database);
    const options = { at: '2026-01-01T00:00:00Z' };
    await loadRecords(database, fixtureRecords, options, (writer, touched, index) =>
      refreshAuthors(writer, touched, index, undefined, atOnce),
    );
    return database.prepare('SELECT * FROM author ORDER BY id').all();
  };
  const authors = await people();
  expect(authors.some((row) => Number(row.publication_count) > 1)).toBe(true);
  expect(await people(2)).toEqual(authors);
});
