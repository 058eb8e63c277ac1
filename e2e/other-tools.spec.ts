import { expect, test } from '@playwright/test';
import { openLive } from './pages.ts';

const redirectOf = async (request: import('@playwright/test').APIRequestContext, path: string) => {
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

test('the DOI of a record works as its address', async ({ request }) => {
  const record = await (await request.get('/en/research/5.json')).json();
  const doi = String([record].flat()[0].DOI);
  expect(await redirectOf(request, `/ar/research/${doi}`)).toEqual([301, '/ar/research/5']);
  expect(await redirectOf(request, `/ar/research/${encodeURIComponent(doi)}`)).toEqual([301, '/ar/research/5']);
  expect((await request.get('/en/research/10.5555/nothing', { maxRedirects: 0 })).status()).toBe(404);
});

for (const language of ['en', 'ar'] as const) {
  for (const scripts of [true, false]) {
    test.describe(`a list in ${language} ${scripts ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled: scripts });

      test('has a clean address after the form is sent, and lists ignored parameters', async ({ page }) => {
        if (scripts) await openLive(page, `/${language}/research`);
        else await page.goto(`/${language}/research`);
        const words = Array.from({ length: 40 }, (_, index) => `storm${index}`);
        const box = page.locator('input[type=text][name=keyword]');
        await box.fill(`dust ${words.join(' ')} ends here`);
        await page.locator('input[name=fromYear]').fill('abcd');
        await box.press('Enter');
        await expect(page).toHaveURL(/fromYear=abcd/);
        expect(page.url()).not.toMatch(/searchIn=all|toYear=|sort=/);
        const unusedNote = page.getByTestId('unused');
        await expect(unusedNote).toHaveCount(2);
        await expect(unusedNote.filter({ hasText: 'ends here' })).toHaveCount(1);
        await expect(unusedNote.filter({ hasText: 'abcd' })).toHaveCount(1);
        await expect(unusedNote.first().getByRole('button')).toHaveCount(scripts ? 1 : 0);
        await box.fill('dust');
        await page.locator('input[name=fromYear]').fill('');
        await box.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/${language}/research\\?keyword=dust$`));
        await expect(page.getByTestId('unused')).toHaveCount(0);
      });

      test('explains the search syntax at the field, and searches keywords alone', async ({ page }) => {
        await page.goto(`/${language}/research`);
        const help = page.getByTestId('search-help');
        await help.locator('summary').click();
        // Ten entries have an example in each language; the entry for identifiers has only one.
        await expect(help.getByRole('link')).toHaveCount(21);
        await expect(help.locator('dt', { hasText: 'title:moon' })).toContainText('عنوان:القمر');
        await help.getByRole('link').first().click();
        await expect(page).toHaveURL(/keyword=%22/);
        await page.goto(`/${language}/research?keyword=exoplanets&searchIn=keyword`);
        await expect(page.locator('select[name=searchIn]')).toHaveValue('keyword');
      });

      test('a record lists its sources, and a page its API request', async ({ page }) => {
        await page.goto(`/${language}/research/5`);
        const sources = page.getByTestId('sources');
        await sources.locator('summary').click();
        await expect(sources.getByRole('listitem').first()).toBeVisible();
        for (const path of ['', '/collection']) {
          await page.goto(`/${language}${path}`);
          await page.getByTestId('page-in-api').locator('summary').click();
          await expect(page.getByTestId('page-in-api').locator('code, pre').first()).toContainText(`/api/${language}/`);
        }
      });

      test('coverage, the values of a filter and a reader’s list name their request, which answers', async ({ page, request }) => {
        for (const [path, expected] of [
          ['/coverage', 'facets=hasArabic,language'],
          ['/research/by/area?keyword=mars', 'keyword=mars&pageSize=1&facets=focusedArea'],
          ['/list?ids=1,2', `/${language}/research.json?ids=1,2`],
        ] as const) {
          await page.goto(`/${language}${path}`);
          const command = (await page.getByTestId('page-in-api').locator('code').textContent()) ?? '';
          expect(command).toContain(expected);
          const answer = await request.get(/"(?:https?:\/\/[^/]+)(\/[^"]+)"$/.exec(command)?.[1] ?? '');
          // An API operation requires a key (401); the JSON file of a list does not.
          expect([answer.status(), path]).toEqual([path.startsWith('/list') ? 200 : 401, path]);
        }
      });
    });
  }
}

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
  }
  expect((await request.post('/reconcile/en', { form: { queries: '{' } })).status()).toBe(400);
  expect((await request.get('/reconcile/fr')).status()).toBe(404);
});

test('the client of the API and the chapter on tables exist in both languages', async ({ request }) => {
  expect(await (await request.get('/api/client.ts')).text()).toContain('export async function madar');
  for (const language of ['en', 'ar'])
    expect(await (await request.get(`/${language}/developers/tables`)).text()).toContain(`/reconcile/${language}`);
});
