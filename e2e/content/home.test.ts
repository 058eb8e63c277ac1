import { expect } from 'vitest';
import { siteSettings } from '#e2e/commands/shared-site.ts';
import { languages } from '#e2e/pages.ts';
import { numberIn, openPage, totalOf } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { recordOfDay } from '#lib/library/overview/read-home.ts';
import type { Sources } from '#lib/library/sources.ts';
import { paths } from '#lib/url/paths.ts';

for (const language of languages) {
  test(`The home page in ${language} draws fields and years, and each mark links to the list it counts`, async ({ request }) => {
    const page = await openPage(request, `/${language}`);
    const marks = page.all('main svg.dome a:has(> title):not([lang])');
    expect(marks.length).toBeGreaterThan(30);
    expect(marks.filter((mark) => mark.first('title').text === '')).toEqual([]);
    const figures = new Map(page.all('[data-testid=orbit-table] a').map((link) => [link.attribute('href'), link.text]));
    const hrefs = marks.map((mark) => mark.attribute('href') ?? '');
    // Every link of the drawing is also in the table, which has further rows with totals.
    expect(hrefs.filter((href) => !figures.has(href))).toEqual([]);
    for (const href of hrefs.filter((_, index) => index % 20 === 0))
      expect(totalOf(await openPage(request, href)), href).toBe(Number(figures.get(href)));
  });

  test(`${language}: the home page links to the works written in Arabic, and to no others`, async ({ request }) => {
    const section = (await openPage(request, `/${language}`)).first('[data-testid=written-in-arabic]');
    // The section lists four of the works.
    expect(section.all('li')).toHaveLength(4);
    const link = section.first('a[href*="workLanguage=ar"]');
    const href = link.attribute('href') ?? '';
    expect(href).toBe(`/${language}/research?workLanguage=ar`);
    expect(numberIn(link.text)).toBeGreaterThanOrEqual(12);
    expect(totalOf(await openPage(request, href))).toBe(numberIn(link.text));
  });
}

test('the record of the day is complete and the same in both languages, with its summary in both', async ({ request }) => {
  const addresses: (string | undefined)[] = [];
  for (const language of languages) {
    const record = (await openPage(request, `/${language}`)).first('[data-testid=record-of-day]');
    for (const summary of ['p[lang=en]', 'p[lang=ar]']) expect(record.texts(summary).at(-1), summary).toMatch(/./);
    expect(record.texts('p').join(' ')).toMatch(/Summary by our editors|ملخص من إعداد محرّرينا/);
    addresses.push(record.hrefs('a')[0]?.replace(/^\/(?:en|ar)/, ''));
  }
  expect(addresses[0]).toMatch(/^\/research\/\d+$/);
  expect(addresses[1]).toBe(addresses[0]);
});

test('the record of the day is that of the setting HOME_DAY', async ({ request }) => {
  // Reads the lists of the site, so that the expected record follows the collection.
  const collection = {
    findResearch: async (language: Language, query: ResearchQuery) => {
      const page = await openPage(request, paths.research(language, query));
      return { items: page.hrefs('[data-testid=results] article h2 a').map((href) => ({ id: idIn(href) })), total: totalOf(page) };
    },
    research: async (lang: Language, id: string) => ({ id, abstract: { lang, value: '' } }),
  };
  const expected = await recordOfDay({ collection } as unknown as Sources, 'en', Date.parse(siteSettings.HOME_DAY));
  const [address = ''] = (await openPage(request, '/en')).hrefs('[data-testid=record-of-day] a');
  expect(idIn(address)).toBe(expected?.research.id);
});

const idIn = (address: string) => /\/research\/(\d+)/.exec(address)?.[1];
