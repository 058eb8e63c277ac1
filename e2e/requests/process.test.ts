import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { openPage } from './open-page.ts';
import { test } from './test-on-site.ts';

for (const language of languages)
  test(`${language}: a page in the browser cache is not sent again, and everybody gets the same bytes`, async ({ request }) => {
    const path = `/${language}/research?pageIndex=2`;
    const first = await request.get(path);
    const second = await request.get(path, { headers: { cookie: 'theme=dark', 'accept-language': 'fr' } });
    expect(await second.body()).toEqual(await first.body());
    const etag = first.headers().etag ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const revalidated = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(revalidated.status()).toBe(304);
    expect(first.headers()['set-cookie']).toBeUndefined();
  });

test('unknown addresses of any form answer 404 in their language', async ({ request }) => {
  for (const rest of [
    'authors.csv',
    'research.rss',
    'nosuch.txt',
    'foo.png',
    'research/999999.png',
    'research/999999',
    'authors/999999',
    'research/999999.csv',
    '%',
    'research/%ff',
    'authors/%C7%E1%DE%E3%D1',
    'research/%00',
  ]) {
    for (const [language, words] of [
      ['en', /nothing at this address/i],
      ['ar', /لا يوجد شيء في هذا/],
    ] as const) {
      const answer = await request.get(`/${language}/${rest}`, { maxRedirects: 0 });
      expect(answer.status(), rest).toBe(404);
      expect(await answer.text(), rest).toMatch(words);
    }
  }
  for (const path of ['/problems/%ff', '/downloads/%ff', '/bff/en/%ff', '/%ff', '/problems/nosuch'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('browsers that ask for /favicon.ico get one', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
});

test('bad values in an address never fail a page', async ({ request }) => {
  for (const query of [
    'pageIndex=-1',
    'pageIndex=abc',
    'pageSize=9999999',
    'fromYear=x&toYear=y',
    'sort=%F0%9F%9A%80',
    'keyword=%25%25%22',
    'researchTypeId=zzz',
    '%zz',
  ]) {
    for (const path of ['/en/research', '/ar/authors'])
      expect((await request.get(`${path}?${query}`)).status(), `${path}?${query}`).toBe(200);
  }
});

test('the process reports its state', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await request.get('/readyz')).json()).toMatchObject({ status: 'ready' });
  const metrics = await (await request.get('/metrics')).text();
  for (const name of ['madar_http_request_seconds_bucket', 'madar_page_cache_bytes', 'madar_data_version', 'process_resident_memory_bytes'])
    expect(metrics).toContain(name);
});

test('the status command reports the state of the running server', async ({ baseURL }) => {
  const run = promisify(execFile);
  const status = (...args: string[]) => run(process.execPath, ['lib/commands/status.ts', '--url', baseURL ?? '', ...args]);
  const figures = JSON.parse((await status('--json')).stdout) as { readonly status: string; readonly research: number };
  expect(figures).toMatchObject({ status: 'ready', research: 483 });
  expect((await status()).stdout).toContain('483 publications');
  const statusResult = await run(process.execPath, ['lib/commands/status.ts', '--url', 'http://127.0.0.1:1']).catch(
    (error: { code: number }) => error,
  );
  expect(statusResult).toMatchObject({ code: 2 });
});

test('the API answers next to the pages and requires a key', async ({ request }) => {
  const response = await request.get('/api/ar/LookUp/GetAllResearchTypes');
  expect(response.status()).toBe(401);
  expect(response.headers()['content-type']).toContain('application/problem+json');
});

for (const [language, direction, title] of [
  ['en', 'ltr', 'Madar'],
  ['ar', 'rtl', 'مدار'],
] as const)
  test(`${language}: an unknown address answers 404 with a page in its language`, async ({ request }) => {
    for (const path of ['/no/such/page', '/research/999999999', '/authors/999999999']) {
      const page = await openPage(request, `/${language}${path}`, 404);
      const { attribute } = page.first('html');
      expect([attribute('lang'), attribute('dir')], path).toEqual([language, direction]);
      expect(page.first('head title').text, path).toContain(title);
      expect(page.first('main h1').text, path).not.toBe('');
    }
  });

test('a missing record has a title of its own', async ({ request }) => {
  for (const [path, title] of [
    ['/en/research/999999', /^There is nothing at this address/],
    ['/ar/authors/999999', /^لا يوجد شيء/],
    ['/en/nosuch.txt', /^There is nothing at this address/],
  ] as const)
    expect((await openPage(request, path, 404)).first('head title').text, path).toMatch(title);
});
