import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { keySteps } from '#lib/keys/postgres/prepare-keys.ts';
import { describeKeyStore } from '#lib/keys/testing/key-store-suite.ts';
import { describeSubscriptions, subscriptionRow } from '#lib/keys/testing/subscription-suite.ts';
import { startPostgres } from '#lib/testing/start-postgres.ts';
import { openKeyBackend } from './open-key-store.ts';

const pepper = { id: 'p-1', value: 'a pepper of the tests' };
const server = await startPostgres();
if ('skipped' in server) {
  process.stdout.write(`Keys on PostgreSQL are not tested: ${server.skipped}.\n`);
  describe.skip(`keys on PostgreSQL (${server.skipped})`, () => it('needs its programs', () => undefined));
} else {
  afterAll(() => server.stop());
  const openAt = (databaseUrl: string, more = {}) => openKeyBackend({ databaseUrl, dataDir: '/nonexistent', pepper, ...more });
  const database = server.createDatabase();
  const open = async () => openAt(`${await database}?replicas=127.0.0.1:1&pool=3`);
  const ask = async (url: string, text: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  };

  // Both processes detect that there are no tables yet, and create them at the same time.
  describeKeyStore('PostgreSQL', async () => (await open()).keyStore);
  const another = server.createDatabase();
  describeSubscriptions('PostgreSQL', async () => (await openAt(await another)).keyStore);

  it('four processes admit a quota together, not each', async () => {
    const places = await Promise.all(Array.from({ length: 4 }, open));
    const clock = { now: Date.UTC(2026, 10, 21, 12) };
    const limiters = places.map(({ share }) => createLimiter(() => clock.now, share));
    const policy = { name: 'burst', quota: 60, windowSeconds: 60 } as const;
    const admitted = async () => {
      const takes = Array.from({ length: 200 }, (_, place) => limiters[place % 4]!.take('k_1', [policy], 1));
      return (await Promise.all(takes)).filter((answer) => !answer.violated).length;
    };
    expect(await admitted()).toBe(60);
    clock.now += 60_000;
    expect(await admitted()).toBe(60);
    clock.now -= 86_400_000;
    expect(await admitted()).toBe(60);
    await Promise.all(places.map(({ keyStore }) => keyStore.close()));
  });

  it('keys that version 1.0 stored with its records still work, and those records stay unchanged', async () => {
    const url = await server.createDatabase();
    await ask(
      url,
      `CREATE TABLE research (id int); INSERT INTO research VALUES (7);
       CREATE TABLE key_schema (version INTEGER NOT NULL); INSERT INTO key_schema VALUES (1); ${keySteps[0]};
       INSERT INTO api_key (id, hash, pepper_id, prefix, last4, label, status, tier, created_at)
         VALUES ('k_old', 'hash', 'p-1', 'mdr_live_', 'wxyz', 'old', 'active', 'verified', '2026-11-21T09:30:00Z')`,
    );
    const { keyStore } = await openAt(url);
    expect(await keyStore.findByHash('hash')).toMatchObject({ id: 'k_old', status: 'active', origins: [] });
    await keyStore.putSubscription(subscriptionRow('s_1'));
    expect(await keyStore.subscription('s_1')).toEqual(subscriptionRow('s_1'));
    await keyStore.close();
    expect(await ask(url, 'SELECT version, (SELECT id FROM research) AS id FROM key_schema')).toEqual([
      { version: keySteps.length, id: 7 },
    ]);
  });

  it('tables of a newer version stop the start and stay unchanged', async () => {
    const url = await server.createDatabase();
    await ask(url, 'CREATE TABLE key_schema (version INTEGER NOT NULL); INSERT INTO key_schema VALUES (99)');
    await expect(openAt(url)).rejects.toMatchObject({
      kind: 'config',
      detail: expect.stringMatching(/written by a newer version of Madar/),
    });
    expect(await ask(url, 'SELECT * FROM key_schema')).toEqual([{ version: 99 }]);
  });

  it('a process with another pepper does not start; one with the same does', async () => {
    const url = await server.createDatabase();
    const places = await Promise.all([openAt(url), openAt(url, { pepper: { id: 'other id', value: pepper.value } })]);
    await expect(openAt(url, { pepper: { id: 'p-1', value: 'another pepper of tests' } })).rejects.toMatchObject({
      kind: 'config',
      detail: expect.stringMatching(/a different pepper than this process uses\. Set KEY_PEPPER to that of the running processes/),
    });
    const [{ fingerprint }] = (await ask(url, 'SELECT fingerprint FROM key_pepper')) as [{ fingerprint: string }];
    expect(fingerprint).toMatch(/^[\w-]{43}$/);
    await Promise.all(places.map(({ keyStore }) => keyStore.close()));
  });

  it('addresses of replicas, from which earlier versions read records, are ignored with one log line', async () => {
    const lines: string[] = [];
    const log = { info: () => undefined, error: () => undefined, warn: (_: object, message: string) => void lines.push(message) };
    for (const more of ['?replicas=127.0.0.1:1', '']) {
      const { keyStore } = await openKeyBackend({ databaseUrl: `${await database}${more}`, dataDir: '/nonexistent', pepper }, log);
      await keyStore.close();
    }
    expect(lines).toEqual(['replicas are not asked any more, and are ignored']);
  });

  it.each([
    ['no address', 'postgres://db:port/madar', /is not an address; it should look like postgres:\/\/user:password@host:5432\/database/],
    ['a database that is not there', server.url('nowhere'), /cannot hold keys: database "nowhere" does not exist/],
  ])('%s prevents the start with a sentence that explains it', async (_name, url, sentence) => {
    await expect(openAt(url)).rejects.toMatchObject({ kind: 'config', detail: expect.stringMatching(sentence) });
  });

  it('an unreachable server makes the store unavailable, even at the start, and is used once it is back', async () => {
    const { keyStore } = await open();
    await keyStore.all();
    await server.kill();
    await expect(keyStore.find('k_1')).rejects.toMatchObject({ kind: 'unavailable' });
    const lines: object[] = [];
    const log = (fields: object) => void lines.push(fields);
    const late = await openKeyBackend({ databaseUrl: await database, dataDir: '/nonexistent', pepper }, { info: log, error: log });
    expect(lines).toEqual([{ error: expect.stringMatching(/^The database of DATABASE_URL does not answer: .*ECONNREFUSED/) }]);
    await expect(late.keyStore.find('k_1')).rejects.toMatchObject({ kind: 'unavailable' });
    await server.start();
    for (const store of [keyStore, late.keyStore]) {
      await expect.poll(() => store.find('k_1').catch(() => 'away'), { timeout: 10_000 }).toBeUndefined();
      await store.close();
    }
  });
}
