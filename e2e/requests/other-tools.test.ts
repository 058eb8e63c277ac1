import { expect } from 'vitest';
import { movedPages } from '#lib/url/moved-path.ts';
import { openPage } from './open-page.ts';
import type { SiteRequest } from './site-request.ts';
import { test } from './test-on-site.ts';

const redirectOf = async (request: SiteRequest, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
};

test('old and guessed addresses redirect to canonical ones in one step', async ({ request }) => {
  for (const [path, to] of [
    ['/en/research?q=water&page=3', '/en/research?keyword=water&pageIndex=3'],
    ['/ar/authors?search=ali', '/ar/authors?keyword=ali'],
    ['/en/publication/468', '/en/research/468'],
    ['/ar/search?q=x', '/ar/research?keyword=x'],
    ['/en/research?keyword=&searchIn=all&sort=&fromYear=&toYear=', '/en/research'],
    ['/en/authors/5?keyword=&searchIn=all', '/en/authors/5'],
  ] as const)
    expect(await redirectOf(request, path), path).toEqual([301, to]);
  const [status, to] = await redirectOf(request, '/publication/468');
  expect([status, new URL(String(to), 'http://x').pathname]).toEqual([307, expect.stringMatching(/^\/(?:en|ar)\/research\/468$/)]);
  expect((await request.get('/en/research?pageSize=25&keyword=water&pageIndex=1', { maxRedirects: 0 })).status()).toBe(200);
});

test('pages that moved on this site redirect for good, in both languages', async ({ request }) => {
  for (const language of ['en', 'ar'])
    for (const search of ['', '?missing=title.ar', '?text=title.ar&by=year'])
      expect(await redirectOf(request, `/${language}/coverage${search}`)).toEqual([308, `/${language}/collection`]);
  for (const [from, to] of Object.entries(movedPages))
    expect(await redirectOf(request, `/ar/${from.replace('*', '1')}`), from).toEqual([308, `/ar/${to.replace('*', '1')}`]);
});

test('the DOI of a record works as its address', async ({ request }) => {
  const record = await (await request.get('/en/research/5.json')).json();
  const doi = String([record].flat()[0].DOI);
  expect(await redirectOf(request, `/ar/research/${doi}`)).toEqual([301, '/ar/research/5']);
  expect(await redirectOf(request, `/ar/research/${encodeURIComponent(doi)}`)).toEqual([301, '/ar/research/5']);
  expect((await request.get('/en/research/10.5555/nothing', { maxRedirects: 0 })).status()).toBe(404);
});

test('every page of a problem names the request, by the id of its answer', async ({ request }) => {
  for (const path of [
    '/en/research/999999',
    '/ar/authors/999999',
    '/en/nothing/here',
    '/ar/research?keyword=%00',
    '/en/research/999999.bibx',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
    expect(await answer.text(), path).toContain(answer.headers()['x-request-id'] as string);
  }
});

test('implausible search text is refused with a page for people', async ({ request }) => {
  for (const [language, text] of [
    ['en', 'not like the words of a search'],
    ['ar', 'لا يُبحث عن هذا النص'],
  ] as const) {
    const answer = await request.get(`/${language}/research?keyword=${'z'.repeat(100)}`);
    expect([answer.status(), (await answer.text()).includes(text)]).toEqual([400, true]);
  }
});

test('a table is matched with authors through a form in the format of OpenRefine', async ({ request }) => {
  for (const language of ['en', 'ar'] as const) {
    const [, name = ''] = /<h1[^>]*><bdi[^>]*>([^<]+)</.exec(await (await request.get(`/${language}/authors/5`)).text()) ?? [];
    const manifest = await (await request.get(`/reconcile/${language}`)).json();
    expect(manifest).toMatchObject({
      versions: ['0.2'],
      defaultTypes: [{ id: 'author' }, { id: 'institution' }, { id: 'area' }, { id: 'term' }],
    });
    const answer = await request.post(`/reconcile/${language}`, {
      form: { queries: JSON.stringify({ q0: { query: name, type: 'author' } }) },
      headers: { origin: 'https://tables.example' },
    });
    expect([answer.status(), answer.headers()['access-control-allow-origin']]).toEqual([200, '*']);
    const { q0 } = await answer.json();
    expect(q0.result.map((result: { id: string }) => result.id)).toContain('author-5');
    expect(await redirectOf(request, `/reconcile/${language}/view/author-5`)).toEqual([
      303,
      expect.stringMatching(`/${language}/authors/5$`),
    ]);
    for (const { id } of manifest.defaultTypes) {
      const { result } = await (await request.get(`/reconcile/${language}/suggest/entity?prefix=as`)).json();
      const entity = result.find(({ notable }: { notable: readonly { id: string }[] }) => notable[0]?.id === id);
      expect(entity, id).toBeDefined();
      const page = await request.get(manifest.view.url.replace('{{id}}', entity.id));
      expect([page.status(), new URL(page.url()).pathname.split('/')[1]], entity.id).toEqual([200, language]);
    }
  }
  expect((await request.post('/reconcile/en', { form: { queries: '{' } })).status()).toBe(400);
  expect((await request.get('/reconcile/fr')).status()).toBe(404);
});

test('the client of the API and the part on tables exist in both languages', async ({ request }) => {
  expect(await (await request.get('/api/client.ts')).text()).toContain('export async function madar');
  for (const language of ['en', 'ar'])
    expect(await (await request.get(`/${language}/developers/assistants`)).text()).toContain(`/reconcile/${language}`);
});

for (const language of ['en', 'ar'])
  test(`the values of a filter, charts, a comparison and a reader’s list name their request, which answers, in ${language}`, async ({
    request,
  }) => {
    for (const [path, expected] of [
      ['/research/by/area?keyword=mars', 'keyword=mars&pageSize=1&facets=focusedArea'],
      ['/research/charts?keyword=mars', 'keyword=mars&pageSize=1&facets=year,focusedArea,country,institution'],
      ['/compare?country=EG,SA', 'country=SA&pageSize=1&facets=year,focusedArea,country,institution'],
      ['/list?ids=1,2', `/${language}/research.json?ids=1,2`],
    ] as const) {
      const command = (await openPage(request, `/${language}${path}`)).first('[data-testid=page-in-api] code').text;
      expect(command).toContain(expected);
      const answer = await request.get(/"(?:https?:\/\/[^/]+)(\/[^"]+)"$/.exec(command)?.[1] ?? '');
      // An API operation requires a key (401); the JSON file of a list does not.
      expect([answer.status(), path]).toEqual([path.startsWith('/list') ? 200 : 401, path]);
    }
  });
