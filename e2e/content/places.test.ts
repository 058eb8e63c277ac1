import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { numberIn, openPage, totalOf } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

for (const language of languages) {
  test(`every number of a comparison of countries or areas is the total of its list, in ${language}`, async ({ request }) => {
    for (const compared of ['country=AE,EG,SA', 'focusedAreaId=38,41']) {
      const page = await openPage(request, `/${language}/compare?${compared}`);
      const numbers = page.all('[data-testid=compared] td a[href*="/research?"]').filter(({ text }) => /^[\d,]+$/.test(text));
      const ofPartners = numbers.filter((link) => link.attribute('href')?.includes('institutionId='));
      expect(ofPartners.length, compared).toBeGreaterThan(4);
      for (const link of numbers) {
        const href = link.attribute('href') ?? '';
        expect(totalOf(await openPage(request, href)), href).toBe(numberIn(link.text));
      }
    }
  });

  test(`the picture has 53 areas, each with the number that its table and its list have, in ${language}`, async ({ request }) => {
    const page = await openPage(request, `/${language}/areas`);
    const systems = page.first('[data-testid=systems]');
    const areas = systems.all('li a');
    expect([areas.length, systems.all('h2').length]).toEqual([53, 7]);
    for (const [index, area] of areas.entries()) {
      const href = area.attribute('href') ?? '';
      const count = numberIn(area.first('.text-muted').text);
      expect(numberIn(page.first(`[data-testid=area-table] tr:has(a[href="${href}"]) td`).text), href).toBe(count);
      if (index % 20 === 0) expect(totalOf(await openPage(request, href)), href).toBe(count);
    }
  });

  test(`the areas of a group of countries have the numbers of their lists, in ${language}`, async ({ request }) => {
    const all = await openPage(request, `/${language}/areas`);
    const group = all.all('main nav a').find((link) => link.attribute('href')?.endsWith('?country=arab-league'));
    const page = await openPage(request, group?.attribute('href') ?? '');
    expect(page.first('main nav a[aria-current]').text).toBe(group?.text);
    expect(page.first('main').text).toContain(
      language === 'en' ? 'Only publications with an author in Arab countries' : 'لها مؤلف في البلدان العربية',
    );
    const areas = page.first('[data-testid=systems]').all('li a');
    expect(areas).toHaveLength(53);
    for (const area of areas.filter((_, index) => index % 10 === 0)) {
      const href = area.attribute('href') ?? '';
      expect(totalOf(await openPage(request, href)), href).toBe(numberIn(area.first('.text-muted').text));
    }
  });

  test(`every list links to its feed and to the line that embeds it, in ${language}`, async ({ request }) => {
    for (const path of ['/research?keyword=flood', '/countries/SA', '/areas/41', '/venues/8561571705259611']) {
      const list = await openPage(request, `/${language}${path}`);
      const embedLinks = list.texts('main :is(a, summary)').filter((text) => (language === 'en' ? /^Embed$/ : /^(?:ال)?تضمين/).test(text));
      expect(embedLinks, path).toHaveLength(1);
      const page = await openPage(request, list.hrefs('#results-list a[href*="/research/follow"]').at(-1) ?? '');
      const feedLink = page.first('main a[type="application/atom+xml"]');
      // A long address breaks after its signs, not inside words.
      expect(feedLink.all('wbr').length, path).toBeGreaterThanOrEqual(3);
      const feed = feedLink.attribute('href') ?? '';
      expect((await request.get(feed)).status(), feed).toBe(200);
      const frame = await openPage(request, page.first('[data-testid=embed] a').attribute('href') ?? '');
      expect(frame.first('body').text, path).toContain(String(totalOf(list)));
    }
  });

  test(`every number of an index of countries, missions or venues is that of the page it leads to, in ${language}`, async ({ request }) => {
    for (const path of ['countries', 'missions', 'venues']) {
      const rows = (await openPage(request, `/${language}/${path}`)).all(`:is([data-testid=results], [data-testid=${path}]) li`);
      expect(rows.length, path).toBeGreaterThan(20);
      // A result is an article whose heading is its only link.
      if (path === 'venues') expect(rows.flatMap((row) => row.hrefs('article h2 a'))).toHaveLength(rows.length);
      const counts = rows.map((row) => numberIn(row.texts('span').at(-1) ?? ''));
      // Half of the rows in each language, since the pages of both have the same works.
      for (const [index, row] of rows.entries()) {
        if (index % 2 === (language === 'en' ? 0 : 1)) continue;
        const [href = ''] = row.hrefs('a');
        expect(totalOf(await openPage(request, href)), href).toBe(counts[index]);
      }
    }
  });

  test(`countries are listed in ${language}, and other spellings of an address redirect to the canonical one`, async ({ request }) => {
    const countries = (await openPage(request, `/${language}/countries`)).first('[data-testid=countries]');
    expect(countries.all('li').length).toBeGreaterThan(20);
    const row = countries.all('li').find((item) => item.hrefs('a').includes(`/${language}/countries/SA`));
    expect(totalOf(await openPage(request, `/${language}/countries/SA`))).toBe(numberIn(row?.texts('span').at(-1) ?? ''));
    for (const [from, to] of [
      ['countries/sa', 'countries/SA'],
      ['areas/mars', 'areas/41'],
      ['venues/1165139757655115', undefined],
    ] as const) {
      const answer = await request.get(`/${language}/${from}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual(to ? [301, `/${language}/${to}`] : [404, undefined]);
    }
  });

  test(`Bulk data has files, sets and feeds that answer, in ${language}`, async ({ request }) => {
    const page = await openPage(request, `/${language}/developers/harvest`);
    expect(page.first('[data-testid=dumps] tbody tr').text).toMatch(/\d/);
    const hrefs = page.hrefs('main ul a, [data-testid=dumps] th a');
    expect(hrefs.length).toBeGreaterThan(12);
    expect(hrefs).toContain('/oai?verb=ListSets');
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
  });
}

test('values of a filter link to their pages', async ({ request }) => {
  for (const kind of ['area', 'venue', 'country', 'institution', 'author']) {
    const row = (await openPage(request, `/en/research/by/${kind}`)).first('[data-testid=facet-values] li');
    const page = await openPage(request, row.hrefs('a').at(-1) ?? '');
    expect(totalOf(page), kind).toBe(numberIn(row.first('.ms-auto').text));
  }
});
