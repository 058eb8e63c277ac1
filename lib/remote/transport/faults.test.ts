import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { flapping } from '#e2e/upstreams/dialects/odd-servers.ts';
import { type FaultName, startFault } from '#e2e/upstreams/start-fault.ts';
import { startUpstream } from '#e2e/upstreams/start-upstream.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { createRemoteClient } from '#lib/remote/create-remote-client.ts';
import { unknownProfile } from '#lib/remote/profile/profile.ts';
import type { ClientEvent } from './ask-service.ts';
import type { ResilienceOptions } from './create-resilience.ts';

const quick: ResilienceOptions = { retryDelayMs: 5, tryTimeoutMs: 600, deadlineMs: 3500 };
const key = 'the-key-SECRET';

async function against(fault: FaultName, options: ResilienceOptions = {}) {
  const server = await startFault(fault);
  const events: ClientEvent[] = [];
  const client = createRemoteClient({ baseUrl: server.url, key, resilience: { ...quick, ...options }, log: (event) => events.push(event) });
  const outcome: unknown = await client.researchTypes('en').catch((error: unknown) => error);
  await server.close();
  expect(JSON.stringify(events)).not.toContain(key);
  return { outcome, requests: server.seen.length };
}

it.each([
  ['reset-mid-body', 'unavailable', 3],
  ['hang', 'unavailable', 3],
  ['truncated-json', 'bad_payload', 1],
  ['huge-body', 'bad_payload', 1],
  ['huge-when-unpacked', 'bad_payload', 1],
  ['too-deep', 'bad_payload', 1],
  ['quota', 'quota', 1],
  ['quota-until-tomorrow', 'quota', 1],
  ['error-500', 'upstream_error', 2],
  ['redirect-away', 'config', 1],
  ['redirect-in-circles', 'upstream_error', 8],
  ['expired-certificate', 'config', 0],
] as const)('%s is reported as %s after %i requests', async (fault, kind, requests) => {
  // Short time-outs only for the service that never answers: decompressing a large body may take long on a busy machine.
  const outcome = await against(fault, fault === 'hang' ? {} : { tryTimeoutMs: 20_000, deadlineMs: 60_000 });
  expect(outcome).toMatchObject({ outcome: { name: 'Problem', kind }, requests });
});

it('the client waits once for a short limit', async () => {
  const startedAt = performance.now();
  expect(await against('rate-limited-once')).toMatchObject({ outcome: [{ id: '1' }], requests: 2 });
  expect(performance.now() - startedAt).toBeGreaterThan(950);
});

it('the client does not start a wait that ends after the deadline', async () => {
  expect(await against('rate-limited-once', { deadlineMs: 900 })).toMatchObject({
    outcome: { kind: 'rate_limited', retryAfterSeconds: 1 },
    requests: 1,
  });
});

it('the client follows a redirect within the service', async () => {
  expect(await against('redirect-within')).toMatchObject({ outcome: [{ id: '1' }], requests: 2 });
});

it('the client decompresses responses and drops a byte order mark', async () => {
  expect(await against('gzip')).toMatchObject({ outcome: [{ id: '1' }] });
});

it('the client removes a key that the service repeats from the problem', async () => {
  const { outcome } = await against('echoes-the-key');
  expect(outcome).toMatchObject({ kind: 'upstream_error', detail: 'HTTP 500: bad key [key]' });
});

it('a refused connection is reported as unavailable', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const client = createRemoteClient({ baseUrl: `http://127.0.0.1:${port}`, resilience: quick });
  await expect(client.researchTypes('en')).rejects.toMatchObject({ kind: 'unavailable' });
});

it('a request ends within the deadline for any number of retries', async () => {
  const startedAt = performance.now();
  await against('hang', { tryTimeoutMs: 5000, deadlineMs: 300 });
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

it('the client returns the cached answer with its time while the service is down, and the new one afterwards', async () => {
  let isDown = false;
  let clock = Date.parse('2026-11-21T08:00:00Z');
  const upstream = await startUpstream(flapping(() => isDown));
  const pauses: boolean[] = [];
  const client = createRemoteClient({
    baseUrl: upstream.url,
    key: upstream.key,
    profile: { ...unknownProfile, paging: { base: 1 } },
    resilience: { ...quick, now: () => clock, breakAfter: 2, breakMs: 50, onPause: (paused) => pauses.push(paused) },
  });
  const ask = () => client.findResearch('en', defaultResearchQuery);
  expect((await ask()).asOf).toBeUndefined();
  isDown = true;
  clock += 30_000;
  expect((await ask()).asOf).toBeUndefined();
  clock += 60_000;
  expect(await ask()).toMatchObject({ asOf: '2026-11-21T08:00:00Z', total: 23 });
  await expect(client.research('en', '101')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(pauses).toContain(true);
  isDown = false;
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect((await ask()).asOf).toBeUndefined();
  expect(pauses.at(-1)).toBe(false);
  isDown = true;
  clock += 25 * 3_600_000;
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
  await upstream.close();
});

it('the client sends one request for simultaneous identical calls', async () => {
  const upstream = await startUpstream(flapping(() => false, 50));
  const client = createRemoteClient({
    baseUrl: upstream.url,
    key: upstream.key,
    profile: { ...unknownProfile, paging: { base: 1 } },
    resilience: quick,
  });
  await Promise.all(Array.from({ length: 20 }, () => client.findResearch('en', defaultResearchQuery)));
  expect(upstream.seen).toHaveLength(1);
  await upstream.close();
});

it('the client has at most six concurrent requests', async () => {
  let running = 0;
  let busiest = 0;
  const server = createServer((_request, response) => {
    busiest = Math.max(busiest, ++running);
    setTimeout(() => {
      running--;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1,"title":"x"}');
    }, 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = createRemoteClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resilience: { ...quick, tryTimeoutMs: 2000 },
  });
  await Promise.all(Array.from({ length: 20 }, (_, id) => client.research('en', String(id + 1))));
  expect(busiest).toBeLessThanOrEqual(6);
  server.close();
  server.closeAllConnections();
});

it('the client pauses requests to a service that refused the key', async () => {
  const upstream = await startUpstream(flapping(() => false));
  const client = createRemoteClient({ baseUrl: upstream.url, key: 'wrong', resilience: quick });
  await expect(client.researchTypes('en')).rejects.toMatchObject({ kind: 'auth' });
  await expect(client.researchAreas('en')).rejects.toMatchObject({ kind: 'auth' });
  expect(upstream.seen).toHaveLength(1);
  await upstream.close();
});
