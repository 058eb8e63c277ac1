import { expect, type Page, test } from '@playwright/test';
import { readCsv } from '#e2e/content/read-csv.ts';
import { languages, openLive } from '#e2e/pages.ts';

const remoteSensing = '8561571705259611';
const sharedNotes = { en: 'Partners in bold', ar: 'الشريك المكتوب بخط عريض' } as const;

const total = async (page: Page) => Number(await page.getByTestId('result-count').first().getAttribute('data-total'));

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`Pages of areas, venues and missions in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });
      const open = (page: Page, path: string) =>
        javaScriptEnabled ? openLive(page, `/${language}${path}`) : page.goto(`/${language}${path}`).then(() => undefined);

      test('the picture has 53 areas, each with the number that its table and its list have', async ({ page }) => {
        await page.goto(`/${language}`);
        await page.locator(`header nav a[href="/${language}/areas"]`).click();
        await expect(page.locator('main h1')).toBeVisible();
        const bodies = page.getByTestId('systems').locator('li a');
        await expect(bodies).toHaveCount(53);
        await expect(page.getByTestId('systems').locator('h2')).toHaveCount(7);
        const body = bodies.first();
        const count = Number((await body.locator('.text-muted').textContent())?.replace(/\D/g, ''));
        const href = (await body.getAttribute('href')) ?? '';
        const row = page.getByTestId('area-table').locator('tr', { has: page.locator(`a[href="${href}"]`) });
        await expect(row.locator('td').first()).toHaveText(String(count));
        await body.click();
        await expect(page).toHaveURL(href);
        expect(await total(page)).toBe(count);
      });

      test('an area has its definition, its authors and countries, and links to related pages', async ({ page }) => {
        await open(page, '/areas/41');
        for (const part of ['people', 'institutions', 'countries', 'narrower', 'cited'])
          await expect(page.getByTestId(part), part).toBeVisible();
        await expect(page.locator(`a[href="/${language}/terms/hope-probe"]`)).toBeVisible();
        const person = page.getByTestId('people').locator('li a').first();
        await expect(person).toHaveAttribute('href', new RegExp(`^/${language}/authors/\\d+$`));
        const other = page.locator('section[aria-labelledby=areas] li a').first();
        await expect(other).toHaveAttribute('href', new RegExp(`^/${language}/areas/\\d+$`));
        await other.click();
        await expect(page).toHaveURL(/\/areas\/\d+$/);
        await page
          .locator('main a', { has: page.locator(`xpath=self::a[@href="/${language}/areas"]`) })
          .first()
          .click();
        await expect(page.getByTestId('systems')).toBeVisible();
      });

      test('a venue is reached from a record, has its names in both languages, and is found by each', async ({ page }) => {
        await open(page, `/venues/${remoteSensing}`);
        const count = await total(page);
        expect(count).toBeGreaterThan(5);
        await page.getByTestId('results').getByRole('article').first().getByRole('link').first().click();
        await page.locator(`main header a[href="/${language}/venues/${remoteSensing}"]`).click();
        await expect(page).toHaveURL(`/${language}/venues/${remoteSensing}`);
        await open(page, '/venues');
        const rows = page.getByTestId('results').getByRole('article');
        await expect(rows.first().getByRole('heading').getByRole('link')).toHaveCount(1);
        expect(Number(await page.getByTestId('result-count').getAttribute('data-total'))).toBeGreaterThanOrEqual(await rows.count());
        await page.locator('main input[name=find]').fill('remote sensing');
        await page.locator('main form button').click();
        await page.locator(`main a[href="/${language}/venues/${remoteSensing}"]`).click();
        expect(await total(page)).toBe(count);
      });

      test('a mission has its years, people and newest publications, and can be followed', async ({ page }) => {
        await open(page, '/terms/james-webb-space-telescope');
        const topic = page.getByTestId('topic');
        for (const part of ['people', 'newest']) await expect(topic.getByTestId(part), part).toBeVisible();
        await page.locator('main section[aria-labelledby=records] a[href*="/research/follow?keyword="]').first().click();
        await expect(page.locator('main a[type="application/atom+xml"]')).toBeVisible();
        expect(await page.getByTestId('feed-entries').locator('li').count()).toBeGreaterThan(2);
      });

      test('two places are compared at one address that a form makes, and the file has the same figures', async ({ page, request }) => {
        await open(page, '/institutions/23');
        await page.locator(`main header a[href="/${language}/compare?institutionId=23"]`).click();
        await page.getByTestId('add').locator('select').selectOption('38');
        await page.getByTestId('add').locator('button').click();
        await expect(page).toHaveURL(/institutionId=23/);
        const table = page.getByTestId('compared');
        await expect(table.locator('thead th')).toHaveCount(2);
        const figures = await table.locator('tbody tr').first().locator('td').allTextContents();
        const file = await request.get((await page.locator('main a[download]').getAttribute('href')) ?? '');
        expect((await file.text()).split('\r\n')[1]?.split(',').slice(1)).toEqual(figures.map((figure) => figure.trim()));
        for (const value of await table.locator('svg[role=img] text').allTextContents()) expect(Number(value)).toBeGreaterThan(0);
        const compared = page.url();
        await page.locator('main a[href$="#compare"]').click();
        const chart = page.getByTestId('chart-compare');
        await expect(chart.locator('svg[role=img]:visible')).toHaveCount(1);
        await chart.locator('summary').first().click();
        const rows = await page.getByTestId('chart-table-compare').locator('tbody tr').allInnerTexts();
        const csv = await request.get((await chart.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')) ?? '');
        expect(readCsv((await csv.text()).replace(/^\uFEFF/, '')).slice(1, -1)).toEqual(
          rows.map((row) => row.split(/\t/).map((cell) => cell.trim())),
        );
        for (const [extension, type] of [
          ['SVG', 'image/svg+xml; charset=utf-8'],
          ['PNG', 'image/png'],
        ] as const) {
          const href = (await chart.getByRole('link', { name: extension, exact: true }).getAttribute('href')) ?? '';
          expect((await request.get(href)).headers()['content-type']).toBe(type);
        }
        await page.goto(compared);
        await table.locator('thead th a[rel=nofollow]').first().click();
        await expect(table.locator('thead th')).toHaveCount(1);
      });

      test('every list links to its feed and to the line that embeds it', async ({ page, request }) => {
        for (const path of ['/research?keyword=flood', '/countries/SA', '/areas/41', `/venues/${remoteSensing}`]) {
          await open(page, path);
          const expectedTotal = await total(page);
          await expect(
            page.locator('main :is(a, summary)', { hasText: language === 'en' ? /^Embed$/ : /^(?:ال)?تضمين/ }),
            path,
          ).toHaveCount(1);
          await page.locator('#results-list a[href*="/research/follow"]').last().click();
          await expect(page.getByTestId('embed')).toBeVisible();
          const feed = (await page.locator('main a[type="application/atom+xml"]').getAttribute('href')) ?? '';
          expect((await request.get(feed)).status(), feed).toBe(200);
          await page.getByTestId('embed').locator('a').first().click();
          await expect(page.locator('body'), path).toContainText(String(expectedTotal));
        }
      });
    });

for (const language of languages) {
  test(`a comparison marks the partners that work with more than one of those compared, in ${language}`, async ({ page, request }) => {
    const compared = ['38', '23', '46'];
    await page.goto(`/${language}/compare?institutionId=${compared.join(',')}`);
    const partners = await page
      .getByTestId('compared')
      .locator('tbody tr')
      .last()
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => ({
          id: /\d+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? '',
          isMarked: link.querySelector('.sr-only') !== null,
        })),
      );
    const publications = async (...ids: string[]) => {
      const text = await (await request.get(`/${language}/research?institutionId=${ids.join(',')}`)).text();
      return Number(/data-total="(\d+)"/.exec(text)?.[1]);
    };
    const marked = partners.filter(({ isMarked }) => isMarked);
    const others = partners.filter(({ isMarked }) => !isMarked).slice(0, 3);
    expect([marked.length > 0, others.length]).toEqual([true, 3]);
    for (const { id, isMarked } of [...marked, ...others]) {
      // A filter by two institutions matches the publications of either, so the sum of both is larger if they share any.
      const shares = await Promise.all(
        compared.map(async (other) => (await publications(id)) + (await publications(other)) > (await publications(id, other))),
      );
      expect(shares.filter(Boolean).length > 1, id).toBe(isMarked);
    }
    await expect(page.getByText(sharedNotes[language])).toBeVisible();
  });

  test(`countries are listed in ${language}, and other spellings of an address redirect to the canonical one`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${language}/countries`);
    const count = await page.getByTestId('countries').locator('li').count();
    expect(count).toBeGreaterThan(20);
    const link = page.getByTestId('countries').locator(`a[href="/${language}/countries/SA"]`);
    const number = (await link.locator('.text-muted').textContent()) ?? '';
    await link.click();
    await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', number);
    for (const [from, to] of [
      ['countries/sa', 'countries/SA'],
      ['areas/mars', 'areas/41'],
      ['venues/1165139757655115', undefined],
    ] as const) {
      const answer = await request.get(`/${language}/${from}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual(to ? [301, `/${language}/${to}`] : [404, undefined]);
    }
  });
}

test('values of a filter link to their pages', async ({ page }) => {
  for (const kind of ['area', 'venue', 'country', 'institution', 'author']) {
    await page.goto(`/en/research/by/${kind}`);
    const row = page.getByTestId('facet-values').locator('li').first();
    const count = (await row.locator('.ms-auto').textContent()) ?? '';
    await row.locator('a').last().click();
    await expect(page.getByTestId('result-count').first(), kind).toHaveAttribute('data-total', count);
  }
});

for (const language of languages)
  test(`Bulk data has files, sets and feeds that answer, in ${language}`, async ({ page, request }) => {
    await page.goto(`/${language}`);
    await page.locator(`footer a[href="/${language}/developers/harvest"]`).click();
    await expect(page.getByTestId('dumps').locator('tbody tr').first()).toContainText(/\d/);
    const hrefs = await page
      .locator('main ul a, [data-testid=dumps] th a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(12);
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
    await page.goto('/oai?verb=Identify');
    // The two values are on different lines only if the XML style sheet was applied.
    const [name, mail] = await page.evaluate(() =>
      ['repositoryName', 'adminEmail'].map((tag) => document.getElementsByTagName(tag)[0]?.getBoundingClientRect().top ?? 0),
    );
    expect(mail).toBeGreaterThan((name ?? 0) + 10);
  });
