import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

for (const language of languages) {
  test(`A record in ${language} gives its place in the language of the page, and its venue by its original name`, async ({ request }) => {
    const page = await openPage(request, `/${language}/research/300`);
    const venueLine = page.first('main header p:has(time)');
    expect(venueLine.text).toContain(language === 'en' ? 'vol. 14' : 'المجلد 14');
    expect(venueLine.first('[lang=en]').text).toBe('Water');
    if (language === 'ar') expect(venueLine.text).toContain('(مجلة المياه)');
    // A name that contains the original is not repeated.
    const letters = await openPage(request, `/${language}/research/197`);
    expect(letters.first('main header p:has(time)').text.match(/Physical Review Letters/g)).toHaveLength(1);
  });

  test(`The references of a record in ${language} have their numbers in its source, and those without a text are counted first`, async ({
    request,
  }) => {
    const page = await openPage(request, `/${language}/research/244/references`);
    const numbers = page.all('[data-testid=results] > ol > li').map((row) => Number(row.attribute('value')));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(numbers.slice(0, 4)).toEqual([1, 3, 5, 8]);
    const csv = await (await request.get(page.hrefs('main a[download]')[0] ?? '')).text();
    const total = csv.trim().split(/\r?\n/).length - 1;
    expect(page.first('main').textWithout('[data-testid=results]')).toContain(String(total - numbers.length));
  });

  test(`A record in ${language} links its people, areas and keywords to their pages`, async ({ request }) => {
    const page = await openPage(request, `/${language}/research/300`);
    for (const links of ['a[href^="https://orcid.org/"]', `a[href^="/${language}/authors/"]`])
      expect(page.all(`#people ${links}`), links).not.toHaveLength(0);
    const links = page.hrefs('dd a[href*="/areas/"], dd a[href*="keyword="]');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links.slice(0, 4)) {
      const list = await openPage(request, `${link}${link.includes('?') ? '&' : '?'}pageSize=100`);
      expect(list.all(`[data-testid=results] a[href^="/${language}/research/300"]`), link).not.toHaveLength(0);
    }
  });

  test(`A record in ${language} states why other research is related`, async ({ request }) => {
    const page = await openPage(request, `/${language}/research/300`);
    const rows = page.texts('section[aria-labelledby=related] li');
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(row).toMatch(language === 'en' ? /Same (?:area|author):/ : /(?:المجال|المؤلف) نفسه:/);
  });
}
