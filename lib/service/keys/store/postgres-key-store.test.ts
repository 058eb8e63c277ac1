import { afterAll, describe, expect, it } from 'vitest';
import { createLimiter } from '#lib/service/limits/limiter.ts';
import { startPostgres } from '#lib/service/testing/start-postgres.ts';
import { describeKeyStore } from './key-store-suite.ts';
import { openKeyPlace } from './open-key-store.ts';

const server = await startPostgres();
if ('skipped' in server) {
  process.stdout.write(`Keys on PostgreSQL are not tested: ${server.skipped}.\n`);
  describe.skip(`keys on PostgreSQL (${server.skipped})`, () => it('needs its programs', () => undefined));
} else {
  afterAll(() => server.stop());
  const database = server.createDatabase();
  const open = async () => openKeyPlace({ databaseUrl: `${await database}?replicas=127.0.0.1:1`, dataDir: '/nonexistent' });

  // Both processes find no schema and write it at once.
  describeKeyStore('PostgreSQL', async () => (await open()).keyStore);

  it('four processes admit a quota together, not each', async () => {
    const places = await Promise.all(Array.from({ length: 4 }, open));
    const clock = { now: Date.UTC(2026, 10, 21, 12) };
    const limiters = places.map(({ share }) => createLimiter(() => clock.now, share));
    const policy = { name: 'burst', quota: 60, windowSeconds: 60 } as const;
    const admitted = async () => {
      const asked = Array.from({ length: 200 }, (_, place) => limiters[place % 4]!.take('k_1', [policy], 1));
      return (await Promise.all(asked)).filter((answer) => !answer.violated).length;
    };
    expect(await admitted()).toBe(60);
    clock.now += 60_000;
    expect(await admitted()).toBe(60);
    clock.now -= 86_400_000;
    expect(await admitted()).toBe(60);
    await Promise.all(places.map(({ keyStore }) => keyStore.close()));
  });

  it('a primary that is away is a store that cannot answer, and is used again when it is back', async () => {
    const { keyStore } = await open();
    await keyStore.all();
    await server.kill();
    await expect(keyStore.find('k_1')).rejects.toMatchObject({ kind: 'unavailable' });
    await server.start();
    await expect.poll(() => keyStore.find('k_1').catch(() => 'away'), { timeout: 10_000 }).toBeUndefined();
    await keyStore.close();
  });
}
