import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultInstitutionQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openOutbox, readStoreId } from '#lib/store/sqlite/database/outbox.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { backUp, restoreFrom, verify } from './back-up.ts';
import { migrations } from './migrations.ts';
import { migrate } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-back-up-'));
const pathOf = (name: string) => join(folder, name);
const database = pathOf('madar.sqlite');
const copy = pathOf('copy.sqlite');
const total = 1500;

const record = (n: number): ResearchRecord => ({
  key: `record-${n}`,
  title: { en: `Record number ${n} about the tides of a moon` },
  language: 'en',
  // Long enough for the copy to take several steps.
  abstract: { en: `${n} words `.repeat(400) },
  authors: [{ name: { en: `Author ${n % 40}` }, institutions: [{ name: { en: `Institute ${n % 7}` }, country: 'SA' }] }],
  type: 'dataset',
  areas: ['moon'],
});

beforeAll(async () => {
  const store = openSqliteStore(database);
  await store.load(Array.from({ length: total }, (_, n) => record(n)));
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Overwrites bytes in the middle of a file, where rows and indexes are. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 40_000);
  writeFileSync(path, bytes);
}

describe('A backup', () => {
  test('made during writes is consistent: it has each batch completely or not at all', async () => {
    const store: Store = openSqliteStore(database);
    let isDone = false;
    const backingUp = backUp(database, copy).finally(() => {
      isDone = true;
    });
    let batches = 0;
    for (; !isDone && batches < 500; batches += 1) {
      await store.load([record(10_000 + 2 * batches), record(10_001 + 2 * batches)]);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const { research } = await backingUp;
    expect(batches).toBeGreaterThan(0);
    expect((research - total) % 2).toBe(0);
    expect(research).toBeLessThanOrEqual(total + 2 * batches);
    expect(verify(copy).research).toBe(research);
    await store.close();
  });

  test('is readable by its owner alone and leaves no other files', async () => {
    expect(statSync(copy).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => /part|copy\.sqlite-/.test(name))).toEqual([]);
  });

  test('of a damaged database fails and keeps the earlier one', async () => {
    const brokenCopy = pathOf('broken.sqlite');
    cpSync(copy, brokenCopy);
    damage(brokenCopy);
    const before = readFileSync(copy);
    await expect(backUp(brokenCopy, copy)).rejects.toThrow('is not a complete Madar database');
    expect(readFileSync(copy).equals(before)).toBe(true);
    expect(existsSync(`${copy}.part`)).toBe(false);
  });

  test('of a missing database fails with a message', async () => {
    await expect(backUp(pathOf('nowhere.sqlite'), copy)).rejects.toThrow('There is no database at');
  });
});

describe('A restored database', () => {
  test('equals the backup, even where a process died with changes in its log', async () => {
    const store = openSqliteStore(database);
    await store.load([record(99_999)], { batch: 'late' });
    const target = pathOf('crashed.sqlite');
    // The state a killed process leaves: the file and its log with the last batch.
    for (const suffix of ['', '-wal', '-shm']) cpSync(`${database}${suffix}`, `${target}${suffix}`);
    await store.close();
    const { research } = await restoreFrom(copy, target);
    const restored = openSqliteStore(target);
    expect((await restored.counts()).research).toBe(research);
    expect((await restored.batches()).some(({ id }) => id === 'late')).toBe(false);
    const { items } = await restored.findInstitutions('en', defaultInstitutionQuery);
    expect(items.map(({ name }) => name.value)).toEqual(Array.from({ length: 7 }, (_, n) => `Institute ${n}`));
    expect(items.reduce((sum, { publicationCount = 0 }) => sum + publicationCount, 0)).toBe(research);
    expect((await restored.findResearch('en', { ...defaultResearchQuery, institutionId: [items[0]?.id as string] })).total).toBe(
      items[0]?.publicationCount,
    );
    await restored.close();
    expect(verify(target)).toEqual(verify(copy));
  });

  test('is not created from a damaged, truncated or foreign file; the existing one stays', async () => {
    const target = pathOf('target.sqlite');
    cpSync(copy, target);
    const before = readFileSync(target);
    const damaged = pathOf('damaged.sqlite');
    cpSync(copy, damaged);
    damage(damaged);
    writeFileSync(pathOf('cut.sqlite'), readFileSync(copy).subarray(0, 100_000));
    writeFileSync(pathOf('words.sqlite'), 'these are only words '.repeat(500));
    writeFileSync(pathOf('empty.sqlite'), '');
    for (const bad of ['damaged.sqlite', 'cut.sqlite', 'words.sqlite', 'empty.sqlite']) {
      await expect(restoreFrom(pathOf(bad), target), bad).rejects.toThrow('is not a complete Madar database');
      expect(readFileSync(target).equals(before), bad).toBe(true);
    }
    await expect(restoreFrom(pathOf('nowhere.sqlite'), target)).rejects.toThrow('There is no file');
  });

  test('does not replace a database in use', async () => {
    const store = openSqliteStore(database);
    await store.counts();
    await expect(restoreFrom(copy, database)).rejects.toThrow('is in use; stop the server first');
    await store.close();
    await restoreFrom(copy, database);
    expect(verify(database)).toEqual(verify(copy));
  });

  test('replaces a damaged one', async () => {
    damage(database);
    await restoreFrom(copy, database);
    expect(verify(database)).toEqual(verify(copy));
  });

  test('is the same store in a new epoch, so that earlier publications are not mistaken for its own', async () => {
    const idIn = (path: string) => {
      const file = new DatabaseSync(path, { readOnly: true });
      const id = readStoreId(file);
      file.close();
      return id;
    };
    const epochs = new Set([idIn(copy).epoch]);
    for (let times = 0; times < 2; times += 1) {
      await restoreFrom(copy, database);
      expect(idIn(database).storeId).toBe(idIn(copy).storeId);
      epochs.add(idIn(database).epoch);
    }
    expect(epochs.size).toBe(3);
  });

  test('does not revive keys and subscriptions that ended after the backup was made', async () => {
    const [path, earlier, restored] = [pathOf('ends.sqlite'), pathOf('ends-copy.sqlite'), pathOf('ends-restored.sqlite')];
    const open = (file: string) => new DatabaseSync(file);
    await openSqliteStore(path).close();
    const file = open(path);
    file.exec(`
      INSERT INTO key_owner VALUES ('o_1', 'gone@example.org', 'en', '2026-11-01T00:00:00Z'), ('o_2', 'stays@example.org', 'en', '2026-11-01T00:00:00Z');
      INSERT INTO api_key (id, hash, pepper_id, prefix, last4, label, status, tier, owner_id, created_at) VALUES
        ('k_revoked', 'h1', 'p', 'mdr', 'abcd', 'one', 'active', 'verified', 'o_2', '2026-11-01T00:00:00Z'),
        ('k_erased', 'h2', 'p', 'mdr', 'abcd', 'two', 'active', 'verified', 'o_1', '2026-11-01T00:00:00Z'),
        ('k_active', 'h3', 'p', 'mdr', 'abcd', 'three', 'active', 'verified', 'o_2', '2026-11-01T00:00:00Z');
      INSERT INTO subscription (id, email, list, language, rhythm, data_version, last_work, created_at, due_at) VALUES
        ('s_gone', 'reader@example.org', '', 'ar', 'weekly', '1', 1, '2026-11-01T00:00:00Z', '2026-11-08T00:00:00Z'),
        ('s_stays', 'other@example.org', '', 'ar', 'weekly', '1', 1, '2026-11-01T00:00:00Z', '2026-11-08T00:00:00Z');
      INSERT INTO subscription_link VALUES ('link', 's_gone', 'reader@example.org', '2027-11-01T00:00:00Z');`);
    file.close();
    await backUp(path, earlier);
    const later = open(path);
    later.exec(`
      UPDATE api_key SET status = 'revoked' WHERE id <> 'k_active';
      UPDATE api_key SET label = '', owner_id = NULL WHERE id = 'k_erased';
      DELETE FROM key_owner WHERE id = 'o_1';
      DELETE FROM subscription WHERE id = 's_gone';
      INSERT INTO subscription_end VALUES ('s_gone');`);
    later.close();
    cpSync(path, restored);
    expect(await restoreFrom(earlier, restored)).toMatchObject({ hasEnds: true });
    const result = open(restored);
    const rows = (sql: string) =>
      result
        .prepare(sql)
        .all()
        .map((row) => Object.values(row));
    expect(rows('SELECT id, status, label FROM api_key ORDER BY id')).toEqual([
      ['k_active', 'active', 'three'],
      ['k_erased', 'revoked', ''],
      ['k_revoked', 'revoked', 'one'],
    ]);
    expect(rows('SELECT email FROM key_owner')).toEqual([['stays@example.org']]);
    expect(rows('SELECT id FROM subscription')).toEqual([['s_stays']]);
    expect(rows('SELECT email FROM subscription_link')).toEqual([[null]]);
    result.close();
    writeFileSync(restored, 'no database');
    expect(await restoreFrom(earlier, restored)).toMatchObject({ hasEnds: false });
  });

  test('keeps the origin of each text with its dates', async () => {
    const path = pathOf('texts.sqlite');
    const store = openSqliteStore(path);
    await store.load([record(1)]);
    const key = { recordId: '1', field: 'title', language: 'ar' } as const;
    const origin = { source: 'machine', engine: 'DeepL', date: '2026-11-04', reviewed: '2026-11-05' } as const;
    await store.texts.write('texts', [{ key, text: 'السجل 1', origin, from: 'Record number 1 about the tides of a moon' }]);
    await backUp(path, pathOf('texts-copy.sqlite'));
    await store.undo('texts');
    await store.close();
    await restoreFrom(pathOf('texts-copy.sqlite'), path);
    const restored = openSqliteStore(path);
    const texts = [];
    for await (const text of restored.texts.machineTexts({})) texts.push(text);
    expect(texts).toMatchObject([{ text: 'السجل 1', origin }]);
    expect(await restored.undo('texts')).toMatchObject({ restored: 1 });
    await restored.close();
  });
});

describe('A file whose schema was changed', () => {
  /** A copy of the backup after `sql`; with `writable`, even rows of the schema table. */
  const changed = (sql: string, writable = false) => {
    const path = pathOf('changed.sqlite');
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
    cpSync(copy, path);
    const file = new DatabaseSync(path);
    // SQLite refuses changes of the schema table in defensive mode.
    file.enableDefensive(false);
    if (writable) file.exec('PRAGMA writable_schema = ON');
    file.exec(sql);
    file.close();
    return path;
  };
  const reactivate = "UPDATE api_key SET status = 'active'";

  test.each([
    ['trigger reactivate', `CREATE TRIGGER reactivate AFTER UPDATE ON api_key BEGIN ${reactivate}; END`],
    ['trigger publish_x', `CREATE TRIGGER publish_x AFTER UPDATE ON api_key BEGIN ${reactivate}; END`],
    [
      'trigger publish_y',
      `CREATE TRIGGER publish_y AFTER UPDATE ON api_key BEGIN INSERT INTO outbox (kind, id, version) VALUES ('; INSERT INTO outbox ', 1, 1); ${reactivate}; END`,
    ],
    [
      'trigger publish_z',
      `CREATE TRIGGER publish_z AFTER UPDATE ON api_key WHEN ' BEGIN INSERT INTO outbox ' <> '' BEGIN ${reactivate}; END`,
    ],
    ['trigger publish_v', `CREATE TRIGGER publish_v AFTER UPDATE ON api_key BEGIN ${reactivate} /* BEGIN INSERT INTO outbox */ ; END`],
    ['trigger audit_keeps_rows', 'DROP TRIGGER audit_keeps_rows'],
    [
      'trigger audit_keeps_rows',
      'DROP TRIGGER audit_keeps_rows; CREATE TRIGGER audit_keeps_rows BEFORE DELETE ON audit WHEN FALSE BEGIN SELECT 1; END',
    ],
    ['table extra', 'CREATE TABLE extra (x)'],
    ['view extra', 'CREATE VIEW extra AS SELECT * FROM api_key'],
    ['index api_key_owner', 'DROP INDEX api_key_owner'],
    ['index research_updated', 'DROP INDEX research_updated; CREATE INDEX research_updated ON research (updated_at)'],
    ['view snapshot', 'DROP TABLE snapshot; CREATE VIEW snapshot AS SELECT 1'],
    ['table batch', 'ALTER TABLE batch ADD COLUMN more TEXT'],
    ['trigger reac?tivate', 'CREATE TRIGGER "reac\u009btivate" AFTER UPDATE ON api_key BEGIN SELECT 1; END'],
  ])('is refused with the name of the object: %s', async (object, sql) => {
    const target = pathOf('kept.sqlite');
    cpSync(copy, target);
    const before = readFileSync(target);
    const path = changed(sql);
    await expect(restoreFrom(path, target)).rejects.toThrow(new RegExp(`${object.replace('?', '\\?')}\\b`));
    expect(readFileSync(target).equals(before)).toBe(true);
  });

  test('is refused when the schema table itself was written', async () => {
    const weaker = changed(
      "UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (status', 'CHECK (1 OR status') WHERE name = 'api_key'",
      true,
    );
    expect(() => verify(weaker)).toThrow('table api_key');
    const moved = changed("UPDATE sqlite_schema SET tbl_name = 'research' WHERE name = 'audit_keeps_rows'", true);
    expect(() => verify(moved)).toThrow('audit_keeps_rows');
    const twice = changed("INSERT INTO sqlite_schema SELECT * FROM sqlite_schema WHERE name = 'api_key_owner'", true);
    expect(() => verify(twice)).toThrow('is not a complete Madar database');
    const broken = changed("UPDATE sqlite_schema SET sql = 'CREATE TRIGGER nonsense' WHERE name = 'audit_keeps_rows'", true);
    expect(() => verify(broken)).toThrow('audit_keeps_rows');
  });

  test('only in comments and blanks is accepted, as steps were reworded', () => {
    const path = changed(
      "UPDATE sqlite_schema SET sql = replace(sql, 'name_en TEXT,', '/* first */ name_en  TEXT, -- then\n') WHERE name = 'author'",
      true,
    );
    expect(verify(path).research).toBe(verify(copy).research);
  });
});

test('A backup of every earlier schema version is accepted, also of a published store', async () => {
  const store = openSqliteStore(database);
  await store.close();
  const current = new DatabaseSync(database);
  openOutbox(current);
  current.close();
  await backUp(database, copy);
  expect(await restoreFrom(copy, database)).toMatchObject(verify(copy));
  for (let version = 1; version <= migrations.length; version += 1) {
    const path = pathOf(`version-${version}.sqlite`);
    const file = new DatabaseSync(path);
    migrate(file, version);
    file.close();
    expect(verify(path)).toMatchObject({ research: 0, authors: 0 });
    await restoreFrom(path, pathOf('earlier.sqlite'));
    const opened = openSqliteStore(pathOf('earlier.sqlite'));
    expect(await opened.counts()).toMatchObject({ research: 0 });
    await opened.close();
  }
});
