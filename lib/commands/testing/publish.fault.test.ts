import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateRecords } from '#bench/store/generate-records.ts';
import { hostileRecords } from '#e2e/hostile/hostile-records.ts';
import { runCommandFile } from '#lib/commands/process/run-command-file.ts';
import { checkIndex } from '#lib/service/store/opensearch/check-index.ts';
import { openClient } from '#lib/service/store/opensearch/client.ts';
import { publish } from '#lib/service/store/opensearch/publish.ts';
import { countOutbox } from '#lib/service/store/sqlite/database/outbox.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import { type OpenSearchCluster, startOpenSearch } from '#lib/service/testing/opensearch/start-opensearch.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-publish-faults-'));
let cluster: OpenSearchCluster | { readonly skipped: string };
let client: Client;
beforeAll(async () => {
  // A node of its own, whatever server is named: it is killed and filled.
  cluster = await startOpenSearch({ settings: { 'cluster.info.update.interval': '10s' } });
  if ('url' in cluster) client = await openClient({ url: cluster.url });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await client?.close();
  if ('stop' in cluster) await cluster.stop();
});

let machines = 0;
async function newWriter(records: number) {
  machines += 1;
  const dataDir = join(folder, `machine-${machines}`);
  mkdirSync(dataDir);
  const [path, prefix] = [join(dataDir, 'madar.sqlite'), `machine-${machines}`];
  const store = openSqliteStore(path);
  await store.load(generateRecords(0, records), { batch: 'first' });
  const { url } = cluster as OpenSearchCluster;
  return {
    dataDir,
    path,
    prefix,
    store,
    publish: (onProgress: () => void = () => undefined) => publish(path, client, prefix, { graceMs: 0, onProgress }),
    check: () => checkIndex(path, client, prefix),
    command: (name: string, args: readonly string[], killWhen?: () => boolean) =>
      runCommandFile(name, args, dataDir, { SEARCH_URL: url, SEARCH_INDEX: prefix }, killWhen),
    waits: () => {
      const file = new DatabaseSync(path, { readOnly: true });
      const count = countOutbox(file);
      file.close();
      return count;
    },
  };
}

const equal = { differences: [], counts: [], waits: 0 };
const kills = 10;
const records = 400;

describe('a publish that is killed', () => {
  it('at ten moments of the first one is continued, and the index is equal to the store', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const reference = await newWriter(records);
    const began = performance.now();
    expect(await reference.command('publish.ts', [])).toMatchObject({ code: 0 });
    const whole = performance.now() - began;
    const codes = [];
    for (let moment = 1; moment <= kills; moment += 1) {
      const writer = await newWriter(records);
      const until = performance.now() + (whole * moment) / kills;
      codes.push((await writer.command('publish.ts', [], () => performance.now() > until)).code);
      expect(await writer.command('publish.ts', [])).toMatchObject({ code: 0 });
      expect(await writer.check(), `killed at ${moment} of ${kills}`).toMatchObject(equal);
      await writer.store.close();
    }
    expect(codes.filter((code) => code === null).length).toBeGreaterThan(kills / 2);
    await reference.store.close();
  }, 900_000);

  it('at ten moments of a later one is continued, and readers never miss what a data version brings', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const writer = await newWriter(50);
    await writer.command('publish.ts', []);
    const change = async (moment: number) => {
      await writer.store.load(generateRecords(50 + moment * 100, 150 + moment * 100), { batch: `change-${moment}` });
      await writer.store.withdraw(String(moment + 1));
    };
    await change(0);
    const began = performance.now();
    await writer.command('publish.ts', []);
    const whole = performance.now() - began;
    const codes = [];
    for (let moment = 1; moment <= kills; moment += 1) {
      await change(moment);
      const until = performance.now() + (whole * moment) / kills;
      codes.push((await writer.command('publish.ts', [], () => performance.now() > until)).code);
      // Whatever was shown is whole: the version that readers see has its records.
      const { _source: state } = (await client.get({ index: `${writer.prefix}-collection`, id: 'state' })).body as {
        readonly _source: { readonly value: { readonly dataVersion: string } };
      };
      const { body } = await client.count({ index: `${writer.prefix}-publications`, body: { query: { match_all: {} } } as never });
      if (Number(state.value.dataVersion) === Number(await writer.store.dataVersion())) expect(body.count).toBe(50 + (moment + 1) * 100);
    }
    expect(codes.filter((code) => code === null).length).toBeGreaterThan(kills / 2);
    expect(await writer.command('publish.ts', [])).toMatchObject({ code: 0 });
    expect(await writer.check()).toMatchObject(equal);
    await writer.store.close();
  }, 900_000);
});

describe('a server that takes no writes', () => {
  it('because an index is read-only, or its disk is full, keeps everything waiting and takes it afterwards', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const writer = await newWriter(20);
    await writer.publish();
    const block = (value: boolean | null) =>
      client.indices.putSettings({ index: `${writer.prefix}-publications`, body: { index: { 'blocks.write': value } } as never });
    await block(true);
    await writer.store.withdraw('1');
    await expect(writer.publish()).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('takes no writes') });
    expect(writer.waits()).toBeGreaterThan(0);
    await block(null);
    await writer.publish();
    expect(await writer.check()).toMatchObject(equal);

    const watermarks = (values: readonly (string | boolean | null)[]) =>
      client.cluster.putSettings({
        body: {
          persistent: Object.fromEntries(
            ['threshold_enabled', 'watermark.low', 'watermark.high', 'watermark.flood_stage'].map((name, at) => [
              `cluster.routing.allocation.disk.${name}`,
              values[at] ?? null,
            ]),
          ),
        } as never,
      });
    // So that this machine's disk counts as full: the server then blocks every index by itself.
    await watermarks([true, '0.1%', '0.2%', '0.3%']);
    await writer.store.withdraw('2');
    await expect
      .poll(
        () =>
          writer.publish().then(
            () => writer.store.classify('3', ['moon']).then(() => 'taken'),
            (error: Error) => error.message,
          ),
        {
          timeout: 60_000,
          interval: 1000,
        },
      )
      .toMatch(/takes no writes: .*(?:flood|disk)/);
    await watermarks([]);
    await watermarks([false]);
    await client.indices.putSettings({ index: `${writer.prefix}-*`, body: { index: { 'blocks.read_only_allow_delete': null } } as never });
    await writer.publish();
    expect(await writer.check()).toMatchObject(equal);
    await writer.store.close();
  });

  it('because it is away, or goes away meanwhile, is told in a sentence, and gets everything when it is back', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const [node] = cluster.nodes;
    const writer = await newWriter(20);
    await writer.publish();
    await node?.kill();
    const file = join(folder, 'late.jsonl');
    const [late] = generateRecords(500, 501);
    writeFileSync(file, `${JSON.stringify(late)}\n`);
    const away = await writer.command('import.ts', [file]);
    expect(away).toMatchObject({
      code: 1,
      err: expect.stringMatching(/OpenSearch does not answer: .+\n\d+ records wait; run npm run publish\n$/),
    });
    await node?.start();
    expect(await writer.command('publish.ts', [])).toMatchObject({ code: 0 });
    expect(await writer.check()).toMatchObject(equal);

    await writer.store.load(generateRecords(100, 400), { batch: 'many' });
    let killed: Promise<void> | undefined;
    const publishing = writer.publish(() => {
      killed ??= node?.kill();
    });
    await expect(publishing).rejects.toMatchObject({ kind: 'unavailable' });
    await killed;
    await node?.start();
    await sleep(500);
    await writer.publish();
    expect(await writer.check()).toMatchObject(equal);
    await writer.store.close();
  });
});

describe('hostile records', () => {
  it('go through the index as they are in the store', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const writer = await newWriter(1);
    const file = join(folder, 'hostile.jsonl');
    writeFileSync(file, hostileRecords());
    const { out, err } = await writer.command('import.ts', [file]);
    expect({ out, err }).toMatchObject({ out: expect.stringContaining('Published: '), err: expect.not.stringContaining('wait') });
    expect(await writer.check()).toMatchObject(equal);
    await writer.store.close();
  });
});
