import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { memoryOf } from '#bench/process-memory.ts';
import { formatNumber, quantile } from '#bench/quantile.ts';
import type { PartReport, Table } from '#bench/report.ts';
import { load } from '#bench/server/load.ts';
import { startSite } from '#bench/start-site.ts';
import { openClient } from '#lib/store/opensearch/client.ts';
import { storeOver } from '#lib/store/opensearch/opensearch-store.ts';
import { publish } from '#lib/store/opensearch/publish/publish.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';
import { generatedStore } from './generated-store.ts';
import { measureQueries, type TimedQuery } from './measure-queries.ts';
import queries from './queries.json' with { type: 'json' };

/** Records in the small index, the baseline for the memory of a web process. */
const fewRecords = 1000;

/** Maximum records for also measuring three nodes. They share this machine's processors, and filling them doubles the time. */
const spreadMax = 100_000;

/** The query mix on a cluster. */
interface Mix {
  readonly ms: readonly number[];
  /** Processor time of all nodes, mean of a query. */
  readonly serverMs: number;
}

interface ClusterFigures {
  readonly name: string;
  readonly documents: number;
  readonly publishSeconds: number;
  readonly bytesPerPublication: number;
  readonly first: Mix;
  readonly repeated: Mix;
  /** Resident memory of a web process after 20 s of lists; first cluster only. */
  readonly webMb?: { readonly few: number; readonly many: number };
}

/** The query mix and publishing on clusters of one and three nodes, next to the embedded engine. */
export async function measureOpenSearch({ records }: { readonly records: number }): Promise<PartReport> {
  const folder = await generatedStore(records);
  const fewStore = await generatedStore(fewRecords);
  const scratch = mkdtempSync(join(tmpdir(), 'madar-bench-'));
  try {
    // Copies, since publishing adds triggers to a store.
    const copy = (from: string, name: string) => {
      const path = join(scratch, name);
      copyFileSync(join(from, 'madar.sqlite'), path, constants.COPYFILE_FICLONE);
      return path;
    };
    const paths = { many: copy(folder, 'many.sqlite'), few: copy(fewStore, 'few.sqlite') };
    const embedded = openSqliteStore(paths.many);
    const queryTimes = await measureQueries(embedded);
    await embedded.close();
    const clusters = [await measureCluster({ name: 'one node of 4 GB', nodes: 1, heapMb: 4096, paths, memory: true })];
    if (records <= spreadMax)
      clusters.push(await measureCluster({ name: 'three nodes of 1.5 GB', nodes: 3, heapMb: 1536, paths, memory: false }));
    return {
      part: 'opensearch',
      tables: [mixTable(records, queryTimes, clusters), publishTable(records, clusters)],
      figures: { records, embedded: queryTimes, clusters },
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface ClusterPlan {
  readonly name: string;
  readonly nodes: number;
  readonly heapMb: number;
  readonly paths: { readonly many: string; readonly few: string };
  readonly memory: boolean;
}

async function measureCluster({ name, nodes, heapMb, paths, memory }: ClusterPlan): Promise<ClusterFigures> {
  const cluster = await startOpenSearch({ nodes, heapMb });
  if ('skipped' in cluster) throw new Error(`OpenSearch cannot be started: ${cluster.skipped}.`);
  const client = await openClient({ url: cluster.url, timeoutMs: 60_000 });
  try {
    const startedAt = performance.now();
    const { documents, refused } = await publish(paths.many, client, 'many', { all: true, takeOver: true, graceMs: 0 });
    if (refused.length > 0) throw new Error(`OpenSearch refused ${refused.length} documents: ${refused[0]?.reason}.`);
    const publishSeconds = (performance.now() - startedAt) / 1000;
    const bytesPerPublication = await readBytesPerPublication(client);
    const figures = { name, documents, publishSeconds, bytesPerPublication, ...(await measureMixes(client)) };
    if (!memory) return figures;
    await publish(paths.few, client, 'few', { all: true, takeOver: true, graceMs: 0 });
    const webMb = { few: await webProcessMb(cluster.url, 'few'), many: await webProcessMb(cluster.url, 'many') };
    return { ...figures, webMb };
  } finally {
    await client.close();
    await cluster.stop();
  }
}

/**
 * The mix as a first reader gets it, then repeated. A web process caches word counts and rankings, and nodes cache counts, so only the
 * first run of a new store with empty caches of the nodes shows what a query costs. A run before it warms up the Java processes.
 */
async function measureMixes(client: Client): Promise<{ readonly first: Mix; readonly repeated: Mix }> {
  await measureQueries(storeOver(client, 'many'), 0);
  await client.indices.clearCache({ index: 'many-*' });
  const store = storeOver(client, 'many');
  const measure = async (runs: number, timeOf: (times: TimedQuery) => number): Promise<Mix> => {
    const before = await processorMs(client);
    const queryTimes = await measureQueries(store, runs);
    return { ms: queryTimes.map(timeOf), serverMs: ((await processorMs(client)) - before) / (queryTimes.length * (runs + 1)) };
  };
  return { first: await measure(0, ({ firstMs }) => firstMs), repeated: await measure(2, ({ ms }) => ms) };
}

async function readBytesPerPublication(client: Client): Promise<number> {
  const index = 'many-publications';
  await client.indices.flush({ index });
  const { body } = await client.indices.stats({ index });
  const { docs, store } = body._all.primaries as {
    readonly docs: { readonly count: number };
    readonly store: { readonly size_in_bytes: number };
  };
  return store.size_in_bytes / docs.count;
}

/** Processor time of all nodes. */
async function processorMs(client: Client): Promise<number> {
  const { body } = await client.transport.request({ method: 'GET', path: '/_nodes/stats/process' });
  const nodes = Object.values((body as { readonly nodes: object }).nodes) as {
    readonly process: { readonly cpu: { readonly total_in_millis: number } };
  }[];
  return nodes.reduce((sum, { process }) => sum + process.cpu.total_in_millis, 0);
}

/** Resident memory of a web process with an empty data folder, after 20 s of lists. */
async function webProcessMb(url: string, prefix: string): Promise<number> {
  const site = await startSite({ env: { SEARCH_URL: url, SEARCH_INDEX: prefix } });
  try {
    const paths = queries
      .filter((query) => 'keyword' in query)
      .map((query) => `/bff/${query.language}/research?keyword=${encodeURIComponent(String(query.keyword))}&pageSize=25`);
    await load({ port: site.port, paths, headers: {}, connections: 4, seconds: 20 });
    return memoryOf(site.pid).residentMb;
  } finally {
    await site.stop();
  }
}

function mixTable(records: number, embedded: readonly TimedQuery[], clusters: readonly ClusterFigures[]): Table {
  const row = (name: string, first: readonly number[], repeated: readonly number[], ...serverMs: readonly string[]) => [
    name,
    ...[0.5, 0.95, 1].map((share) => `${formatNumber(quantile(first, share), 1)} / ${formatNumber(quantile(repeated, share), 1)}`),
    ...serverMs,
  ];
  const rows = clusters.map(({ name, first, repeated }) =>
    row(name, first.ms, repeated.ms, formatNumber(first.serverMs, 1), formatNumber(repeated.serverMs, 1)),
  );
  const own = row(
    'embedded',
    embedded.map(({ firstMs }) => firstMs),
    embedded.map(({ ms }) => ms),
    '–',
    '–',
  );
  return {
    title: `The mix of 200 queries over ${formatNumber(records)} records, embedded and on OpenSearch`,
    columns: [
      'engine',
      'p50 ms, first / repeated',
      'p95 ms',
      'worst ms',
      'processor ms of the nodes, mean of a first request',
      'of a repeated one',
    ],
    rows: [own, ...rows],
    notes: ['First requests meet empty caches of word counts, rankings and nodes; repeated ones find them filled. Totals are exact.'],
  };
}

function publishTable(records: number, clusters: readonly ClusterFigures[]): Table {
  return {
    title: `Publishing ${formatNumber(records)} records, and memory of a web process`,
    columns: [
      'cluster',
      'documents',
      'documents/s',
      'kB a publication',
      'MB of a web process, 1,000 records',
      `MB, ${formatNumber(records)} records`,
    ],
    rows: clusters.map(({ name, documents, publishSeconds, bytesPerPublication, webMb }) => [
      name,
      formatNumber(documents),
      formatNumber(documents / publishSeconds),
      formatNumber(bytesPerPublication / 1000, 1),
      webMb ? formatNumber(webMb.few) : '–',
      webMb ? formatNumber(webMb.many) : '–',
    ]),
    notes: ['Documents include publications, people and institutions. Memory is resident, after 20 s of lists from four connections.'],
  };
}
