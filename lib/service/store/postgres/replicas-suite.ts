import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/service/store/store.ts';
import type { PostgresServer } from '#lib/service/testing/start-postgres.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openPool } from './sql.ts';

/** Every record of an import says which import it is from, so that a page made of two of them is found out. */
export const madeBy = (citations: number, many = 40): ResearchRecord[] =>
  Array.from({ length: many }, (_, place) => ({
    key: `record-${place}`,
    title: { en: `Satellite number ${place}` },
    language: 'en',
    authors: [{ name: { en: `Person ${place % 7}` } }],
    type: 'journal-article',
    areas: ['adcs'],
    year: 2020,
    citations,
  }));

/** A primary and streaming replicas of it. */
export interface Cluster {
  readonly primary: PostgresServer;
  readonly replicas: readonly PostgresServer[];
  /** The address of a database of its own on all of them. */
  readonly address: string;
}

export async function startCluster(primary: PostgresServer, many: number): Promise<Cluster> {
  const database = await primary.createDatabase();
  const replicas: PostgresServer[] = [];
  for (let number = 0; number < many; number += 1) replicas.push(await primary.startReplica());
  return { primary, replicas, address: addressOf(database, replicas) };
}

export function addressOf(database: string, replicas: readonly PostgresServer[]): string {
  return `${database}?replicas=${replicas.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
}

/** Waits until every replica has what the primary has. */
export async function caughtUp({ address, replicas, primary }: Cluster): Promise<void> {
  const database = new URL(address).pathname.slice(1);
  const pools = [primary, ...replicas].map((server) => openPool(server.url(database), { max: 1, statementMs: 0, connectMs: 3000 }));
  const versions = () => Promise.all(pools.map(async (pool) => (await pool`SELECT value FROM meta WHERE name = 'data_version'`)[0]?.value));
  await expect.poll(async () => new Set(await versions()).size, { timeout: 20_000 }).toBe(1);
  await Promise.all(pools.map((pool) => pool.end()));
}

/** Reads a page and says which import it shows. Throws when it shows two. */
export async function importSeen(store: Store): Promise<number | undefined> {
  const page = await store.findResearch('en', { ...defaultResearchQuery, keyword: 'satellite', pageSize: 100, facets: ['year', 'author'] });
  const made = new Set(page.items.map(({ citations }) => citations));
  expect(made.size).toBeLessThanOrEqual(1);
  expect(page.items).toHaveLength(page.total ?? 0);
  expect(page.facets.year?.reduce((sum, { count }) => sum + count, 0) ?? 0).toBe(page.total);
  expect(page.facets.author?.reduce((sum, { count }) => sum + count, 0) ?? 0).toBe(page.total);
  return [...made][0];
}

/** Reads without a pause until told to stop; gives the number of pages and of failures. */
export function readOn(store: Store, readers = 4) {
  let over = false;
  const seen = { pages: 0, failures: [] as unknown[] };
  const loops = Array.from({ length: readers }, async () => {
    while (!over) {
      await importSeen(store).then(
        () => {
          seen.pages += 1;
        },
        (error: unknown) => seen.failures.push(error),
      );
    }
  });
  return async () => {
    over = true;
    await Promise.all(loops);
    return seen;
  };
}

/** What holds with any number of replicas, in little time. */
export function describeReplicas(start: () => Promise<Cluster>): void {
  describe('a PostgreSQL store with replicas', () => {
    let cluster: Cluster;
    let store: Store;
    beforeAll(async () => {
      cluster = await start();
      store = await openPostgresStore(cluster.address);
      await store.load(madeBy(1));
    }, 60_000);
    afterAll(() => store.close());

    it('shows an import on every server within two seconds, and never a page of two of them', async () => {
      const stop = readOn(store);
      await store.load(madeBy(2));
      await expect.poll(() => Promise.all([1, 2, 3, 4].map(() => importSeen(store))), { timeout: 2000 }).toEqual([2, 2, 2, 2]);
      const { pages, failures } = await stop();
      expect(failures).toEqual([]);
      expect(pages).toBeGreaterThan(4);
    });

    it('reads on when a replica dies, and when the primary does; writing fails then, and says so without a word of SQL', async () => {
      await caughtUp(cluster);
      const stop = readOn(store);
      await cluster.replicas[0]?.kill();
      expect(await importSeen(store)).toBe(2);
      await cluster.replicas[0]?.start();
      await caughtUp(cluster);
      await cluster.primary.kill();
      expect(await importSeen(store)).toBe(2);
      await expect(store.load(madeBy(3))).rejects.toMatchObject({
        kind: 'unavailable',
        detail: expect.stringMatching(/^Loading records found no server to answer it \(\w+\)\.$/),
      });
      const { failures } = await stop();
      expect(failures).toEqual([]);
    });

    it('writes again when the primary is back', async () => {
      await cluster.primary.start();
      await expect
        .poll(
          () =>
            store.load(madeBy(4)).then(
              () => 'loaded',
              () => 'refused',
            ),
          { timeout: 5000 },
        )
        .toBe('loaded');
      await expect.poll(() => importSeen(store), { timeout: 10_000 }).toBe(4);
    });
  });
}
