import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { defaultInstitutionQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { temporaryStore } from '#lib/import/testing/read-fixture.ts';
import type { Store } from '#lib/store/port/store.ts';
import { loadRecords } from '#lib/store/sqlite/batches/load-records.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { refreshAuthors } from '#lib/store/sqlite/write/index-authors.ts';
import { writeLookups } from '#lib/store/sqlite/write/write-lookups.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { signed } from '#lib/store/testing/institutions-suite.ts';
import type { Columns } from '#lib/store/values/columns.ts';
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
  writeSnapshot(database, undefined, 0);
  expect(readSnapshot(database, '1')).toEqual(readColumns(database));
  expect(snapshotWords(database)).toEqual(readCommonWords(database));
});

it('writeSnapshot serves one data version only, and skips a small collection', async () => {
  const database = await loadFixtures();
  expect(readSnapshot(database, '1')).toBeUndefined();
  writeSnapshot(database, undefined, 0);
  expect(readSnapshot(database, '2')).toBeUndefined();
  writeSnapshot(database);
  expect(readSnapshot(database, '1')).toBeUndefined();
});

it('readSnapshot returns nothing for a snapshot of other flags', async () => {
  const database = await loadFixtures();
  writeSnapshot(database, undefined, 0);
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

/** Calls `change` on a store that has a snapshot however small it is, and expects that the snapshot is that of the tables after each step. */
async function withSnapshot(change: (store: Store, check: () => void, database: DatabaseSync) => Promise<void>): Promise<void> {
  const temporary = temporaryStore();
  const database = new DatabaseSync(join(temporary.folder, 'madar.sqlite'));
  const version = () => (database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string }).value;
  // Enough that a few changed titles are searched instead of all sorted.
  const others = Array.from({ length: 100 }, (_, index) => study(100 + index, { title: { en: `Kite ${(index * 37) % 100} in orbit` } }));
  await temporary.store.load([...fixtureRecords, ...others], { batch: 'fixtures' });
  writeSnapshot(database, undefined, 0);
  const check = () => {
    expect(readSnapshot(database, version())).toEqual(readColumns(database));
    expect(database.prepare(tallies).all()).toEqual(database.prepare(counts).all());
  };
  try {
    await change(temporary.store, check, database);
  } finally {
    database.close();
    await temporary.close();
  }
}

/** The stored counts of people and institutions, and the same counted in the tables. */
const tallies = `SELECT 'author' AS kind, id, publication_count AS n, first_year, last_year FROM author
  UNION ALL SELECT 'institution', id, publication_count, first_year, last_year FROM institution WHERE leads_to = id`;
const counts = `SELECT 'author' AS kind, author.id AS id, COUNT(DISTINCT research.id) AS n, MIN(year) AS first_year, MAX(year) AS last_year
  FROM author JOIN authorship ON author_id = author.id JOIN research ON research.id = research_id GROUP BY author.id
  UNION ALL SELECT 'institution', institution.id, COUNT(DISTINCT research.id), MIN(year), MAX(year)
  FROM institution JOIN institution AS member ON member.leads_to = institution.id LEFT JOIN institution_said ON institution_id = member.id LEFT JOIN signed_from ON said_id = institution_said.id
    LEFT JOIN research ON research.id = research_id GROUP BY institution.id`;

const nile = { name: { en: 'Nile Institute' }, country: 'EG' };
const study = (id: number, extra: Partial<ResearchRecord> = {}): ResearchRecord => ({
  ...signed(id, nile),
  doi: `10.5555/study.${id}`,
  ...extra,
});
const journal = (en: string, ar?: string) => ({ venue: { name: { en, ...(ar && { ar }) }, kind: 'journal' as const } });

it('loads and undos merge exactly what they change into the snapshot', async () => {
  await withSnapshot(async (store, check) => {
    await store.load(
      [study(1, journal('Kites', 'طائرات')), study(2, journal('Anchors')), study(3, { references: [{ doi: '10.5555/study.9' }] })],
      {
        batch: 'first',
      },
    );
    check();
    // A cited work arrives, a title moves, a venue loses its last work, and another its Arabic name.
    const later = [study(9), study(1, { title: { en: 'Aardvarks in orbit' }, ...journal('Kites') }), study(2, journal('𝔸 journal'))];
    await store.load(later, { batch: 'second' });
    check();
    // The institution has another country now, also in works of earlier batches.
    await store.load(
      [4, 5, 6, 7].map((id) => study(id, { ...signed(id, { ...nile, country: 'SD' }), doi: `10.5555/study.${id}` })),
      { batch: 'third' },
    );
    check();
    for (const batch of ['second', 'third', 'first', 'fixtures']) {
      await store.undo(batch);
      check();
    }
  });
});

it('merges of institutions in a chain, and their undo, reach the works of every member', async () => {
  await withSnapshot(async (store, check) => {
    const names = ['Nile Institute', 'Delta Institute', 'Oasis Institute'];
    await store.load(
      names.map((en, index) => study(1 + index, { ...signed(1 + index, { name: { en } }), doi: `10.5555/study.${1 + index}` })),
    );
    const ids = await Promise.all(
      names.map(async (name) => (await store.findInstitutions('en', { ...defaultInstitutionQuery, keyword: name })).items[0]?.id as string),
    );
    const merges = [];
    for (const [from, into] of [ids.slice(0, 2), ids.slice(1)]) {
      merges.push(await store.merge('institution', from as string, into as string));
      check();
    }
    for (const batch of merges.reverse()) {
      await store.undo(batch);
      check();
    }
  });
});

it('a load reads changed publications only, also to count those of people and institutions', async () => {
  await withSnapshot(async (store, _, database) => {
    database.exec('UPDATE research SET year = 1900');
    await store.load([study(1), study(2)], { batch: 'more' });
    const years = [...(readSnapshot(database, '2') as Columns).year];
    expect(years.filter((year) => year === 1900)).toEqual([]);
    expect(
      database.prepare('SELECT 1 FROM author WHERE first_year = 1900 UNION ALL SELECT 1 FROM institution WHERE first_year = 1900').all(),
    ).toEqual([]);
    expect(years).toHaveLength(fixtureRecords.length + 102);
  });
});
