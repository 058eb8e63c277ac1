import { expect, test } from 'vitest';
import { chooseEncoding } from '#lib/base/http/encoding.ts';
import { inlineHashes } from '#lib/server/http/inline-hashes.ts';
import { finishPage } from '#lib/server/pages/finished-page.ts';
import { memoryInUse } from '#lib/testing/memory-in-use.ts';
import { cachePolicies } from './cache-policy.ts';
import { createPageCache } from './page-cache.ts';

const pageOf = (text: string, name: string) => {
  const push = `<script nonce="M">self.__next_f.push([1,"${text}"])</script><script src="/_next/a.js" async=""></script>`;
  const head = `<link rel="cite-as" href="https://doi.org/10.1/${name}"/>`;
  const body = Buffer.from(`<html><head>${head}</head><body><main style="--a:${name}">${text}</main>${push}</body></html>`);
  return finishPage({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }, '/en/research', {
    readStyle: () => undefined,
    mark: 'M',
  });
};

const full: Record<string, (turn: number) => readonly [key: string, text: string]> = {
  'long keys': (turn) => [`/en/research?q=${'k'.repeat(8000)}${turn}`, 'short'],
  'small pages': (turn) => [`/en?${turn}`, `${turn}`],
  'large pages': (turn) => [`/en?${turn}`, Array.from({ length: 8000 }, () => Math.random().toString(36).slice(2, 6)).join(' ')],
};

test.each(Object.entries(full))('a page cache full of %s takes the memory that it reports', async (_, pageOptions) => {
  const bytesMax = 12_000_000;
  const initial = await memoryInUse();
  const cache = createPageCache({ ...cachePolicies.embedded, bytesMax }, '1');
  let requestCount = 0;
  for (let beyond = 0; beyond < 100; beyond = cache.count < requestCount ? beyond + 1 : 0) {
    requestCount += 1;
    const [key, text] = pageOptions(requestCount);
    await cache.load(Buffer.from(key).toString(), async () => pageOf(text, String(requestCount)));
    await cache.fresh(key)?.variant('br');
  }
  expect(cache.bytes).toBeLessThanOrEqual(bytesMax);
  expect(cache.bytes).toBeGreaterThan(bytesMax * 0.8);
  // Allows another 10 % for what the process allocates only once, such as compiled functions and zlib contexts.
  expect((await memoryInUse()) - initial).toBeLessThan(bytesMax * 1.1);
  expect(cache.count).toBeGreaterThan(0);
});

test('a page that is rendered again releases its previous entry', async () => {
  let now = 0;
  const cache = createPageCache({ ...cachePolicies.remote, now: () => now }, '1');
  const entries: WeakRef<object>[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const lookup = await cache.load('/en', async () => pageOf('x', String(turn)));
    entries.push(new WeakRef(lookup?.entry as object));
    now += 60_001;
  }
  await memoryInUse();
  expect(cache.count).toBe(1);
  expect(entries.filter((entry) => entry.deref()).length).toBeLessThanOrEqual(2);
});

test('caches of headers and inline scripts are bounded, however long their values are', async () => {
  const initial = await memoryInUse();
  for (let turn = 0; turn < 300; turn += 1) {
    const long = `${'x'.repeat(30_000)}${turn}`;
    chooseEncoding(`gzip, ${long}`);
    inlineHashes(`<script>${long}</script><style>${long}</style><script nonce="M">self.__next_f.push([1,"${long}"])</script>`, 'M');
  }
  expect((await memoryInUse()) - initial).toBeLessThan(1_000_000);
});
