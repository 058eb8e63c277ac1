import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/service/store/sqlite/database/open-database.ts';
import { describeKeyStore } from './key-store-suite.ts';
import { openSqliteKeyStore } from './sqlite-key-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeKeyStore('SQLite', async () => openSqliteKeyStore(join(folder, 'keys.sqlite')));

it('while an import holds the file, keys are read, writes wait, and nothing else of the process does', async () => {
  const path = join(folder, 'busy.sqlite');
  const store = openSqliteKeyStore(path);
  const importing = openDatabase(path);
  await store.putOwner('a@example.org', 'en', '2026-11-21T09:30:00Z');
  importing.exec('BEGIN IMMEDIATE');
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 5);
  const written = store.putOwner('b@example.org', 'en', '2026-11-21T09:30:00Z');
  expect(await store.ownerOf('a@example.org')).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 300));
  importing.exec('COMMIT');
  expect(await written).toMatchObject({ email: 'b@example.org' });
  clearInterval(clock);
  // A process that waits inside SQLite has no timers at all.
  expect(ticks).toBeGreaterThan(5);
  importing.close();
  await store.close();
});
