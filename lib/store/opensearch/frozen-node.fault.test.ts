import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';
import { openClient } from './client.ts';
import { storeOver } from './opensearch-store.ts';
import { publish } from './publish/publish.ts';

it('three seconds after a node froze, no request of a reader fails', { timeout: 400_000 }, async ({ skip }) => {
  const cluster = await startOpenSearch({ nodes: 3, heapMb: 256 });
  if ('skipped' in cluster) return skip(cluster.skipped);
  const folder = mkdtempSync(join(tmpdir(), 'madar-frozen-'));
  const path = join(folder, 'madar.sqlite');
  const writer = openSqliteStore(path);
  await writer.load(fixtureRecords);
  await writer.close();
  const publisher = await openClient({ url: cluster.url, timeoutMs: 60_000 });
  await publish(path, publisher, 'frozen', { all: true, graceMs: 0 });
  await publisher.cluster.health({ wait_for_status: 'green', timeout: '60s' }, { requestTimeout: 70_000 });
  await publisher.close();
  const store = storeOver(await openClient({ url: cluster.url }), 'frozen');
  const failures: string[] = [];
  let requests = 0;
  // Each list is new to the caches, so that each request meets the nodes.
  const readPage = async () => {
    requests += 1;
    const fromYear = 1000 + requests;
    await Promise.all([store.findResearch('en', { ...defaultResearchQuery, keyword: 'telescope', fromYear }), store.research('en', '1')]);
  };
  try {
    await readPage();
    const [frozen] = cluster.nodes;
    frozen?.pause();
    const frozenAt = performance.now();
    const afterMs = () => Math.round(performance.now() - frozenAt);
    const pending: Promise<void>[] = [];
    while (afterMs() < 15_000) {
      const startedMs = afterMs();
      const page = readPage().catch((error: Error) => {
        if (startedMs >= 3000) failures.push(`${startedMs} ms to ${afterMs()} ms: ${error.message}`);
      });
      pending.push(page);
      await sleep(500);
    }
    await Promise.all(pending);
    frozen?.resume();
    expect(requests).toBeGreaterThan(20);
    expect(failures).toEqual([]);
  } finally {
    await store.close();
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
});
