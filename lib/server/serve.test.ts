import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pino from 'pino';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import type { NextHandler } from '#lib/server/pages/render-page.ts';
import { type RunningServer, serve } from './serve.ts';

const directory = mkdtempSync(join(tmpdir(), 'madar-serve-'));
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A fake Next.js, which renders a page for any address. `made` lists the addresses; each page contains the number of renderings so far. */
function fakeNext() {
  const renderings: string[] = [];
  let count = 0;
  const pace = { delayMs: 0, done: [] as boolean[], onDone: () => undefined as unknown };
  const handle: NextHandler = async (request, response) => {
    const url = request.url ?? '/';
    renderings.push(url);
    count += 1;
    if (pace.delayMs) await new Promise((resolve) => setTimeout(resolve, pace.delayMs));
    pace.onDone();
    if (url.startsWith('/en/slow')) await new Promise((resolve) => setTimeout(resolve, 300));
    const nonce = /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1];
    const html = (main: string) => {
      response.setHeader('cache-control', 'private, no-store');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!DOCTYPE html><html lang="${url.slice(1, 3)}"><body>${main}<script nonce="${nonce}">run(${count})</script><script>injected()</script></body></html>`,
      );
    };
    if (request.headers.rsc) {
      response.setHeader('content-type', 'text/x-component');
      return void response.end(`payload ${url}`);
    }
    if (url.startsWith('/en/gone')) return html('<main data-status="410">gone</main>');
    if (url.startsWith('/en/moved')) return html('<main data-status="301" data-location="/en/research/2">moved</main>');
    if (url.startsWith('/ar/broken')) return void response.writeHead(500).end();
    if (url.startsWith('/en/throws')) throw new Error('a fault');
    if (url.startsWith('/en/cookie')) response.setHeader('set-cookie', 'a=1');
    if (url.startsWith('/en/export')) {
      response.setHeader('content-type', 'text/csv');
      response.write('a,b\n');
      return void response.end('1,2\n');
    }
    html(`<main>${request.headers.cookie ?? 'no cookie'} ${'x'.repeat(2000)}</main>`);
  };
  return { made: renderings, pace, handle, close: async () => undefined };
}

async function start(settings: Record<string, string> = {}, mode: 'embedded' | 'remote' = 'embedded') {
  const next = fakeNext();
  const lines: string[] = [];
  let version = '1';
  let isClosed = false;
  let message: Record<string, string> = {};
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', ...settings });
  const service = {
    fetch: async (request: Request, context?: { address?: string }) =>
      Response.json({ path: new URL(request.url).pathname, address: context?.address }),
  };
  const server = await serve({
    instance: {
      mode,
      env,
      ...(mode === 'embedded' && { service, collection: { harvest: { dataVersion: async () => version } } }),
      siteMessage: async () => message,
      ready: async () => ({ ok: true }),
      close: async () => {
        isClosed = true;
      },
    },
    next,
    directory,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  });
  running.push(server);
  await server.warmed;
  next.made.length = 0;
  const base = `http://127.0.0.1:${server.port}`;
  const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });
  return {
    server,
    next,
    lines,
    base,
    get,
    setVersion: (to: string) => (version = to),
    publish: (en: string) => (message = { en }),
    isClosed: () => isClosed,
  };
}

describe('pages', () => {
  test('a page is rendered once and has the same bytes for everybody', async () => {
    const { get, next } = await start();
    const [original, repeated] = [
      await get('/en/research?page=2'),
      await get('/en/research?page=2', { headers: { cookie: 'theme=dark' } }),
    ];
    expect(await repeated.text()).toBe(await original.text());
    expect(next.made).toEqual(['/en/research?page=2']);
    expect(original.headers.get('etag')).toBe(repeated.headers.get('etag'));
    expect(original.headers.get('set-cookie')).toBeNull();
  });

  test('a page with a form is rendered per reader, and its live part is not shared', async () => {
    const { get, next } = await start();
    expect((await get('/_live/en/developers')).status).toBe(404);
    expect(next.made).toEqual([]);
    await get('/en/developers');
    await get('/en/developers');
    expect(next.made).toEqual(['/en/developers', '/en/developers']);
  });

  test('the first pages are ready before any request', async () => {
    const { get, next } = await start();
    for (const path of ['/en', '/ar', '/en/research', '/ar/research', '/en/authors', '/ar/authors'])
      expect((await get(path)).status).toBe(200);
    expect(next.made).toEqual([]);
  });

  test('a page whose tag the reader sends is not sent again, in each encoding', async () => {
    const { get } = await start();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const etag = (await get('/en', { headers })).headers.get('etag') ?? '';
      const again = await get('/en', { headers: { ...headers, 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get('/en', { headers: { ...headers, 'if-none-match': `W/${etag}` } })).status).toBe(304);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { get } = await start();
    const [head, full] = [await get('/en', { method: 'HEAD' }), await get('/en')];
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
  });

  test('scripts are allowed by hash only', async () => {
    const { get } = await start();
    for (const init of [{}, { method: 'POST', body: 'a=b' }, { headers: { 'content-security-policy': `script-src 'nonce-mine'` } }]) {
      for (const path of ['method' in init ? '/en/developers/keys' : '/en', '/en/developers']) {
        const answer = await get(path, init);
        const policy = answer.headers.get('content-security-policy');
        const text = await answer.text();
        const scriptHash = createHash('sha256')
          .update(/run\(\d+\)/.exec(text)?.[0] ?? '')
          .digest('base64');
        expect(policy).toContain(`script-src 'self' 'sha256-${scriptHash}';`);
        expect(policy).not.toContain('unsafe-inline');
        expect(text).toContain('<script>injected()</script>');
        expect(text).not.toContain('nonce');
      }
    }
  });

  test("the router's payloads are separate from the page", async () => {
    const { get, next } = await start();
    const headers = { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' };
    expect(await (await get('/en/research?_rsc=a', { headers })).text()).toBe('payload /en/research?_rsc=a');
    await get('/en/research?_rsc=b', { headers });
    expect(next.made).toEqual(['/en/research?_rsc=a']);
    expect(await (await get('/en/research')).text()).toContain('<main>');
  });

  test('a site message renders the pages again and leaves the data version unchanged', async () => {
    const { get, next, publish } = await start();
    await get('/en/research?page=2');
    publish('Maintenance on Thursday');
    await expect
      .poll(async () => (await get('/en/research?page=2')) && next.made.filter((url) => url === '/en/research?page=2').length)
      .toBe(2);
    expect(await (await get('/readyz')).json()).toMatchObject({ dataVersion: '1' });
  });

  test('a new data version is on every page within a second', async () => {
    const { get, setVersion } = await start();
    const initial = await (await get('/en')).text();
    setVersion('2');
    await expect.poll(async () => (await (await get('/en')).text()) !== initial, { timeout: 1000 }).toBe(true);
  });
});

describe('statuses', () => {
  test('a page sets its own status and is then not cached', async () => {
    const { get, next } = await start();
    const response = await get('/en/gone');
    expect(response.status).toBe(410);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toContain('gone');
    await get('/en/gone');
    expect(next.made).toEqual(['/en/gone', '/en/gone']);
  });

  test('a moved page redirects', async () => {
    const response = await (await start()).get('/en/moved');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/research/2']);
  });

  test('a framework failure gives a page in the language of the address', async () => {
    const { get } = await start();
    const failure = await get('/ar/broken');
    expect(failure.status).toBe(500);
    const text = await failure.text();
    expect(text).toMatch(/<html lang="ar" dir="rtl">[\s\S]*تعذّر/);
    expect(text).toContain(`<bdi dir="ltr">${failure.headers.get('x-request-id')}</bdi>`);
    const englishFailure = await get('/en/throws');
    expect(englishFailure.status).toBe(500);
    expect(await englishFailure.text()).toContain('<html lang="en" dir="ltr">');
  });

  test('a page that sets a cookie is not cached', async () => {
    const { get, next } = await start();
    await get('/en/cookie');
    await get('/en/cookie');
    expect(next.made).toHaveLength(2);
  });

  test('pages with forms are rendered per reader, with their cookies', async () => {
    const { get } = await start();
    const page = await get('/en/developers', { headers: { cookie: 'who=me' } });
    expect(await page.text()).toContain('who=me');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a download next to the pages passes unchanged', async () => {
    const response = await (await start()).get('/en/export');
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(await response.text()).toBe('a,b\n1,2\n');
  });
});

describe('the process', () => {
  test("the API answers without Next.js and receives the client's address", async () => {
    const { get, next } = await start();
    expect(await (await get('/api/en/LookUp/GetAllResearchTypes')).json()).toEqual({
      path: '/api/en/LookUp/GetAllResearchTypes',
      address: '127.0.0.1',
    });
    expect(next.made).toEqual([]);
  });

  test('in remote mode there is no local API', async () => {
    const response = await (await start({}, 'remote')).get('/api/ar/LookUp/GetAllResearchTypes');
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-language')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
      'ar',
    ]);
  });

  test('health, readiness and metrics are served at their addresses', async () => {
    const { get } = await start();
    await get('/en');
    expect((await get('/healthz')).status).toBe(200);
    expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ready', dataVersion: '1' });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/madar_page_cache_total\{result="hit"\} 1/);
    expect(metrics).toContain('madar_data_version{version="1"} 1');
    expect(metrics).toMatch(/madar_http_request_seconds_count\{route="page",status="2xx"\} 1/);
    expect((await get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(404);
  });

  test('spam searches are refused before rendering, in the language of the page', async () => {
    const { get, next } = await start();
    for (let turn = 0; turn < 50; turn += 1) {
      const refusal = await get(`/ar/research?keyword=${'z'.repeat(80)}${turn}`);
      expect([refusal.status, Number(refusal.headers.get('content-length'))]).toEqual([400, Buffer.byteLength(await refusal.text())]);
    }
    const refusal = await get('/en/authors?keyword=%00');
    expect(await refusal.text()).toMatch(/lang="en"[\s\S]*This is not searched for/);
    expect(await (await get('/bff/en/research?keyword=%00')).json()).toMatchObject({ kind: 'bad_request' });
    expect(next.made).toEqual([]);
  });

  test('renderings of one address are limited behind a proxy; cached pages stay free', async () => {
    const { get } = await start({ TRUST_PROXY: '127.0.0.1' });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    // One request too many is rendered, because `count` does not wait for the limiter.
    for (let page = 0; page < 601; page += 1) await (await get(`/en/gone?page=${page}`, { headers })).arrayBuffer();
    const refusal = await get('/ar/research?page=9', { headers });
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    const text = await refusal.text();
    expect(text).toMatch(/lang="ar" dir="rtl"[\s\S]*Too many requests/);
    expect(text).toContain(`<bdi dir="ltr">${refusal.headers.get('x-request-id')}</bdi>`);
    expect((await get('/ar/research', { headers })).status).toBe(200);
    expect((await get('/ar/research?page=9', { headers: { 'x-forwarded-for': '203.0.113.8' } })).status).toBe(200);
    expect(await (await get('/bff/en/research', { headers })).json()).toMatchObject({ kind: 'rate_limited' });
  });

  test('in remote mode a list costs one rendering per record, and the one too many is not rendered', async () => {
    const { get, next } = await start({ TRUST_PROXY: '127.0.0.1', UPSTREAM_BASE_URL: 'https://records.example' }, 'remote');
    const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index).join(',');
    const ask = async (path: string, address: string) => {
      const response = await get(path, { headers: { 'x-forwarded-for': address } });
      await response.arrayBuffer();
      return response.status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push(await ask(`/en/list?ids=${ids(turn * 100, 100)}`, '203.0.113.7'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(next.made).toHaveLength(6);
    next.made.length = 0;
    const together = await Promise.all([1, 2, 3].map((turn) => ask(`/en/research.bib?ids=${ids(turn * 500, 500)}`, '203.0.113.8')));
    expect(together.toSorted()).toEqual([200, 429, 429]);
    expect(next.made).toHaveLength(1);
    expect(await ask('/en/list?ids=1%2C2&ids=3', '203.0.113.9')).toBe(200);
  });

  test('in embedded mode a list costs one rendering', async () => {
    const { get } = await start({ TRUST_PROXY: '127.0.0.1' });
    const ids = Array.from({ length: 100 }, (_, index) => index + 1).join(',');
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await get(`/en/list?ids=${ids},${turn}`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(200);
    }
  });

  test('loopback is not limited', async () => {
    const { get } = await start();
    for (let page = 0; page < 601; page += 1) await (await get(`/en/gone?page=${page}`)).arrayBuffer();
    expect((await get('/en/gone')).status).toBe(410);
  });

  test('a request has one id, in its response and in the log', async () => {
    const { get, lines } = await start();
    const response = await get('/en/gone', { headers: { 'x-request-id': 'abc-12345' } });
    expect(response.headers.get('x-request-id')).toBe('abc-12345');
    await expect.poll(() => lines.some((line) => line.includes('"id":"abc-12345"') && line.includes('"status":410'))).toBe(true);
  });

  test('search terms of API callers do not reach the log', async () => {
    const { get, lines } = await start();
    await get('/api/en/Publication/GetAllResearch?keyword=private', { headers: { 'x-request-id': 'abc-54321' } });
    await expect.poll(() => lines.some((line) => line.includes('"id":"abc-54321"'))).toBe(true);
    expect(lines.join('')).toContain('"path":"/api/en/Publication/GetAllResearch?keyword="');
    expect(lines.join('')).not.toContain('private');
  });

  test.each([
    ['of an https site', { SITE_URL: 'https://madar.example' }, undefined, true],
    ['of a site without https', {}, undefined, false],
    ['that a trusted proxy was asked for over https', { TRUST_PROXY: '127.0.0.1' }, 'https', true],
    ['that a trusted proxy was asked for over http', { TRUST_PROXY: '127.0.0.1', SITE_URL: 'https://madar.example' }, 'http', false],
    ['that an untrusted client calls https', {}, 'https', false],
  ])('a response %s sets Strict-Transport-Security only over https', async (_what, env, proto, isExpected) => {
    const { get } = await start(env);
    const headers = { 'x-forwarded-for': '203.0.113.7', ...(proto && { 'x-forwarded-proto': proto }) };
    const transportHeader = async (path: string) => (await get(path, { headers })).headers.get('strict-transport-security');
    // A rendered page, the same page from the cache, an error page, and a response that is no page.
    for (const path of ['/en', '/en', '/en/gone', '/healthz'])
      expect(await transportHeader(path)).toBe(isExpected ? 'max-age=31536000' : null);
  });
});

describe('the end', () => {
  test('open requests are answered, then the store is closed', async () => {
    const { server, get, isClosed } = await start();
    const slow = get('/en/slow');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closing = server.close();
    const response = await slow;
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    await closing;
    expect(isClosed()).toBe(true);
    await expect(get('/en')).rejects.toThrow();
  });

  test('readers on kept-alive connections lose no request', async () => {
    const { server } = await start();
    let failureCount = 0;
    let answerCount = 0;
    const ask = () =>
      new Promise<void>((resolve) => {
        const request = httpRequest(
          { port: server.port, host: '127.0.0.1', path: '/en', headers: { connection: 'keep-alive', 'accept-encoding': 'gzip' } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => {
              if (gunzipSync(Buffer.concat(chunks)).includes('<main>')) answerCount += 1;
              else failureCount += 1;
              resolve();
            });
          },
        );
        request.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ECONNREFUSED') failureCount += 1;
          resolve();
        });
        request.end();
      });
    let going = true;
    const readers = Array.from({ length: 8 }, async () => {
      while (going) await ask();
    });
    await expect.poll(() => answerCount, { timeout: 30_000, interval: 10 }).toBeGreaterThan(50);
    await server.close();
    going = false;
    await Promise.all(readers);
    expect(failureCount).toBe(0);
  });

  test('the store stays open until the last rendering ends', async () => {
    const { server, setVersion, next, isClosed } = await start();
    next.pace.delayMs = 150;
    next.pace.onDone = () => next.pace.done.push(isClosed());
    setVersion('2');
    await expect.poll(() => next.made.length > 0, { interval: 1 }).toBe(true);
    await server.close();
    expect(next.pace.done).toEqual([false]);
    expect(isClosed()).toBe(true);
  });

  test('a port in use rejects the start', async () => {
    const { server } = await start();
    await expect(start({ PORT: String(server.port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
