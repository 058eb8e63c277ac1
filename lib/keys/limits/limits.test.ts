import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '#lib/api/create-api.ts';
import { tierLimits } from '#lib/contract/service-limits.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';
import { addressPartition } from './limit-headers.ts';

const path = '/api/en/LookUp/GetAllResearchTypes';
let test: TestService;
let gate: { open(): void; wait?: Promise<void> };
let unverified: string;

beforeEach(async () => {
  gate = { open: () => undefined };
  test = await openTestService({
    wrapStore: (store) => ({ ...store, researchAreas: (language) => Promise.resolve(gate.wait).then(() => store.researchAreas(language)) }),
    limits: { tiers: { ...tierLimits, unverified: { burst: 6, daily: 10, concurrent: 5 } }, anonymous: 4 },
    processingMsMax: 200,
  });
  unverified = (await test.keys.operator.issue({ name: 'limited', tier: 'unverified' })).key;
});
afterEach(() => test.close());

const ask = (init: { method?: string; headers?: Record<string, string> } = {}, at = path) =>
  test.ask(at, { ...init, headers: { 'X-Api-Key': unverified, ...init.headers } });
/** Options for a second service, with the store and keys of the first. */
const parts = () => ({
  store: test.store,
  keys: test.keys,
  cursorSecret: 'a cursor secret',
  siteUrl: 'https://madar.example',
  clock: () => test.clock.now,
});
const times = async (count: number, act: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await act()).status);
  return statuses;
};

describe('a key', () => {
  it('states its remaining quota in every response', async () => {
    const response = await ask();
    expect(response.headers.get('ratelimit-policy')).toBe('"burst";q=6;w=60, "daily";q=10;w=86400');
    expect(response.headers.get('ratelimit')).toMatch(/^"burst";r=5;t=60, "daily";r=9;t=522\d\d$/);
    expect((await ask({}, `${path}?nonsense=1`)).headers.get('ratelimit')).toMatch(/^"burst";r=4;/);
  });
  it('is refused at q + 1 and let in again after t, to the second', async () => {
    expect(await times(6, ask)).toEqual([200, 200, 200, 200, 200, 200]);
    const refusal = await ask();
    expect(refusal.status).toBe(429);
    const t = Number(/"burst";r=0;t=(\d+)/.exec(refusal.headers.get('ratelimit') ?? '')?.[1]);
    expect(refusal.headers.get('retry-after')).toBe(String(t));
    expect(await refusal.json()).toMatchObject({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      code: 'quota_exceeded',
      'violated-policies': ['burst'],
      documentation: '/en/developers/reference#limits',
    });
    test.clock.now += t * 1000 - 1000;
    expect((await ask()).status).toBe(429);
    test.clock.now += 1000;
    expect((await ask()).status).toBe(200);
  });
  it('has a daily quota from midnight to midnight UTC, and blocked requests do not use it', async () => {
    await times(9, ask);
    test.clock.now += 60_000;
    expect(await times(5, ask)).toEqual([200, 200, 200, 200, 429]);
    const problem = await (await ask()).json();
    expect(problem).toMatchObject({
      'violated-policies': ['daily'],
      detail: 'The daily quota of 10 requests is used up. It renews at 00:00 UTC.',
    });
    test.clock.now = Date.UTC(2026, 10, 22);
    expect((await ask()).status).toBe(200);
  });
  it('uses no quota for 304 and one request for HEAD', async () => {
    const tag = (await ask()).headers.get('etag') as string;
    expect(await times(20, () => ask({ headers: { 'If-None-Match': tag } }))).toEqual(Array(20).fill(304));
    expect((await ask({ headers: { 'If-None-Match': tag } })).headers.get('ratelimit')).toMatch(/^"burst";r=5;/);
    expect((await ask({ method: 'HEAD' })).headers.get('ratelimit')).toMatch(/^"burst";r=4;/);
  });
  it('uses one request for a 304 that needed a search, and none when it is repeated', async () => {
    const list = '/api/en/Publication/GetAllResearch?keyword=';
    const any = { headers: { 'If-None-Match': '*' } };
    expect((await ask(any, `${list}moon`)).headers.get('ratelimit')).toMatch(/^"burst";r=5;/);
    expect((await ask(any, `${list}mars`)).headers.get('ratelimit')).toMatch(/^"burst";r=4;/);
    const again = await ask(any, `${list}mars`);
    expect([again.status, again.headers.get('ratelimit')]).toEqual([304, expect.stringMatching(/^"burst";r=4;/)]);
    const later = { headers: { 'If-Modified-Since': 'Fri, 20 Nov 2099 00:00:00 GMT' } };
    const record = await ask(later, '/api/en/Publication/GetResearchById/1');
    expect([record.status, record.headers.get('ratelimit')]).toEqual([304, expect.stringMatching(/^"burst";r=3;/)]);
  });
  it('keeps its daily count across a restart', async () => {
    await times(3, ask);
    await test.keys.flush();
    // By now no verified key is cached, so the new process reads the stored daily count.
    test.clock.now += 61_000;
    const restarted = createService(parts());
    const response = await restarted.fetch(new Request(`https://madar.example${path}`, { headers: { 'X-Api-Key': unverified } }));
    expect(response.headers.get('ratelimit')).toContain('"daily";r=496;');
  });
  it('runs five requests at a time', async () => {
    gate.wait = new Promise((resolve) => {
      gate.open = resolve;
    });
    const slow = Array.from({ length: 5 }, () => ask({}, '/api/ar/LookUp/GetAllResearchAreas'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const sixth = await ask({}, '/api/ar/LookUp/GetAllResearchTypes');
    expect(sixth.status).toBe(429);
    expect(await sixth.json()).toMatchObject({
      code: 'too_many_concurrent',
      'violated-policies': ['concurrent'],
      detail: 'الحد الأقصى للطلبات المتزامنة للمفتاح الواحد: 5.',
    });
    gate.open();
    expect((await Promise.all(slow)).map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await ask()).status).toBe(200);
  });

  it('runs a share of the concurrent requests in each serving process', async () => {
    const service = createService({ ...parts(), processes: 4 });
    gate.wait = new Promise((resolve) => {
      gate.open = resolve;
    });
    const slow = () =>
      service.fetch(new Request('https://madar.example/api/ar/LookUp/GetAllResearchAreas', { headers: { 'X-Api-Key': unverified } }));
    const two = [slow(), slow()];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await slow()).status).toBe(429);
    gate.open();
    expect((await Promise.all(two)).map((response) => response.status)).toEqual([200, 200]);
  });
});

describe('a service that is slow or closed', () => {
  it('returns 503 at its time-out', async () => {
    gate.wait = new Promise((resolve) => {
      gate.open = resolve;
    });
    const response = await ask({}, '/api/en/LookUp/GetAllResearchAreas');
    gate.open();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'service_unavailable',
      type: 'https://iana.org/assignments/http-problem-types#temporary-reduced-capacity',
    });
  });
  it('states how long maintenance lasts', async () => {
    const closed = await openTestService({ maintenance: () => 120 });
    const response = await closed.ask(path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
    expect(await response.json()).toMatchObject({ code: 'maintenance' });
    expect((await closed.ask('/api/health')).status).toBe(200);
    await closed.close();
  });
});

describe('an address without a key', () => {
  it('has one limit for refused keys and keyless documents; valid keys from the same address still work', async () => {
    const keyless = () => test.service.fetch(new Request(`https://madar.example${path}`), { address: '192.0.2.7' });
    const document = () => test.service.fetch(new Request('https://madar.example/api/health'), { address: '192.0.2.7' });
    expect(await times(3, keyless)).toEqual([401, 401, 401]);
    expect(await times(2, document)).toEqual([200, 429]);
    const refusal = await keyless();
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get('retry-after')).toBe('60');
    expect(await refusal.json()).toMatchObject({ 'violated-policies': ['anon'] });
    expect((await test.ask(path, { address: '192.0.2.7' })).status).toBe(200);
    expect((await test.service.fetch(new Request(`https://madar.example${path}`), { address: '192.0.2.8' })).status).toBe(401);
  });
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, partition) => expect(addressPartition(address)).toBe(partition));
});

it('the site itself has no limits', async () => {
  const counts = new Set<number>();
  for (let turn = 0; turn < 50; turn += 1) counts.add((await test.service.catalogue.researchTypes('en')).length);
  expect(counts.size).toBe(1);
});
