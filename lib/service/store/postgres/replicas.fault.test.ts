import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '#lib/service/testing/start-postgres.ts';
import { openPostgresStore } from './postgres-store.ts';
import { addressOf, caughtUp, describeReplicas, importSeen, madeBy, readOn, startCluster } from './replicas-suite.ts';
import { describeSameAnswers } from './same-answers-suite.ts';

const server = await startPostgres();

if ('skipped' in server) {
  describe('PostgreSQL with two replicas', () => it.skip(`is not tested: ${server.skipped}`, () => undefined));
} else {
  afterAll(() => server.stop());
  describeReplicas(() => startCluster(server, 2));
  describeSameAnswers('PostgreSQL', async () => openPostgresStore(await server.createDatabase()));

  describe('PostgreSQL with two replicas', () => {
    beforeEach(() => server.start());

    it('leaves a replica that lags out when it is five seconds behind, and takes it back when it has caught up', async () => {
      const cluster = await startCluster(server, 2);
      const { address, replicas } = cluster;
      const store = await openPostgresStore(address);
      await store.load(madeBy(1));
      await caughtUp(cluster);
      await replicas[0]?.pauseReplay(true);
      await store.load(madeBy(2));
      await new Promise((resolve) => setTimeout(resolve, 6000));
      for (let read = 0; read < 20; read += 1) expect(await importSeen(store)).toBe(2);
      await replicas[0]?.pauseReplay(false);
      await replicas[1]?.kill();
      await expect.poll(() => importSeen(store)).toBe(2);
      await store.close();
    });

    it('opens to read while the primary is away, and has a new primary when a replica is promoted', async () => {
      const cluster = await startCluster(server, 2);
      const { address, primary, replicas } = cluster;
      const before = await openPostgresStore(address);
      await before.load(madeBy(1));
      await caughtUp(cluster);
      await before.close();
      await primary.kill();
      const reading = await openPostgresStore(address);
      expect(await importSeen(reading)).toBe(1);
      await reading.close();
      const [first, second] = replicas as [(typeof replicas)[number], (typeof replicas)[number]];
      await first.promote();
      const database = new URL(address).pathname.slice(1);
      const after = await openPostgresStore(addressOf(first.url(database), [second]));
      expect(await importSeen(after)).toBe(1);
      expect(await after.load(madeBy(2))).toMatchObject({ updated: 40 });
      // The other replica follows nobody now: it is behind, and is left out in time.
      await expect.poll(() => Promise.all([1, 2, 3].map(() => importSeen(after))), { timeout: 8000 }).toEqual([2, 2, 2]);
      await after.close();
    });

    it('shows what a promoted replica has when the old primary is back with imports that were never sent on', async () => {
      const cluster = await startCluster(server, 1);
      const { address, primary, replicas } = cluster;
      const database = new URL(address).pathname.slice(1);
      const old = await openPostgresStore(primary.url(database));
      await old.load(madeBy(1));
      await caughtUp(cluster);
      const [promoted] = replicas as [(typeof replicas)[number]];
      await promoted.promote();
      // Both go on by themselves; the old one comes further.
      for (const number of [7, 8, 9]) await old.load(madeBy(number));
      await old.close();
      await primary.kill();
      const store = await openPostgresStore(addressOf(promoted.url(database), [primary]));
      expect(await store.load(madeBy(2))).toMatchObject({ updated: 40 });
      await primary.start();
      await new Promise((resolve) => setTimeout(resolve, 7000));
      for (let read = 0; read < 20; read += 1) expect(await importSeen(store)).toBe(2);
      expect(await store.load(madeBy(3))).toMatchObject({ updated: 40 });
      expect(await importSeen(store)).toBe(3);
      await store.close();
    });

    it('shows pages of one import each while one import follows another', async () => {
      const { address } = await startCluster(server, 2);
      const [store, other] = await Promise.all([openPostgresStore(address), openPostgresStore(address)]);
      const stops = [readOn(store), readOn(other)];
      for (let number = 1; number <= 12; number += 1) await store.load(madeBy(number, 90));
      const seen = await Promise.all(stops.map((stop) => stop()));
      expect(seen.flatMap(({ failures }) => failures)).toEqual([]);
      expect(Math.min(...seen.map(({ pages }) => pages))).toBeGreaterThan(20);
      await Promise.all([store.close(), other.close()]);
    });
  });
}
