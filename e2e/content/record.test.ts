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
