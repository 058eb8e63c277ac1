import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { FinishedPage } from '#lib/server/pages/finished-page.ts';
import { cachePolicies } from './cache-policy.ts';
import { createPageCache } from './page-cache.ts';

const page = (text: string, status = 200): FinishedPage => ({
  status,
  headers: [],
  body: Buffer.from(text),
  tag: text,
  shareable: status === 200,
});
const never = () => Promise.reject(new Error('rendered'));

describe('embedded', () => {
  const create = () => createPageCache(cachePolicies.embedded, '1');

  test('concurrent readers share one rendering, and later ones get the cached page', async () => {
    const cache = create();
    const render = vi.fn(async () => page('a'));
    const lookups = await Promise.all([cache.load('/en', render), cache.load('/en', render), cache.load('/en', render)]);
    expect(render).toHaveBeenCalledOnce();
    expect(new Set(lookups.map((lookup) => lookup?.entry)).size).toBe(1);
    expect(cache.peek('/en', never)).toMatchObject({ result: 'hit' });
    expect(cache.fresh('/en')).toBe(lookups[0]?.entry);
  });

  test('a page compressed fast is compressed well on its second request and has the same content in every encoding', async () => {
    const cache = createPageCache({ ...cachePolicies.embedded, hurried: () => true }, '1');
    const text = 'A page of some length, whose words come back and back. '.repeat(300);
    const lookup = await cache.load('/en', async () => ({ ...page(text), tag: 'tag', live: page(`live ${text}`) }));
    const quick = lookup?.entry?.ready('gzip');
    expect(gunzipSync(quick?.bytes ?? '').toString()).toBe(text);
    const entry = cache.fresh('/en');
    await expect.poll(() => entry?.ready('gzip')?.etag).not.toBe(quick?.etag);
    expect(gunzipSync(entry?.ready('gzip')?.bytes ?? '').toString()).toBe(text);
    expect((await entry?.variant('identity'))?.bytes.toString()).toBe(text);
    expect(gunzipSync((await entry?.live?.variant('gzip'))?.bytes ?? '').toString()).toBe(`live ${text}`);
  });

  test('a page sent uncompressed is expanded once for all responses that hold it', async () => {
    const lookup = await create().load('/en', async () => page('A page of some length. '.repeat(300)));
    const [first, second] = [await lookup?.entry?.variant('identity'), await lookup?.entry?.variant('identity')];
    expect(first?.bytes.length).toBeGreaterThan(5000);
    expect(second?.bytes).toBe(first?.bytes);
  });

  test('a new data version empties the cache and returns the requested keys, most requested first', async () => {
    const cache = create();
    for (const key of ['/a', '/b', '/c']) await cache.load(key, async () => page(key));
    cache.fresh('/b');
    cache.fresh('/b');
    cache.fresh('/a');
    expect(cache.setVersion('2')).toEqual(['/b', '/a']);
    expect(cache.fresh('/b')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('a page rendered from old data is not cached under the new version', async () => {
    const cache = create();
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const old = cache.load('/en', () => promise);
    cache.setVersion('2');
    const fresh = cache.load('/en', async () => page('new'));
    resolve(page('old'));
    expect((await old)?.page?.tag).toBe('old');
    expect((await (await fresh)?.entry?.variant('identity'))?.bytes.toString()).toBe('new');
    expect((await cache.fresh('/en')?.variant('identity'))?.bytes.toString()).toBe('new');
  });

  test('failures reach their readers and are not cached', async () => {
    const cache = create();
    expect((await cache.load('/en', async () => page('gone', 404)))?.page?.status).toBe(404);
    expect(cache.fresh('/en')).toBeUndefined();
    await expect(cache.load('/en', never)).rejects.toThrow('rendered');
    expect((await cache.load('/en', async () => page('well')))?.entry).toBeDefined();
  });

  test('the cached bytes stay within the bound, and the least recently used pages go first', async () => {
    const cache = createPageCache({ ...cachePolicies.embedded, bytesMax: 13_000 }, '1');
    for (const key of ['/1', '/2', '/3', '/4']) await cache.load(key, async () => page(key));
    cache.fresh('/1');
    await cache.load('/5', async () => page('/5'));
    expect(cache.bytes).toBeLessThanOrEqual(13_000);
    expect(cache.fresh('/1')).toBeDefined();
    expect(cache.fresh('/2')).toBeUndefined();
  });

  test('brotli variants count once they are compressed', async () => {
    const cache = create();
    const lookup = await cache.load('/en', async () => page('x'.repeat(1000)));
    const initialBytes = cache.bytes;
    await lookup?.entry?.variant('br');
    expect(cache.bytes).toBeGreaterThan(initialBytes);
    // The entry, two bytes per character of its key, and 1,000 bytes of overhead.
    expect(cache.bytes).toBe((lookup?.entry?.size ?? 0) + 1006);
  });
});

test('with an unlimited page lifetime, a page that misses a part after a failure is rendered again after seconds', async () => {
  const clock = { time: 0 };
  const cache = createPageCache({ ...cachePolicies.embedded, now: () => clock.time }, '1');
  await cache.load('/en', async () => ({ ...page('half'), isShortLived: true }));
  await cache.load('/ar', async () => page('whole'));
  clock.time = 4_000;
  expect(cache.fresh('/en')).toBeDefined();
  clock.time = 6_000;
  expect(cache.fresh('/en')).toBeUndefined();
  expect(cache.peek('/en', never)).toBeUndefined();
  expect(cache.fresh('/ar')).toBeDefined();
});

describe('remote', () => {
  const minute = 60_000;
  const create = () => {
    const clock = { time: 0 };
    return { clock, cache: createPageCache({ ...cachePolicies.remote, now: () => clock.time }, 'remote') };
  };
  const bytesOf = async (cache: ReturnType<typeof createPageCache>) =>
    (await cache.peek('/en', never)?.entry.variant('identity'))?.bytes.toString();

  test('a stale page is served at once and rendered again once in the background', async () => {
    const { cache, clock } = create();
    await cache.load('/en', async () => page('old'));
    clock.time = 2 * minute;
    const render = vi.fn(async () => page('new'));
    expect(cache.fresh('/en')).toBeUndefined();
    expect(cache.peek('/en', render)?.result).toBe('stale');
    expect(cache.peek('/en', render)?.result).toBe('stale');
    await expect.poll(() => bytesOf(cache)).toBe('new');
    expect(render).toHaveBeenCalledOnce();
  });

  test('a failing rendering is replaced by the old page for a day, and then the failure shows', async () => {
    const { cache, clock } = create();
    await cache.load('/en', async () => page('old'));
    clock.time = 60 * minute;
    expect(cache.peek('/en', never)).toBeUndefined();
    expect(await cache.load('/en', async () => page('broken', 500))).toMatchObject({ result: 'stale' });
    expect(await cache.load('/en', never)).toMatchObject({ result: 'stale' });
    clock.time = 25 * 60 * minute;
    expect((await cache.load('/en', async () => page('broken', 500)))?.page?.status).toBe(500);
  });

  test('a failure of the service is shown and never cached', async () => {
    const { cache, clock } = create();
    await cache.load('/en', async () => page('old'));
    clock.time = 60 * minute;
    expect((await cache.load('/en', async () => page('down', 503)))?.page?.status).toBe(503);
    expect(cache.count).toBe(0);
  });

  test('a page of cached data is shared for seconds and then asks the service again', async () => {
    const { cache, clock } = create();
    await cache.load('/en', async () => ({ ...page('kept'), isShortLived: true }));
    clock.time = 4_000;
    expect(cache.fresh('/en')).toBeDefined();
    clock.time = 6_000;
    expect(cache.fresh('/en')).toBeUndefined();
    expect(cache.peek('/en', never)).toBeUndefined();
  });

  test('a page that is gone is not replaced by its old version', async () => {
    const { cache, clock } = create();
    await cache.load('/en', async () => page('old'));
    clock.time = 60 * minute;
    expect((await cache.load('/en', async () => page('gone', 410)))?.page?.status).toBe(410);
    expect(cache.count).toBe(0);
  });
});
