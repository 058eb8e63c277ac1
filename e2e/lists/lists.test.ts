import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { numberIn, openPage, totalOf } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

for (const language of languages) {
  test(`A list in ${language} shows the name of a language without publications`, async ({ request }) => {
    const page = await openPage(request, `/${language}/research?workLanguage=ja`);
    expect(page.first('[data-testid=no-results]').text).toContain(language === 'en' ? 'Japanese' : 'اليابانية');
  });

  test(`a list of one row in ${language} has no tools for several rows`, async ({ request }) => {
    for (const [search, isMany] of [
      ['keyword=tarmat', false],
      ['keyword=mars', true],
    ] as const) {
      const page = await openPage(request, `/${language}/research?${search}`);
      expect(totalOf(page) > 1, search).toBe(isMany);
      for (const tool of ['select[name=sort]', 'a[href*="columns="]', 'button[aria-pressed]', 'a[href*="pageSize=50"]'])
        expect(page.all(`#results-list ${tool}`).length > 0, `${search} ${tool}`).toBe(isMany);
      expect(page.all('[data-testid=export]')).toHaveLength(1);
    }
  });

  test(`the examples of the search help carry their language in ${language}`, async ({ request }) => {
    const examples = (await openPage(request, `/${language}/research`)).all('[data-testid=search-help] dt bdi');
    expect(examples.length).toBeGreaterThan(15);
    // An identifier has no language.
    for (const { text, attribute } of examples)
      expect(attribute('lang'), text).toBe(/\p{Script=Arabic}/u.test(text) ? 'ar' : text.startsWith('10.') ? undefined : 'en');
  });

  test(`an empty result in ${language} states the count of each alternative, which matches its list`, async ({ request }) => {
    const page = await openPage(request, `/${language}/research?keyword=mars&fromYear=1901&toYear=1903&researchTypeId=1`);
    const ways = page
      .all('[data-testid=no-results] li')
      .map((item) => ({ href: item.hrefs('a')[0] ?? '', count: item.texts('a + span')[0] }));
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.filter(({ count }) => count !== undefined).length).toBeGreaterThan(2);
    // Without a number, the list is still empty without that part of the query; Arabic has words for one and two.
    const words: Readonly<Record<string, number>> = { 'none still': 0, 'لا شيء أيضًا': 0, 'بحث واحد من دونه': 1, 'بحثان من دونه': 2 };
    for (const { href, count = '' } of ways.filter((way) => way.count !== undefined && way.href.includes('/research')))
      expect(totalOf(await openPage(request, href)), href).toBe(words[count] ?? numberIn(count));
  });
}
