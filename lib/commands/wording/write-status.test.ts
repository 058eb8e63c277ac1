import { expect, test } from 'vitest';
import { createMetrics } from '#lib/server/process/metrics.ts';
import { readMetrics } from './read-metrics.ts';
import { readStatus, writeStatus } from './write-status.ts';

const ready = { status: 'ready' };

async function figures() {
  const { answered, cache, registry } = createMetrics({ bytes: 10, count: 1, version: '7' }, { lagMs: 0, active: 0 });
  answered('page', 200, 0.01);
  answered('page', 200, 1.5);
  answered('api', 404, 0.001);
  answered('api', 404, 0.001);
  answered('bff', 503, 4);
  for (const result of ['hit', 'hit', 'stale', 'miss', 'bypass'] as const) cache(result);
  return readMetrics(await registry.metrics());
}

test('requests, slow ones, errors and the share of the page cache are read from the metrics of a server', async () => {
  const metrics = await figures();
  const startTime = metrics.find(({ name }) => name === 'process_start_time_seconds')?.value as number;
  const status = readStatus({ url: 'http://localhost:3000', ready, metrics, nowMs: (startTime + 93_784) * 1000 });
  expect(status).toMatchObject({
    status: 'ready',
    uptimeSeconds: 93_784,
    dataVersion: '7',
    node: process.version,
    requests: 5,
    slow: { bff: 1, page: 1 },
    errors: { 404: 2, 503: 1 },
    cacheShare: 0.75,
  });
  expect(writeStatus(status)).toContain('1 d 2 h 3 min');
  expect(writeStatus(status)).toMatch(/Errors by code +404 × 2, 503 × 1\n/);
});

test('a figure missing from the metrics has no line', () => {
  const status = readStatus({ url: 'http://localhost:3000', ready: { status: 'degraded', detail: 'disk_full' }, metrics: [], nowMs: 0 });
  expect(writeStatus(status)).not.toMatch(/undefined|NaN|Records|From the page cache/);
  expect(writeStatus(status)).toContain('degraded (disk_full)');
});

test('slow requests are named by their kind, and the detail of the state has a sentence', async () => {
  const ready = { status: 'degraded', detail: 'index_older' };
  const status = readStatus({ url: 'http://localhost:3000', ready, metrics: await figures(), nowMs: 0 });
  expect(writeStatus(status)).toMatch(/Slower than 1 s +requests by pages × 1, pages × 1\n/);
  expect(writeStatus(status)).toContain('The search index was made by an older version');
});

test('labels with quotes and backslashes are read unchanged', () => {
  expect(readMetrics('# HELP a b\na{x="1\\"2\\\\n",y="z\\n"} 3\nno line of metrics\nb 4.5e-7\n')).toEqual([
    { name: 'a', labels: { x: '1"2\\n', y: 'z\n' }, value: 3 },
    { name: 'b', labels: {}, value: 4.5e-7 },
  ]);
});
