import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { numberIn, openPage, totalOf } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

for (const language of languages) {
  test(`The collection in ${language} offers the files with size and date, their checksums, and the ways of programs`, async ({
    request,
  }) => {
    const page = await openPage(request, `/${language}/collection`);
    const file = page.first('[data-testid=dump-files] li');
    expect(file.text).toMatch(/\d/);
    expect(await (await request.get('/downloads/index.json')).text()).toMatch(/[0-9a-f]{64}/);
    expect((await request.head(file.first('a').attribute('href') ?? '')).status()).toBe(200);
    for (const address of ['/downloads/index.json', '/downloads/LICENCE.txt', '/oai?verb=Identify', `/${language}/research.atom`]) {
      expect(page.all(`main a[href="${address}"]`), address).toHaveLength(1);
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });

  test(`Each row of the collection in ${language} links to the list it counts`, async ({ request }) => {
    const page = await openPage(request, `/${language}/collection`);
    for (const part of ['facts', 'years', 'areas', 'types', 'languages']) {
      const rows = page.all(`section[aria-labelledby=${part}] li:has(a + span)`);
      expect(rows.length, part).toBeGreaterThan(0);
      for (const row of rows) {
        const [href = ''] = row.hrefs('a');
        expect(totalOf(await openPage(request, href)), href).toBe(numberIn(row.first('a + span').text));
      }
    }
  });
}
