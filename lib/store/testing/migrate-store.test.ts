import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { recordKey } from '#lib/import/finish/record-key.ts';
import { openStore } from '#lib/store/open-store.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { migrations } from '#lib/store/sqlite/migrate/migrations.ts';
import { signed } from '#lib/store/testing/institutions-suite.ts';
import { fixtureRecords } from './fixtures.ts';
import { revertTo } from './schema-before.ts';

type Rows = Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>>;
/** The tables, with their rows, of a store of schema version 8. */
const { about: _about, ...tableRows } = JSON.parse(readFileSync(join(import.meta.dirname, './store-of-schema-8.json'), 'utf8')) as Rows & {
  about: unknown;
};
const tables = Object.entries(tableRows as Rows);

const folder = mkdtempSync(join(tmpdir(), 'madar-migrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

function makeFile(path: string): string {
  const database = new DatabaseSync(path);
  for (const step of migrations.slice(0, 8)) database.exec(step);
  database.exec('PRAGMA user_version = 8; PRAGMA foreign_keys = OFF;');
  database.exec('DELETE FROM meta');
  const insert = database.prepare('INSERT INTO research_type (id, code, doc) VALUES (?, ?, ?)');
  for (let id = 1; id <= 40; id += 1) insert.run(id, `type-${id}`, '{}');
  database.exec('DELETE FROM research_type');
  for (const [table, rows] of tables)
    for (const row of rows)
      database
        .prepare(
          `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
            .map(() => '?')
            .join(', ')})`,
        )
        .run(...Object.values(row));
  database.exec(`INSERT INTO key_owner VALUES ('o', 'someone@example.org', 'en', '2026-11-01T00:00:00Z')`);
  database.exec(
    `INSERT INTO api_key (id, hash, pepper_id, prefix, last4, label, status, tier, owner_id, created_at) VALUES ('k', 'h', 'p', 'mdr', 'abcd', 'l', 'active', 'verified', 'o', '2026-11-01T00:00:00Z')`,
  );
  database.close();
  return `sqlite:${path}`;
}

const reportedRecord = {
  title: { en: 'Thermal design of the example orbiter' },
  language: 'en',
  areas: ['debris'],
  authors: [{ name: { en: 'Ann Lee' }, given: 'Ann', family: 'Lee' }],
  type: 'technical-report',
  year: 2001,
  venue: { name: { en: 'Example Agency' } },
};

async function expectMigrated(store: Store): Promise<void> {
  expect(await store.counts()).toMatchObject({ research: 6 });
  const { total } = await store.findResearch('en', defaultResearchQuery);
  expect(total).toBe(6);
  // The index of the migrated store counts as older and has to be rebuilt.
  expect(await store.indexState()).toBe('older');
  await store.reindex();
  expect((await store.findResearch('en', { ...defaultResearchQuery, keyword: 'orbiter' })).total).toBeGreaterThan(0);
  // Venue names are read from the records that existed before the migration.
  const { facets } = await store.findResearch('en', { ...defaultResearchQuery, facets: ['venue'] });
  expect(facets.venue?.find(({ id }) => id === 'Example Agency')).toMatchObject({ count: 1 });
  expect((await store.findResearch('en', { ...defaultResearchQuery, venue: ['Example Agency'] })).total).toBe(1);
  const outcomes: LoadOutcome[] = [];
  const again = [
    ...fixtureRecords.slice(2, 4),
    prepareRecord({ key: recordKey(reportedRecord), ...reportedRecord, source: { file: 'renamed.bib', id: 'x' } }),
  ];
  await store.load(again, { onOutcome: (outcome) => outcomes.push(outcome) });
  expect(outcomes.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  const explained = await store.explainRecord('7');
  expect(explained.fields.find(({ field }) => field === 'areas')?.source).toMatchObject({ kind: 'derived' });
  expect(explained.classification).toMatchObject({ confidence: 0.7 });
  expect((await store.explainRecord('1')).fields[0]?.source).toMatchObject({ source: 'own', kind: 'original', batch: 'other' });
  // A differently worded record of the same work matches by the migrated traits.
  const other = { ...reportedRecord, key: 'work:other', pages: '1–20', venue: { name: { en: 'Example Agency, Directorate of Orbiters' } } };
  await store.load([prepareRecord(other)], { batch: 'after', onOutcome: (outcome) => outcomes.push(outcome) });
  expect(outcomes.at(-1)).toMatchObject({ kind: 'updated', id: '7', by: 'evidence' });
  // Batches of schema 8 have no logged inputs, so they can be undone only in reverse order.
  const [newest, ...older] = (await store.batches()).filter(({ undoneAt, id }) => !undoneAt && id !== 'after');
  await expect(store.undo(older[0]?.id as string)).rejects.toThrow(`undo them first: ${newest?.id}.`);
  expect(await store.undo(newest?.id as string)).toMatchObject({ replayed: 1 });
  await store.undo('after');
  for (const { id } of (await store.batches()).filter(({ undoneAt }) => !undoneAt).slice(0, 3)) await store.undo(id);
  expect((await store.research('en', '5')).kind).toBe('found');
  expect(await store.explainRecord('7')).toMatchObject({ classification: { confidence: 0.7 } });
}

describe('A store of the previous schema', () => {
  it('is migrated as a SQLite file, with its records, batches and keys', async () => {
    const address = makeFile(join(folder, 'old.sqlite'));
    const store = await openStore({ databaseUrl: address, dataDir: folder });
    await expectMigrated(store);
    await store.close();
    const database = new DatabaseSync(join(folder, 'old.sqlite'));
    expect(database.prepare('SELECT status FROM api_key').all()).toMatchObject([{ status: 'active' }]);
    expect(database.prepare('SELECT COUNT(*) AS n FROM field_source WHERE source IS NULL').get()).toMatchObject({ n: 0 });
    database.close();
  });
});

async function acceptsTexts(store: Store): Promise<void> {
  const before = await store.explainRecord('1');
  expect(before.fields.find(({ field }) => field === 'title.en')?.source).toMatchObject({ source: 'own', kind: 'original' });
  const [missing] = await store.texts.missing('title', 'ar', {});
  if (!missing) throw new Error('The fixtures have no title without Arabic.');
  const origin = { source: 'machine', engine: 'LibreTranslate', date: '2026-11-10', reviewed: '2026-11-11' } as const;
  const { recordId, field, language, from } = missing;
  expect(await store.texts.write('texts', [{ key: { recordId, field, language }, text: 'عنوان', origin, from }])).toMatchObject({
    written: 1,
  });
  expect((await store.explainRecord(recordId)).fields.find((entry) => entry.field === 'title.ar')?.source).toMatchObject({
    reviewedAt: '2026-11-11',
  });
  // This batch was saved before the column `reviewed_at` existed.
  expect(await store.undo('changed')).toMatchObject({ restored: 1, replayed: 1 });
}

async function makeChanged(store: Store): Promise<void> {
  await store.load(fixtureRecords, { batch: 'records' });
  await store.load([{ ...(fixtureRecords[0] as (typeof fixtureRecords)[number]), citations: 77 }], { batch: 'changed' });
  await store.close();
}

describe('A store from before texts had origins', () => {
  it('is migrated as a SQLite file', async () => {
    const path = join(folder, 'before-origins.sqlite');
    await makeChanged(await openStore({ databaseUrl: `sqlite:${path}`, dataDir: folder }));
    const database = new DatabaseSync(path);
    revertTo(database, 'ADD COLUMN reviewed_at', "UPDATE research_before SET doc = replace(doc, ',null,null]', ',null]');");
    database.close();
    const store = await openStore({ databaseUrl: `sqlite:${path}`, dataDir: folder });
    await acceptsTexts(store);
    await store.close();
  });
});

describe('A store from before the licence filter', () => {
  it('counts and finds its records by licence', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-licences.sqlite')}`, dataDir: folder };
    const before = await openStore(address);
    await before.load(fixtureRecords);
    const query = { ...defaultResearchQuery, license: ['CC-BY-4.0'], facets: ['license'] } as const;
    const expected = await before.findResearch('en', query);
    expect(expected.total).toBe(2);
    await before.close();
    const database = new DatabaseSync(join(folder, 'before-licences.sqlite'));
    revertTo(database, 'ADD COLUMN license');
    database.close();
    const store = await openStore(address);
    expect(await store.findResearch('en', query)).toEqual(expected);
    await store.close();
  });
});

describe('A store from before the filter by free reading', () => {
  it('finds its records that are free to read, also after it undoes a batch that it saved before', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-free.sqlite')}`, dataDir: folder };
    const before = await openStore(address);
    const preprint = { ...signed(1, 'KFUPM'), arxiv: '2401.00001', openAccess: false };
    await before.load([...fixtureRecords, preprint]);
    await before.load([{ ...preprint, citations: 7 }], { batch: 'changed' });
    const query = { ...defaultResearchQuery, freeToRead: true, facets: ['freeToRead'] } as const;
    const expected = await before.findResearch('en', query);
    expect(expected.total).toBe(4);
    await before.close();
    const database = new DatabaseSync(join(folder, 'before-free.sqlite'));
    revertTo(database, 'ADD COLUMN free_to_read', "UPDATE research_before SET doc = json_remove(doc, '$.row.free_to_read');");
    database.close();
    const store = await openStore(address);
    expect(await store.findResearch('en', query)).toEqual(expected);
    await store.undo('changed');
    expect((await store.findResearch('en', query)).total).toBe(4);
    await store.close();
  });
});

describe('A store from before groups were counted apart', () => {
  it('counts its collaborations as groups, also after it undoes a batch that it saved before', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-groups.sqlite')}`, dataDir: folder };
    const before = await openStore(address);
    const group = { ...signed(1, 'KFUPM'), authors: [{ name: { en: 'Kite Collaboration' } }, { name: { ar: 'هدى الشمري' } }] };
    await before.load([...fixtureRecords, group]);
    await before.load([{ ...group, key: 'second', title: { en: 'Second flight of an invented kite' } }], { batch: 'second' });
    const expected = await before.counts();
    expect(expected.groups).toBe(1);
    const { items } = await before.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Kite Collaboration' });
    expect(items[0]).toMatchObject({ isGroup: true });

    await before.close();
    const database = new DatabaseSync(join(folder, 'before-groups.sqlite'));
    revertTo(database, 'ADD COLUMN is_group', "UPDATE author_before SET doc = json_remove(doc, '$.is_group');");
    database.close();
    const store = await openStore(address);
    expect(await store.counts()).toEqual(expected);
    await store.undo('second');
    expect(await store.counts()).toMatchObject({ groups: 1, authors: expected.authors });
    await store.close();
  });
});

describe('A store from before venue pages', () => {
  it('derives venues from existing records', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-venues.sqlite')}`, dataDir: folder };
    const before = await openStore(address);
    const venue = { name: { en: 'Example Journal' }, kind: 'journal', issn: '1234-5679' } as const;
    await before.load([...fixtureRecords, { ...signed(1, 'KFUPM'), venue }]);
    const expected = await before.venues('ar');
    expect(expected.find(({ issn }) => issn.length > 0)).toMatchObject({ issn: ['1234-5679'], kind: 'journal', publicationCount: 1 });
    await before.close();
    const database = new DatabaseSync(join(folder, 'before-venues.sqlite'));
    revertTo(database, 'ADD COLUMN venue_kind');
    database.close();
    const store = await openStore(address);
    expect(await store.venues('ar')).toEqual(expected);
    await store.close();
  });
});

describe('A store from before institutions were filtered by area', () => {
  it('derives all areas of its publications', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-areas.sqlite')}`, dataDir: folder };
    const before = await openStore(address);
    const areas = ['adcs', 'debris', 'crescent', 'galaxies', 'cosmology', 'smallsats', 'planetary-science'];
    await before.load([{ ...signed(1, { name: { en: 'Broad Institute of Examples' }, country: 'FR' }), areas }, signed(2, 'KFUPM')]);
    await before.close();
    const database = new DatabaseSync(join(folder, 'before-areas.sqlite'));
    const institutionRows = () => database.prepare('SELECT id, areas FROM institution ORDER BY id').all();
    const expected = institutionRows();
    expect(JSON.parse(String(expected[0]?.areas))).toHaveLength(7);
    database.exec(`UPDATE institution SET areas = (SELECT json_group_array(value) FROM (SELECT value FROM json_each(areas) LIMIT 5))`);
    expect(institutionRows()).not.toEqual(expected);
    revertTo(database, 'UPDATE institution SET areas');
    await (await openStore(address)).close();
    expect(institutionRows()).toEqual(expected);
    database.close();
  });
});

describe('A store from before references', () => {
  it('is unchanged, and its records match later references', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-references.sqlite')}`, dataDir: folder };
    const before = await openStore(address);
    await before.load(fixtureRecords);
    const expected = await before.findResearch('en', defaultResearchQuery);
    await before.close();
    const database = new DatabaseSync(join(folder, 'before-references.sqlite'));
    revertTo(database, 'CREATE TABLE research_references');
    database.close();
    const store = await openStore(address);
    expect(await store.findResearch('en', defaultResearchQuery)).toEqual(expected);
    expect(await store.load(fixtureRecords)).toMatchObject({ unchanged: fixtureRecords.length });
    await store.load([{ ...signed(1, 'KFUPM'), references: [{ doi: '10.5555/srd.2024.101' }] }], { batch: 'citing' });
    expect(await store.research('en', '1')).toMatchObject({ value: { citedByCount: 1 } });
    expect((await store.findResearch('en', { ...defaultResearchQuery, cites: ['1'] })).total).toBe(1);
    await store.close();
  });
});

describe('A store from before Arabic initials', () => {
  it('files «م. ع. الفزاري» under its first letter', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-initials.sqlite')}`, dataDir: folder };
    const before = await openStore(address);
    await before.load([{ ...signed(1, 'KFUPM'), authors: [{ name: { en: 'M. A. Alfazari', ar: 'م. ع. الفزاري' } }] }]);
    await before.close();
    const database = new DatabaseSync(join(folder, 'before-initials.sqlite'));
    const filed = () => database.prepare('SELECT sort_ar, initial_ar FROM author').all();
    const expected = filed();
    expect(expected).toEqual([{ sort_ar: 'م ع الفزاري', initial_ar: 'م' }]);
    database.exec("UPDATE author SET sort_ar = 'ع الفزاري', initial_ar = 'ع'");
    revertTo(database, 'not the title of an engineer');
    await (await openStore(address)).close();
    expect(filed()).toEqual(expected);
    database.close();
  });
});

describe('A store from before undone institutions were removed', () => {
  it('loses those of undone batches, which have their ids again when they return', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-reserved.sqlite')}`, dataDir: folder };
    const institute = signed(2, { name: { en: 'Nile Institute' }, country: 'EG' });
    const before = await openStore(address);
    await before.load([signed(1, { name: { en: 'Example University' }, country: 'SA' })]);
    await before.load([institute], { batch: 'undone' });
    const database = new DatabaseSync(join(folder, 'before-reserved.sqlite'));
    const rowsOf = (table: string) => database.prepare(`SELECT * FROM ${table} ORDER BY id`).all();
    const tables = ['institution', 'institution_said'].map((table) => [table, rowsOf(table)] as const);
    await before.undo('undone');
    await before.close();
    revertTo(database, 'CREATE TABLE institution_reserved');
    for (const [table, rows] of tables) {
      const { id, ...row } = {
        ...rows[1],
        ...(table === 'institution_said' ? { void: 1 } : { publication_count: 0 }),
      } as unknown as Record<string, string>;
      const names = Object.keys(row).join(', ');
      const values = [Number(id), ...Object.values(row)];
      database.prepare(`INSERT INTO ${table} (id, ${names}) VALUES (${values.map(() => '?').join(', ')})`).run(...values);
    }
    const store = await openStore(address);
    expect(rowsOf('institution').map(({ id }) => id)).toEqual([1]);
    expect(rowsOf('institution_said').map(({ id }) => id)).toEqual([1]);
    await store.load([institute], { batch: 'again' });
    expect(rowsOf('institution').map(({ id, name_en: name }) => [id, name])).toEqual([
      [1, 'Example University'],
      [2, 'Nile Institute'],
    ]);
    await store.close();
    database.close();
  });
});

describe('A store from before records stated notices about others', () => {
  it('shows the retraction that an existing record is', async () => {
    const address = { databaseUrl: `sqlite:${join(folder, 'before-notices.sqlite')}`, dataDir: folder };
    const before = await openStore(address);
    const noticeOf = [{ kind: 'retraction', doi: '10.5555/w' }] as const;
    await before.load([
      { ...signed(1, 'KFUPM'), doi: '10.5555/w' },
      { ...signed(2, 'KFUPM'), doi: '10.5555/r', noticeOf },
    ]);
    await before.close();
    const database = new DatabaseSync(join(folder, 'before-notices.sqlite'));
    revertTo(database, 'CREATE TABLE notice_about');
    database.close();
    const store = await openStore(address);
    expect(await store.research('en', '1')).toMatchObject({ value: { notices: [{ kind: 'retraction', doi: '10.5555/r', date: '2002' }] } });
    await store.close();
  });
});
