import { expect, test } from 'vitest';
import { readMetrics } from '#lib/commands/process/read-metrics.ts';

import { createMetrics } from '#lib/server/process/metrics.ts';
import { readStatus, statusTexts, writeStatus } from './write-status.ts';

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
  expect(writeStatus(status, 'en')).toContain('1 d 2 h 3 min');
  expect(writeStatus(status, 'en')).toMatch(/Errors by code +404 × 2, 503 × 1\n/);
});

test('a figure missing from the metrics has no line, in either language', () => {
  const status = readStatus({ url: 'http://localhost:3000', ready: { status: 'degraded', detail: 'disk_full' }, metrics: [], nowMs: 0 });
  expect(writeStatus(status, 'en')).not.toMatch(/undefined|NaN|Records|From the page cache/);
  expect(writeStatus(status, 'ar')).not.toMatch(/undefined|NaN|السجلات/);
  expect(writeStatus(status, 'ar')).toContain('يعمل بخلل (disk_full)');
});

test('the reason and the kinds of requests appear in the requested language', async () => {
  const ready = { status: 'degraded', detail: 'index_older' };
  const status = readStatus({ url: 'http://localhost:3000', ready, metrics: await figures(), nowMs: 0 });
  const names = writeStatus(status, 'ar').replaceAll(
    /http:\S+|index_older|Node\.js v\S+|OpenSearch|npm run (?:-s reindex|publish -- --all)/g,
    '',
  );
  expect(names).toMatch(/ما تجاوز ثانية +طلبات الصفحات × 1، الصفحات × 1\n/);
  expect(names).toContain('بُني فهرس البحث');
  expect(names).not.toMatch(/[a-z]{2}/i);
});

test.each(Object.keys(statusTexts.ar.reasons))('the reason %s has a sentence in Arabic', (detail) => {
  const status = readStatus({ url: 'http://localhost:3000', ready: { status: 'unready', detail }, metrics: [], nowMs: 0 });
  const [, reason = ''] = writeStatus(status, 'ar').split('\n');
  expect(reason.trim()).toMatch(/^[\u0600-\u06ff].{8,}/);
  expect(reason.replaceAll(/npm run (?:publish(?: -- --all)?|-s reindex)|OpenSearch|TERMS_FILE/g, '')).not.toMatch(/[a-z]/i);
  expect(writeStatus(status, 'ar')).not.toContain('–');
});

test('labels with quotes and backslashes are read unchanged', () => {
  expect(readMetrics('# HELP a b\na{x="1\\"2\\\\n",y="z\\n"} 3\nno line of metrics\nb 4.5e-7\n')).toEqual([
    { name: 'a', labels: { x: '1"2\\n', y: 'z\n' }, value: 3 },
    { name: 'b', labels: {}, value: 4.5e-7 },
  ]);
});
