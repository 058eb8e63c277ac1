import { expect } from 'vitest';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

test('in other letters or with an extra slash redirects to the one canonical address', async ({ request }) => {
  for (const [typedPath, canonicalPath] of [
    ['/AR/research?keyword=a.b', '/ar/research?keyword=a.b'],
    ['/En/authors', '/en/authors'],
    ['/ar/research/', '/ar/research'],
  ] as const) {
    const answer = await request.get(typedPath, { maxRedirects: 0 });
    expect([307, 308], typedPath).toContain(answer.status());
    expect(answer.headers().location, typedPath).toMatch(new RegExp(`${canonicalPath.replace(/[.?]/g, '\\$&')}$`));
    expect((await request.get(canonicalPath, { maxRedirects: 0 })).status(), canonicalPath).toBe(200);
  }
});

test('without a language redirects to the one the browser prefers, with its query', async ({ request }) => {
  const arabic = await request.get('/research?keyword=a.b', {
    headers: { 'accept-language': 'ar-SA,ar;q=0.9,en;q=0.8' },
    maxRedirects: 0,
  });
  expect(arabic.status()).toBe(307);
  expect(arabic.headers().location).toMatch(/\/ar\/research\?keyword=a\.b$/);
  expect(arabic.headers().vary).toContain('Accept-Language');
  const french = await request.get('/', { headers: { 'accept-language': 'fr' }, maxRedirects: 0 });
  expect(french.headers().location).toMatch(/\/en$/);
});

test('a chosen language applies to addresses without a language, and never overrides one in the address', async ({ request }) => {
  const headers = { cookie: 'language=ar', 'accept-language': 'en' };
  const bareResponse = await request.get('/research', { headers, maxRedirects: 0 });
  expect(bareResponse.headers().location).toMatch(/\/ar\/research$/);
  const localResponse = await request.get('/en/research', { headers, maxRedirects: 0 });
  expect(localResponse.status()).toBe(200);
  expect(await localResponse.text()).toContain('<html lang="en"');
});

test('An address typed or pasted returns a page for any query string', async ({ request }) => {
  for (const query of [
    'pageIndex=0',
    'pageIndex=abc',
    'fromYear=9&toYear=x',
    'sort=evil&pageSize=1000',
    'researchTypeId=a,b,,1',
    '%%%',
    'keyword="',
  ])
    expect((await openPage(request, `/en/research?${query}`)).all('[data-testid=result-count][data-total]'), query).toHaveLength(1);
});

for (const beyond of [99, 9000])
  test(`An address typed or pasted beyond the last page is reported with a link to it: ${beyond}`, async ({ request }) => {
    const page = await openPage(request, `/ar/research?pageIndex=${beyond}`);
    const link = page.first('[data-testid=out-of-range] a').attribute('href') ?? '';
    expect(link).toMatch(/pageIndex=25/);
    expect((await openPage(request, link)).all('[data-testid=results] article')).toHaveLength(3);
  });
