import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '#lib/store/open-store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { describeDerivedAffiliations } from '#lib/store/testing/derived-affiliations-suite.ts';
import { describeInstitutions, everything, signed } from '#lib/store/testing/institutions-suite.ts';
import { revertTo } from '#lib/store/testing/schema-before.ts';
import { reviewedInstitutions } from '#lib/store/values/reviewed-institutions.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-institutions-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeInstitutions('SQLite', async () => openSqliteStore(join(folder, 'contract.sqlite')));
describeDerivedAffiliations('SQLite', async () => openSqliteStore(':memory:'));

/** Reverts a database file to the schema that had no institutions, and to an older index version. */
const revertSql = `
  DROP INDEX IF EXISTS research_venue; ALTER TABLE research DROP COLUMN venue; ALTER TABLE research DROP COLUMN venue_ar;
  DROP TABLE signed_from; DROP TABLE institution_said; DROP TABLE institution;
  UPDATE meta SET value = '19' WHERE name = 'analyser_version';`;

async function gainsInstitutions(databaseUrl: string, strip: () => Promise<void>): Promise<void> {
  const address = { databaseUrl, dataDir: folder };
  const before = await openStore(address);
  await before.load([signed(1, 'Department of Geology, Qatar University'), signed(2, 'Department of Geology')], { batch: 'one' });
  const expected = await everything(before);
  await before.close();
  await strip();
  const store = await openStore(address);
  expect(await store.indexState()).toBe('older');
  expect((await store.research('en', '1')).kind).toBe('found');
  expect((await store.counts()).institutions).toBe(0);
  await store.reindex({ unlessCurrent: true });
  expect(await everything(store)).toEqual(expected);
  expect((await store.counts()).institutions).toBe(1);
  await store.undo('one');
  expect(await store.counts()).toMatchObject({ research: 0, institutions: 0 });
  await store.close();
}

it('a rebuilt index adds institutions to a SQLite file of the previous schema', async () => {
  const path = join(folder, 'grown.sqlite');
  await gainsInstitutions(`sqlite:${path}`, async () => {
    const database = new DatabaseSync(path);
    revertTo(database, 'CREATE TABLE institution (', revertSql);
    database.close();
  });
});

/** Restores the keys of an earlier program version, which included the country in brackets. */
const bracketKeys = "UPDATE institution_said SET key_en = key_en || ' norway' WHERE doc LIKE '%(Norway)%';";

async function matchesBareNames(databaseUrl: string, strip: () => Promise<void>): Promise<void> {
  const address = { databaseUrl, dataDir: folder };
  const before = await openStore(address);
  await before.load([
    signed(1, { name: { en: 'Example Oil (Norway)' }, country: 'NO', ror: '08examp13' }, { name: { en: 'Institute (X)' } }),
  ]);
  const expected = await everything(before);
  await before.close();
  await strip();
  const store = await openStore(address);
  expect(await everything(store)).toEqual(expected);
  await store.load([signed(2, { name: { en: 'Example Oil' }, country: 'NO' }, { name: { en: 'Institute (X)' } })]);
  expect((await store.counts()).institutions).toBe(2);
  await store.close();
}

it('matches institutions without brackets in a SQLite file of the previous version', async () => {
  const path = join(folder, 'brackets.sqlite');
  await matchesBareNames(`sqlite:${path}`, async () => {
    const database = new DatabaseSync(path);
    revertTo(database, 'institution_key', bracketKeys);
    database.close();
  });
});

it('derives institutions in a SQLite file of the previous schema', async () => {
  const path = join(folder, 'underived.sqlite');
  const before = await openSqliteStore(path);
  const institution = { name: { en: 'Deriving Institute' }, country: 'NO' };
  const orcids = ['0000-0002-1825-0097', '0000-0001-5109-3700'];
  const record = (number: number, isStated: boolean) => {
    const { authors, ...rest } = signed(number, institution, institution);
    const people = authors.map(({ name }, index) => ({
      name,
      orcid: orcids[index] as string,
      ...(isStated && { institutions: [institution] }),
    }));
    return { ...rest, title: { en: `Study of ${['ice', 'dust', 'rings'][number - 1]}` }, year: 2031, authors: people };
  };
  await before.load([record(1, false), record(2, true), record(3, true)], { batch: 'one' });
  const expected = await everything(before);
  expect(JSON.stringify(expected)).toContain('"isDerived":true');
  await before.close();
  const database = new DatabaseSync(path);
  revertTo(database, 'ADD COLUMN derived', 'UPDATE institution SET publication_count = 2 WHERE publication_count = 3;');
  database.close();
  const store = await openSqliteStore(path);
  expect(await everything(store)).toEqual(expected);
  await store.close();
});

describe('The reviewed table', () => {
  const institutions = [...reviewedInstitutions().bySlug.values()];

  it('names each institution once and only existing parents', () => {
    const rors = institutions.flatMap(({ ror }) => ror ?? []);
    expect(new Set(rors).size).toBe(rors.length);
    expect(rors.filter((ror) => !/^0[a-z0-9]{6}\d{2}$/.test(ror))).toEqual([]);
    const names = institutions.map(({ name, country }) => `${name.en} ${country}`);
    expect(new Set(names).size).toBe(names.length);
    expect(institutions.filter(({ parent }) => parent && !reviewedInstitutions().bySlug.has(parent))).toEqual([]);
  });

  it('has Arabic names in Arabic script and lists the unconfirmed ones', () => {
    expect(institutions.flatMap(({ name }) => name.ar ?? []).filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([]);
    expect(institutions.filter(({ name }) => !name.ar).map(({ slug }) => slug)).toHaveLength(10);
  });
});
