import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { describeKeyStore } from '#lib/keys/testing/key-store-suite.ts';
import { describeSubscriptions, subscriptionRow } from '#lib/keys/testing/subscription-suite.ts';
import { migrations } from '#lib/store/sqlite/migrate/migrations.ts';
import { migrate, openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { openSqliteKeyStore } from './open-key-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeKeyStore('SQLite', async () => openSqliteKeyStore(join(folder, 'keys.sqlite')));
describeSubscriptions('SQLite', async () => openSqliteKeyStore(join(folder, 'subscriptions.sqlite')));

it('a store from before subscriptions keeps its keys and takes subscriptions', async () => {
  const path = join(folder, 'earlier.sqlite');
  const earlier = new DatabaseSync(path);
  migrate(
    earlier,
    migrations.findIndex((step) => step.includes('CREATE TABLE subscription ')),
  );
  earlier.exec(`INSERT INTO key_owner VALUES ('o_1', 'owner@example.org', 'ar', '2026-11-21T09:30:00Z')`);
  earlier.close();
  const store = openSqliteKeyStore(path);
  expect(await store.ownerOf('owner@example.org')).toMatchObject({ id: 'o_1' });
  await store.putSubscription(subscriptionRow('s_1'));
  expect(await store.subscription('s_1')).toEqual(subscriptionRow('s_1'));
  await store.close();
});

it('while an import holds the file, keys are read, writes wait, and nothing else of the process does', async () => {
  const path = join(folder, 'busy.sqlite');
  const store = openSqliteKeyStore(path);
  const importing = openDatabase(path);
  await store.putOwner('a@example.org', 'en', '2026-11-21T09:30:00Z');
  importing.exec('BEGIN IMMEDIATE');
  const second = store.putOwner('b@example.org', 'en', '2026-11-21T09:30:00Z');
  expect(await store.ownerOf('a@example.org')).toBeDefined();
  // A wait inside SQLite would block the process: these timers would not fire, the lock would remain, and the write would be refused.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  importing.exec('COMMIT');
  expect(await second).toMatchObject({ email: 'b@example.org' });
  importing.close();
  await store.close();
});
