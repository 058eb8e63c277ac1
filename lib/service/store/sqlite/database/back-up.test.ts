import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultInstitutionQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { backUp, restoreFrom, verify } from './back-up.ts';
import { readStoreId } from './outbox.ts';

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
