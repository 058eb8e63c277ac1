import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiVersion } from '#lib/contract/version.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';
import { testRecords } from '#lib/testing/records.ts';
import { createAnswerCache } from './answer-cache.ts';
import { answerKey, entityTag } from './conditional.ts';

let test: TestService;
beforeAll(async () => {
  test = await openTestService();
});
afterAll(() => test.close());

const list = '/api/en/Publication/GetAllResearch';
const tagOf = async (path: string, headers?: Record<string, string>) =>
  (await test.ask(path, headers ? { headers } : {})).headers.get('etag');

describe('tags', () => {
  it('are the same for the same question in another spelling, and differ otherwise', async () => {
    const tag = await tagOf(`${list}?pageSize=5&keyword=moon`);
    expect(tag).toMatch(/^W\/"[^"]+-[\w-]{22}"$/);
    expect(await tagOf(`${list}?KEYWORD=moon&PageSize=٥`)).toBe(tag);
    for (const other of [
      `${list}?pageSize=6&keyword=moon`,
      `${list.replace('/en/', '/ar/')}?pageSize=5&keyword=moon`,
      `${list}?pageSize=5&keyword=moon&format=csv`,
    ]) {
      expect(await tagOf(other)).not.toBe(tag);
    }
    expect(await tagOf(`${list}?pageSize=5&keyword=moon`, { Accept: 'text/csv' })).not.toBe(tag);
  });
  it('are the same after a restart and differ after an import', async () => {
    const other = await openTestService();
    const tag = await tagOf(list);
    expect((await other.ask(list)).headers.get('etag')).toBe(tag);
    await other.store.load([{ ...testRecords()[0]!, key: 'test:new', doi: '10.5555/srd.new' }]);
    expect((await other.ask(list, { headers: { 'If-None-Match': tag as string } })).status).toBe(200);
    expect((await other.ask(list)).headers.get('etag')).not.toBe(tag);
    await other.close();
  });
  it('differ after an update of the program, which may rank the same records differently', async () => {
    const updated = await openTestService({ program: 'other sources' });
    const headers = { 'If-None-Match': (await tagOf(list)) as string };
    expect((await updated.ask(list, { headers })).status).toBe(200);
    expect((await test.ask(list, { headers })).status).toBe(304);
    await updated.close();
  });
  it('do not make a missing record exist', async () => {
    expect((await test.ask('/api/en/Publication/GetResearchById/999', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });
});

describe('the key of a cached response', () => {
  it('is the whole query rather than a hash, and the tag has at least 128 bits of a hash', () => {
    const address = `${list}?keyword=${'x'.repeat(200)}&pageIndex=1`;
    const sources = { dataVersion: '7', program: 'a', operatorTerms: 'b' };
    const key = answerKey(sources, address, 'csv');
    expect(key.split('\n')).toEqual([expect.any(String), 'a', 'b', '7', 'csv', address]);
    const others = [
      ...[{ dataVersion: '8' }, { program: 'c' }, { operatorTerms: 'c' }].map((other) =>
        answerKey({ ...sources, ...other }, address, 'csv'),
      ),
      answerKey(sources, address, 'ris'),
      answerKey(sources, `${address}1`, 'csv'),
    ];
    expect(new Set([key, ...others]).size).toBe(6);
    const mark = entityTag('7', key).slice('W/"7-'.length, -1);
    expect(Buffer.from(mark, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  });
});

describe('dates', () => {
  const detail = '/api/en/Publication/GetResearchById/1';
  it('a detail states when it changed and returns 304 for that date or a later one', async () => {
    expect((await test.ask(detail)).headers.get('last-modified')).toBe('Fri, 20 Nov 2026 00:00:00 GMT');
    const since = (date: string, more = {}) =>
      test.ask(detail, { headers: { 'If-Modified-Since': date, ...more } }).then((response) => response.status);
    expect(await since('Fri, 20 Nov 2026 00:00:00 GMT')).toBe(304);
    expect(await since('Thu, 19 Nov 2026 00:00:00 GMT')).toBe(200);
    expect(await since('nonsense')).toBe(200);
    expect(await since('Sat, 21 Nov 2026 00:00:00 GMT', { 'If-None-Match': '"other"' })).toBe(200);
  });
  it('a list has no modification date', async () => expect((await test.ask(list)).headers.has('last-modified')).toBe(false));
});

describe('caches', () => {
  it.each([
    ['/api/en/LookUp/GetAllResearchTypes', 'private, max-age=3600'],
    [list, 'private, max-age=60, stale-while-revalidate=300'],
    ['/api/en/Publication/GetAuthorById/1', 'private, max-age=60, stale-while-revalidate=300'],
    ['/api/openapi.json', 'public, max-age=3600'],
    ['/api/health', 'no-store'],
  ])('%s: %s', async (path, policy) => expect((await test.ask(path)).headers.get('cache-control')).toBe(policy));
  it('no shared cache may answer without the key', async () => {
    expect((await test.ask(list)).headers.get('vary')).toBe('Accept, Accept-Encoding, X-Api-Key, Authorization');
  });
});

describe('cached responses', () => {
  it('do not query the store, have the same bytes, and require a key', async () => {
    let readCount = 0;
    const service = await openTestService({
      wrapStore: (store) => ({
        ...store,
        findResearch: (language, query) => store.findResearch(language, query).finally(() => (readCount += 1)),
      }),
    });
    const first = await (await service.ask(`${list}?pageSize=7`)).text();
    for (const encoding of ['gzip', 'gzip', 'br', 'br']) {
      const response = await service.ask(`${list}?pageSize=7`, { headers: { 'Accept-Encoding': encoding } });
      const bytes = await response.bytes();
      expect((encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toBe(first);
    }
    expect(readCount).toBe(1);
    expect((await service.ask(`${list}?pageSize=7`, { headers: { 'X-Api-Key': '' } })).status).toBe(401);
    await service.store.load([{ ...testRecords()[0]!, key: 'test:other', doi: '10.5555/srd.other' }]);
    expect(JSON.parse(await (await service.ask(`${list}?pageSize=7`)).text())).toMatchObject({ totalCount: 31 });
    service.clock.now += 3_600_001;
    await service.ask(`${list}?pageSize=7`);
    expect(readCount).toBe(3);
    await service.close();
  });
  it('stay within the size of the cache', () => {
    const cache = createAnswerCache(() => 0, 80_000);
    const keys = Array.from({ length: 100 }, (_, place) => `${'k'.repeat(1500)}${place}`);
    const cachedCount = () => keys.filter((key) => cache.get(key)).length;
    for (const key of keys) cache.put(key, { body: 'x'.repeat(4000), links: ['l'.repeat(900)] });
    // An entry takes about 8,900 bytes: 4,000 for its body, 900 for its link, 3,000 for its key and 1,000 of overhead.
    expect(cachedCount()).toBe(8);
    cache.put('huge', { body: 'x'.repeat(20_000), links: [] });
    expect(cache.get('huge')).toBeUndefined();
    for (const key of keys) cache.get(key)?.keepEncoded('br', Buffer.alloc(8000));
    expect(cachedCount()).toBe(4);
  });
});

describe('compression', () => {
  const ask = (encoding: string, path = list) => test.ask(path, { headers: { 'Accept-Encoding': encoding } });
  it('is Brotli where it is accepted, else gzip, with the same content', async () => {
    const plain = await (await test.ask(list)).text();
    const [brotli, gzip] = await Promise.all([ask('gzip, br'), ask('gzip;q=0.5, br;q=0')]);
    expect([brotli.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(plain);
    expect(gunzipSync(await gzip.bytes()).toString()).toBe(plain);
    expect(Number(gzip.headers.get('content-length'))).toBeLessThan(plain.length);
  });
  it('leaves small responses uncompressed', async () =>
    expect((await ask('gzip', '/api/health')).headers.has('content-encoding')).toBe(false));
});

describe('every response', () => {
  it('has a request id, the version and the headers that browsers need', async () => {
    const response = await test.ask(`${list}?nonsense=1`);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(response.headers.get('x-api-version')).toBe(apiVersion);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('RateLimit-Policy');
  });
  it('accepts a harmless request id from the client and replaces any other', async () => {
    const idFor = async (sent: string) => (await test.ask(list, { headers: { 'X-Request-Id': sent } })).headers.get('x-request-id');
    expect(await idFor('build-2026.11_a')).toBe('build-2026.11_a');
    expect(await idFor('short')).not.toBe('short');
    expect(await idFor('has spaces in it')).not.toBe('has spaces in it');
    const problem = await (await test.ask(`${list}?x=1`, { headers: { 'X-Request-Id': 'build-2026' } })).json();
    expect(problem).toMatchObject({ requestId: 'build-2026', instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/) });
  });
});

describe('links in headers', () => {
  it('a list names its pages, its canonical address, the other language and the description of the service', async () => {
    const link = (await test.ask(`${list}?pageSize=10&pageIndex=2`)).headers.get('link') as string;
    for (const rel of ['canonical', 'first', 'prev', 'next', 'last', 'service-desc']) expect(link).toContain(`rel="${rel}"`);
    expect(link).toContain(`</api/ar/Publication/GetAllResearch?pageIndex=2&pageSize=10>; rel="alternate"; hreflang="ar"`);
  });
  it('a detail has signposts', async () => {
    const link = (await test.ask('/api/en/Publication/GetResearchById/1')).headers.get('link') as string;
    expect(link).toContain('<https://doi.org/10.5555/srd.1>; rel="cite-as"');
    expect(link).toContain('</api/en/Publication/GetResearchById/1?format=bibtex>; rel="describedby"; type="application/x-bibtex"');
    expect(link).toContain('<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
  });
});
