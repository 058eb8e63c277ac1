import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { generateRecords } from '#bench/store/generate-records.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { searchReady } from '#lib/setup/health/search-ready.ts';
import { openClient } from '#lib/store/opensearch/client.ts';
import { countOutbox, startEpoch } from '#lib/store/sqlite/database/outbox.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { currentIndexVersion } from '#lib/store/upkeep/index-state.ts';
import { type OpenSearchCluster, startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';
import { checkIndex } from './check-index.ts';
import { readGenerations } from './generations.ts';
import { type PublishOptions, publish, publishedVersion } from './publish.ts';
import { searchNotice } from './search-state.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-publish-'));
let cluster: OpenSearchCluster | { readonly skipped: string };
let client: Client;
beforeAll(async () => {
  cluster = await startOpenSearch({ server: inject('opensearchUrl') });
  if ('url' in cluster) client = await openClient({ url: cluster.url, timeoutMs: 60_000 });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  if (!('stop' in cluster)) return;
  await client.indices.delete({ index: `madar-test-${process.pid}-*` });
  await client.close();
  await cluster.stop();
});

let stores = 0;
async function makeStore(records: readonly ResearchRecord[] = fixtureRecords) {
  stores += 1;
  const path = join(folder, `${stores}.sqlite`);
  const prefix = `madar-test-${process.pid}-${stores}`;
  const store = openSqliteStore(path);
  await store.load(records, { batch: 'first' });
  const inFile = <T>(work: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(path);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  let originalMeta: object | undefined;
  return {
    path,
    prefix,
    store,
    inFile,
    publish: (options: PublishOptions = {}) => publish(path, client, prefix, { graceMs: 0, ...options }),
    check: () => checkIndex(path, client, prefix),
    unpublished: () => inFile(countOutbox),
    /** Sets the `_meta` of the live index to its original value with `change`. Earlier changes are lost. */
    async setMeta(change: object) {
      const [generation] = await readGenerations(client, prefix);
      originalMeta ??= generation?.meta;
      await client.indices.putMapping({
        index: `${prefix}-publications-${generation?.number}`,
        body: { _meta: { ...originalMeta, ...change } } as never,
      });
    },
    live: async () => (await readGenerations(client, prefix)).filter(({ isLive }) => isLive).map(({ number }) => number),
    document: async (name: string, id: string) =>
      (await client.get({ index: `${prefix}-${name}`, id })).body as {
        readonly _version: number;
        readonly _source: Record<string, unknown>;
      },
  };
}

const equal = { differences: [], waits: 0 };

describe('publish', () => {
  it('publishes the whole store first and then only changes, versioned by data version', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore();
    const first = await fixture.publish();
    expect(first).toMatchObject({ refused: [], dataVersion: 1 });
    expect(await fixture.check()).toMatchObject(equal);
    expect(await fixture.live()).toEqual([1]);
    expect(await fixture.publish()).toMatchObject({ documents: 0 });

    await fixture.store.withdraw('1');
    expect(fixture.unpublished()).toBeGreaterThan(0);
    const second = await fixture.publish();
    expect(second.documents).toBeLessThan(first.documents / 2);
    expect(fixture.unpublished()).toBe(0);
    expect(await publishedVersion(client, fixture.prefix)).toBe(2);
    expect(await fixture.document('publications', '1')).toMatchObject({ _version: 2, _source: { state: 'withdrawn' } });
    expect((await fixture.document('publications', '2'))._version).toBe(1);
    expect(await fixture.check()).toMatchObject(equal);
    await fixture.store.close();
  });

  it('continues after a publisher that ended early, without writing again what it had written', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore([...generateRecords(0, 700)]);
    // Ends in the middle of the documents of a kind, after several requests.
    let requests = 0;
    const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) => {
      requests += 1;
      if (requests === 5) throw new Error(`ended after ${done} of ${total}`);
    };
    await expect(fixture.publish({ onProgress })).rejects.toThrow('ended after');
    const { documents } = await fixture.publish();
    const { research, authors } = await fixture.store.counts();
    expect(documents).toBeLessThan(research + authors - 50);
    expect(await fixture.check()).toMatchObject(equal);
    await fixture.store.close();
  });

  it('keeps a document for every id: withdrawn, merged, or removed by an undo', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore(fixtureRecords.slice(0, 3));
    const extra = fixtureRecords[4] as ResearchRecord;
    await fixture.store.load([extra], { batch: 'extra' });
    await fixture.publish();
    await fixture.store.undo('extra');
    await fixture.store.merge('research', '2', '1');
    await fixture.publish();
    expect((await fixture.document('publications', '4'))._source).toMatchObject({ state: 'removed', at: expect.any(String) });
    expect((await fixture.document('publications', '2'))._source).toMatchObject({ state: 'merged', into: 1 });
    expect(await fixture.check()).toMatchObject(equal);
    // A new index also contains the removed and merged documents.
    await fixture.publish({ all: true });
    expect(await fixture.live()).toEqual([2]);
    expect(await readGenerations(client, fixture.prefix)).toHaveLength(1);
    expect((await fixture.document('publications', '4'))._source).toMatchObject({ state: 'removed' });
    expect(await fixture.check()).toMatchObject(equal);
    await fixture.store.close();
  });

  it('refuses the index of another store or epoch unless it is taken over', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const [first, second] = [await makeStore(), await makeStore(fixtureRecords.slice(0, 2))];
    await first.publish();
    const publishOnFirst = (options: PublishOptions = {}) => publish(second.path, client, first.prefix, { graceMs: 0, ...options });
    for (const options of [{}, { all: true }, { takeOver: true }])
      await expect(publishOnFirst(options)).rejects.toMatchObject({
        kind: 'config',
        message: expect.stringContaining('published by another store'),
      });
    expect(await first.check()).toMatchObject(equal);
    await publishOnFirst({ all: true, takeOver: true });
    expect(await checkIndex(second.path, client, first.prefix)).toMatchObject(equal);
    await expect(first.publish()).rejects.toMatchObject({ kind: 'config' });

    second.inFile(startEpoch);
    await expect(publishOnFirst()).rejects.toMatchObject({ message: expect.stringContaining('restored from a backup') });
    await publishOnFirst({ all: true, takeOver: true });
    expect(await checkIndex(second.path, client, first.prefix)).toMatchObject(equal);
    await Promise.all([first.store.close(), second.store.close()]);
  });

  it('reports a document that the server rejects, publishes the others and retries it', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    // A venue is indexed as one term, which may have at most 32,766 bytes.
    const [first, second] = fixtureRecords as readonly [ResearchRecord, ResearchRecord];
    const venue = { name: { en: 'journal '.repeat(5000) } };
    const fixture = await makeStore([{ ...first, venue }, second]);
    const refusals = [{ kind: 'research', id: 1, reason: expect.stringContaining('immense term') }];
    expect(await fixture.publish()).toMatchObject({ refused: refusals });
    expect(fixture.unpublished()).toBe(1);
    expect((await fixture.document('publications', '2'))._source).toMatchObject({ state: 'live' });
    expect(await fixture.publish()).toMatchObject({ documents: 0, refused: refusals });
    await fixture.store.load([first, second], { batch: 'corrected' });
    expect(await fixture.publish()).toMatchObject({ refused: [] });
    expect(fixture.unpublished()).toBe(0);
    expect(await fixture.check()).toMatchObject(equal);
    await fixture.store.close();
  });

  it('resumes an index that a killed publisher left unfinished', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore();
    const stop = () => {
      throw new Error('killed');
    };
    await expect(fixture.publish({ onProgress: stop })).rejects.toThrow('killed');
    expect(await fixture.live()).toEqual([]);
    await fixture.store.load([{ ...(fixtureRecords[0] as ResearchRecord), citations: 99 }], { batch: 'meanwhile' });
    await fixture.publish();
    expect(await fixture.live()).toEqual([1]);
    expect(await fixture.check()).toMatchObject(equal);

    await fixture.store.withdraw('1');
    await expect(fixture.publish({ onProgress: stop })).rejects.toThrow('killed');
    expect(fixture.unpublished()).toBeGreaterThan(0);
    await fixture.publish();
    expect(await fixture.check()).toMatchObject(equal);
    await fixture.store.close();
  });

  it('publishes everything again if an index was deleted or a trigger is missing', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore();
    await fixture.publish();
    await client.indices.delete({ index: `${fixture.prefix}-people-1` });
    await fixture.publish();
    expect(await fixture.check()).toMatchObject(equal);

    fixture.inFile((database) => database.exec('DROP TRIGGER publish_after_update_on_research'));
    await fixture.store.classify('1', ['galaxies']);
    await fixture.publish();
    expect(await fixture.check()).toMatchObject(equal);
    await fixture.store.close();
  });

  it('refuses an index of another analyser until it is rebuilt', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore();
    await fixture.publish();
    await fixture.setMeta({ analyser: '1' });
    await expect(fixture.publish()).rejects.toMatchObject({
      kind: 'config',
      message: expect.stringContaining('another version of this program'),
    });
    await fixture.publish({ all: true });
    expect(await fixture.check()).toMatchObject(equal);
    await fixture.store.close();
  });

  it('reports a missing index, another version, other terms and unpublished records to /readyz', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore();
    const ready = (path?: string) => searchReady(() => searchNotice(client, fixture.prefix, path));
    expect(await ready()).toEqual({ ok: false, detail: 'index_missing' });
    await fixture.publish();
    expect(await ready(fixture.path)).toEqual({ ok: true });
    const setMeta = (change: object) => fixture.setMeta(change);
    for (const [change, detail] of [
      [{ analyser: '1' }, 'index_older'],
      [{ analyser: '999' }, 'index_newer'],
      [{ documentVersion: 999 }, 'index_newer'],
      [{ analyser: `${currentIndexVersion()} 0123456789` }, 'index_other_terms'],
    ] as const) {
      await setMeta(change);
      expect(await ready()).toEqual({ ok: true, detail });
    }
    await setMeta({});
    await fixture.store.withdraw('1');
    expect(await ready()).toEqual({ ok: true });
    expect(await ready(fixture.path)).toEqual({ ok: true, detail: 'publish_behind' });
    const away = await openClient({ url: 'http://127.0.0.1:9' });
    expect(await searchReady(() => searchNotice(away, fixture.prefix))).toMatchObject({ ok: false, detail: 'unavailable' });
    await away.close();
    await fixture.store.close();
  });

  it('lets only one process publish at a time', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore();
    let waits = 0;
    const onWait = () => {
      waits += 1;
    };
    await Promise.all([fixture.publish({ onWait }), fixture.publish({ onWait })]);
    expect(waits).toBe(1);
    expect(await fixture.live()).toEqual([1]);
    await fixture.store.close();
  });

  it('reports different, missing and unknown documents for --check', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const fixture = await makeStore();
    await fixture.publish();
    const { body: source } = await client.get({ index: `${fixture.prefix}-publications`, id: '1' });
    await client.delete({ index: `${fixture.prefix}-publications`, id: '2', refresh: true });
    await client.index({
      index: `${fixture.prefix}-publications`,
      id: '1',
      body: { ...source._source, digest: 'other' } as never,
      refresh: true,
    });
    await client.index({ index: `${fixture.prefix}-people`, id: '999', body: { id: 999, state: 'live' }, refresh: true });
    const { differences } = await fixture.check();
    expect(differences).toEqual([
      { kind: 'research', id: 1, what: 'differs' },
      { kind: 'research', id: 2, what: 'is missing' },
      { kind: 'author', id: 999, what: 'is too many' },
    ]);
    await fixture.store.close();
  });
});
