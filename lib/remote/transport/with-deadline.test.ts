import { expect, it } from 'vitest';
import { unstableOrder } from '#e2e/upstreams/dialects/odd-servers.ts';
import { type Dialect, startUpstream } from '#e2e/upstreams/start-upstream.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { createRemoteClient } from '#lib/remote/create-remote-client.ts';

it('a list ends within the deadline although each of its many requests is quick enough', async () => {
  const slow: Dialect = { ...unstableOrder, answer: (ask) => ({ ...unstableOrder.answer(ask), delayMs: 150 }) };
  const upstream = await startUpstream(slow);
  const client = createRemoteClient({ baseUrl: upstream.url, resilience: { tryTimeoutMs: 400, deadlineMs: 500 } });
  await expect(client.findResearch('en', defaultResearchQuery)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(upstream.seen.length).toBeLessThanOrEqual(4);
  await upstream.close();
});

it('a list with an unstable order is marked so when it has more than one page', async () => {
  const upstream = await startUpstream(unstableOrder);
  const client = createRemoteClient({ baseUrl: upstream.url });
  expect(await client.findResearch('en', { ...defaultResearchQuery, pageSize: 10 })).toMatchObject({ unstableOrder: true });
  expect(await client.findResearch('en', { ...defaultResearchQuery, pageSize: 50 })).not.toHaveProperty('unstableOrder');
  await upstream.close();
});

it('a cached detail that replaces a failure states its time', async () => {
  let isDown = false;
  const clock = { time: Date.parse('2026-11-21T08:00:00Z') };
  const upstream = await startUpstream({ ...unstableOrder, answer: (ask) => (isDown ? { status: 404 } : unstableOrder.answer(ask)) });
  const client = createRemoteClient({ baseUrl: upstream.url, resilience: { now: () => clock.time, retryDelayMs: 5 } });
  expect(await client.research('en', '101')).not.toHaveProperty('asOf');
  isDown = true;
  clock.time += 120_000;
  // "Not found" is a valid answer. The cache is used only when the service fails.
  await expect(client.research('en', '101')).rejects.toMatchObject({ kind: 'not_found' });
  await upstream.close();
  expect(await client.research('en', '101')).toMatchObject({ id: '101', asOf: '2026-11-21T08:00:00Z' });
});
