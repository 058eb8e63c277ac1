import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OpenSearchCluster, startOpenSearch } from './start-opensearch.ts';

let cluster: OpenSearchCluster | { readonly skipped: string };
beforeAll(async () => {
  cluster = await startOpenSearch({ server: inject('opensearchUrl') });
});
afterAll(async () => {
  if ('stop' in cluster) await cluster.stop();
});

it('a started node stores a document and returns it by a term', async ({ skip }) => {
  if ('skipped' in cluster) return skip(cluster.skipped);
  const send = async (method: string, path: string, body?: object) =>
    (
      await fetch(`${(cluster as OpenSearchCluster).url}/${path}`, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    ).json();
  const index = `madar-test-${process.pid}`;
  await send('PUT', `${index}/_doc/1?refresh=true`, { title: 'مدار orbit' });
  expect(await send('POST', `${index}/_search`, { query: { match: { title: 'مدار' } } })).toMatchObject({ hits: { hits: [{ _id: '1' }] } });
  await send('DELETE', index);
});
