import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateRecords } from '#bench/store/generate-records.ts';
import { hostileRecords } from '#e2e/hostile/hostile-records.ts';
import { openClient } from '#lib/store/opensearch/client.ts';
import { checkIndex } from '#lib/store/opensearch/publish/check-index.ts';
import { publish } from '#lib/store/opensearch/publish/publish.ts';
import { countOutbox } from '#lib/store/sqlite/database/outbox.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { type OpenSearchCluster, startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';
import { runCommandFile } from './run-command-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-publish-faults-'));
let cluster: OpenSearchCluster | { readonly skipped: string };
let client: Client;
beforeAll(async () => {
  // Always a separate node, because the test kills it and fills its disk.
  cluster = await startOpenSearch({ settings: { 'cluster.info.update.interval': '10s' } });
  if ('url' in cluster) client = await openClient({ url: cluster.url, timeoutMs: 60_000 });
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
    command: (name: string, args: readonly string[]) => runCommandFile(name, args, dataDir, { SEARCH_URL: url, SEARCH_INDEX: prefix }),
    waits: () => {
      const file = new DatabaseSync(path, { readOnly: true });
      const count = countOutbox(file);
      file.close();
      return count;
    },
  };
}

const equal = { differences: [], counts: [], waits: 0 };

type Moment = 'before' | 'after';

/** A proxy between a publisher and the cluster. From the chosen request on, it does not respond and `isReached` is true. */
async function startGate() {
  let target: { readonly request: number; readonly moment: Moment } | undefined;
  let [requests, isReached] = [0, false];
  const server = createServer((incoming, outgoing) => {
    requests += 1;
    const isChosen = requests === target?.request;
    if (isReached || (isChosen && target?.moment === 'before')) {
      isReached = true;
      return;
    }
    const { hostname, port } = new URL((cluster as OpenSearchCluster).url);
    const forward = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
      if (isChosen) {
        answer.resume().once('end', () => {
          isReached = true;
        });
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    choose(request: number, moment: Moment) {
      [target, requests, isReached] = [{ request, moment }, 0, false];
    },
    isReached: () => isReached,
    close: () => void server.close(() => undefined).closeAllConnections(),
  };
}

/** Kills `npm run publish` before and after each of its requests, and calls `change` before each run. Returns the number of kills. */
async function killAtEachRequest(writer: Awaited<ReturnType<typeof newWriter>>, most: number, change: (kill: number) => Promise<unknown>) {
  const gate = await startGate();
  let kills = 0;
  for (; kills < most; kills += 1) {
    await change(kills);
    gate.choose(Math.floor(kills / 2) + 1, kills % 2 === 0 ? 'before' : 'after');
    const env = { SEARCH_URL: gate.url, SEARCH_INDEX: writer.prefix };
    const { code, err } = await runCommandFile('publish.ts', [], writer.dataDir, env, gate.isReached);
    if (code === 0) break;
    expect({ code, err }).toEqual({ code: null, err: expect.not.stringContaining('rror') });
  }
  gate.close();
  return kills;
}

describe('a publish that is killed before and after each request', () => {
  it('is continued before the first publication, and the index equals the store', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const writer = await newWriter(30);
    expect(await killAtEachRequest(writer, 40, async () => undefined)).toBeGreaterThan(12);
    expect(await writer.command('publish.ts', [])).toMatchObject({ code: 0 });
    expect(await writer.check()).toMatchObject(equal);
    await writer.store.close();
  }, 900_000);

  it('is continued while the store changes, and a data version never appears without its records', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const writer = await newWriter(10);
    await writer.publish();
    const shownVersion = async () => {
      const { _source: state } = (await client.get({ index: `${writer.prefix}-collection`, id: 'state', realtime: false })).body as {
        readonly _source: { readonly value: { readonly dataVersion: string } };
      };
      return Number(state.value.dataVersion);
    };
    const kills = await killAtEachRequest(writer, 16, async (kill) => {
      const version = await shownVersion();
      const { body } = await client.count({ index: `${writer.prefix}-publications` });
      // Each data version adds one record.
      expect(Number(body.count)).toBeGreaterThanOrEqual(9 + version);
      await writer.store.load(generateRecords(10 + kill, 11 + kill), { batch: `change-${kill}` });
    });
    expect(kills).toBeGreaterThanOrEqual(10);
    expect(await writer.command('publish.ts', [])).toMatchObject({ code: 0 });
    expect(await shownVersion()).toBe(Number(await writer.store.dataVersion()));
    expect(await writer.check()).toMatchObject(equal);
    await writer.store.close();
  }, 900_000);
});

describe('a server that accepts no writes', () => {
  it('because an index is read-only, or its disk is full, leaves all records waiting and accepts them afterwards', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const writer = await newWriter(20);
    await writer.publish();
    const block = (value: boolean | null) =>
      client.indices.putSettings({ index: `${writer.prefix}-publications`, body: { index: { 'blocks.write': value } } as never });
    await block(true);
    await writer.store.withdraw('1');
    await expect(writer.publish()).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('rejects writes') });
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
    // With these limits the server treats its disk as full and blocks writes to every index.
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
      .toMatch(/rejects writes: .*(?:flood|disk)/);
    // A writer that has not published yet is refused too.
    const other = await newWriter(1);
    await expect(other.publish()).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('rejects writes') });
    await other.store.close();
    await watermarks([false]);
    await client.cluster.putSettings({ body: { persistent: { 'cluster.blocks.create_index': null } } as never });
    await client.indices.putSettings({ index: `${writer.prefix}-*`, body: { index: { 'blocks.read_only_allow_delete': null } } as never });
    await writer.publish();
    expect(await writer.check()).toMatchObject(equal);
    await writer.store.close();
  });

  it('because it is unreachable, at first or later, is reported in a sentence, and gets all records when it is back', async ({ skip }) => {
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
      err: expect.stringMatching(/OpenSearch does not answer: .+\n\d+ records are pending; run npm run publish\n$/),
    });
    await node?.start();
    expect(await writer.command('publish.ts', [])).toMatchObject({ code: 0 });
    expect(await writer.check()).toMatchObject(equal);

    await writer.store.load(generateRecords(100, 130), { batch: 'many' });
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
  it('are returned unchanged by the index', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const writer = await newWriter(1);
    const file = join(folder, 'hostile.jsonl');
    writeFileSync(file, hostileRecords());
    const { out, err } = await writer.command('import.ts', [file]);
    expect({ out, err }).toMatchObject({ out: expect.stringContaining('Published: '), err: expect.not.stringContaining('pending') });
    expect(await writer.check()).toMatchObject(equal);
    await writer.store.close();
  });
});
