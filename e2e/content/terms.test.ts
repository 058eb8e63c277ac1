import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

for (const language of languages) {
  test(`The dictionary in ${language} lists the word in both languages, its meaning and its papers under one address`, async ({
    request,
  }) => {
    const page = await openPage(request, `/${language}/terms?q=regolith`);
    const row = page.first('[data-testid=results] article').text;
    for (const text of ['regolith', 'ريغوليث', language === 'ar' ? 'الطبقة المفككة' : 'The loose layer']) expect(row).toContain(text);
    const paper = page.first('[data-testid=meant-term] ol a');
    expect((await openPage(request, paper.attribute('href') ?? '')).first('main h1').text).toBe(paper.text);
  });

  test(`The dictionary in ${language} can be downloaded as files`, async ({ request }) => {
    const hrefs = (await openPage(request, `/${language}/terms`)).hrefs('a[href^="/downloads/terms"]');
    expect(hrefs).toHaveLength(4);
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
    await openPage(request, `/${language}/terms/no-such-term`, 404);
    const area = await request.get(`/${language}/terms/debris`, { maxRedirects: 0 });
    expect([area.status(), area.headers().location]).toEqual([301, `/${language}/terms/space-debris`]);
  });

  test(`The page of a term in ${language} has no section of publications if there are none`, async ({ request }) => {
    const page = await openPage(request, `/${language}/terms/galaxy-age`);
    expect(page.all('#records')).toEqual([]);
    expect(page.first('main').text).toContain(language === 'ar' ? 'لا أبحاث' : 'No publications');
  });
}
