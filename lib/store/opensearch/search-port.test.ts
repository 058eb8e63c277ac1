import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@opensearch-project/opensearch';
import { afterEach, describe, expect, it } from 'vitest';
import { openClient } from './client.ts';
import { live, searchPort } from './search-port.ts';

const servers: Server[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server in place of a node, and its address. */
async function openNode(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function portOver(...addresses: readonly string[]) {
  const client = await openClient({ url: addresses.join(','), timeoutMs: 200 });
  clients.push(client);
  return searchPort(client, 'madar');
}

const body = { size: 0, query: live, track_total_hits: true };
const sendJson = (value: object, status = 200): RequestListener => {
  return (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

describe('a search', () => {
  it('that a node leaves unanswered is sent to another one, with a preference for the nodes that answer', async () => {
    const preferences: (string | null)[] = [];
    const silent = await openNode(() => undefined);
    const answering = await openNode((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://node');
      if (pathname === '/_nodes/_local') return sendJson({ nodes: { awake: {} } })(request, response);
      preferences.push(searchParams.get('preference'));
      sendJson({ hits: { total: { value: 7 }, max_score: null, hits: [] } })(request, response);
    });
    const port = await portOver(silent, answering);
    for (let search = 0; search < 4; search += 1) expect((await port.search('publications', body)).hits.total?.value).toBe(7);
    expect(preferences).toHaveLength(4);
    expect(preferences.at(-1)).toBe('_prefer_nodes:awake');
  });

  it('with a wrong password reports the setting, and is not repeated', async () => {
    let requests = 0;
    const address = await openNode((request, response) => {
      requests += 1;
      sendJson({}, 401)(request, response);
    });
    const port = await portOver(address);
    await expect(port.search('publications', body)).rejects.toMatchObject({
      kind: 'config',
      detail: 'OpenSearch rejects the user or password of SEARCH_URL (401).',
    });
    expect(requests).toBe(1);
  });

  it('that no node answers is reported as unavailable, with a time to wait', async () => {
    const port = await portOver(await openNode(sendJson({}, 503)));
    await expect(port.search('publications', body)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
  });
});
