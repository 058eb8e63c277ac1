import { expect, it } from 'vitest';
import { startOpenSearch } from './start-opensearch.ts';

it('a cluster of three nodes elects another manager when one is killed, and readmits it', async ({ skip }) => {
  const cluster = await startOpenSearch({ nodes: 3, heapMb: 256 });
  if ('skipped' in cluster) return skip(cluster.skipped);
  try {
    const [first, second] = cluster.nodes;
    const nodes = async () =>
      ((await (await fetch(`${second?.url}/_cluster/health`)).json()) as { readonly number_of_nodes: number }).number_of_nodes;
    expect(await nodes()).toBe(3);
    await first?.kill();
    await expect.poll(nodes, { timeout: 60_000 }).toBe(2);
    await first?.start();
    await expect.poll(nodes, { timeout: 60_000 }).toBe(3);
  } finally {
    await cluster.stop();
  }
}, 300_000);
