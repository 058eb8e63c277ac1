import { expect, type Page, test } from '@playwright/test';
import { readCsv } from '#e2e/content/read-csv.ts';
import { languages, openLive } from '#e2e/pages.ts';

const remoteSensing = '8561571705259611';

const total = async (page: Page) => Number(await page.getByTestId('result-count').first().getAttribute('data-total'));

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`Pages of areas, venues and missions in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });
      const open = (page: Page, path: string) =>
        javaScriptEnabled ? openLive(page, `/${language}${path}`) : page.goto(`/${language}${path}`).then(() => undefined);

      test('the picture of areas is reached from the head of a page, and leads to an area', async ({ page }) => {
        await page.goto(`/${language}`);
        await page.locator(`header nav a[href="/${language}/areas"]`).click();
        await expect(page.locator('main h1')).toBeVisible();
        const body = page.getByTestId('systems').locator('li a').first();
        const href = (await body.getAttribute('href')) ?? '';
        await body.click();
        await expect(page).toHaveURL(href);
      });

      test('an area has its definition, its authors and countries, and links to related pages', async ({ page }) => {
        await open(page, '/areas/41');
        for (const part of ['people', 'institutions', 'countries', 'narrower', 'cited'])
          await expect(page.getByTestId(part), part).toBeVisible();
        await expect(page.locator(`a[href="/${language}/missions/hope-probe"]`)).toBeVisible();
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

      test('a mission is reached from the index, has its people, institutions and list, and can be followed', async ({ page }) => {
        await open(page, '/missions');
        const link = page.locator(`main a[href="/${language}/missions/aster"]`);
        const row = link.locator('xpath=ancestor::li');
        const count = Number((await row.locator('.text-muted').last().textContent())?.replace(/\D/g, ''));
        await link.click();
        for (const part of ['people', 'institutions', 'countries']) await expect(page.getByTestId(part), part).toBeVisible();
        await expect(page.locator('main form input[name=keyword]')).toHaveCount(0);
        expect(await total(page)).toBe(count);
        await page.locator('main a[href*="/research/follow?keyword="]').first().click();
        await expect(page.locator('main a[type="application/atom+xml"]')).toBeVisible();
        expect(await page.getByTestId('feed-entries').locator('li').count()).toBeGreaterThan(2);
        await expect(page.getByTestId('embed')).toBeVisible();
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
        await expect(table.locator('svg.chart:visible a')).not.toHaveCount(0);
        const compared = page.url();
        await page.locator('main a[href$="#compare"]').click();
        const chart = page.getByTestId('chart-compare');
        await expect(chart.locator('svg.chart:visible')).toHaveCount(1);
        await chart.locator('summary').first().click();
        const rows = await page.getByTestId('chart-table-compare').locator('tbody tr').allInnerTexts();
        const csv = await request.get(
          (await chart.getByRole('link', { name: 'CSV', exact: true, includeHidden: true }).getAttribute('href')) ?? '',
        );
        expect(readCsv((await csv.text()).replace(/^\uFEFF/, '')).slice(1, -1)).toEqual(
          rows.map((row) => row.split(/\t/).map((cell) => cell.trim())),
        );
        for (const [extension, type] of [
          ['SVG', 'image/svg+xml; charset=utf-8'],
          ['PNG', 'image/png'],
        ] as const) {
          const href = (await chart.getByRole('link', { name: extension, exact: true, includeHidden: true }).getAttribute('href')) ?? '';
          expect((await request.get(href)).headers()['content-type']).toBe(type);
        }
        await page.goto(compared);
        await table.locator('thead th a[rel=nofollow]').first().click();
        await expect(table.locator('thead th')).toHaveCount(1);
      });
    });

for (const language of languages)
  test(`Bulk data is reached from the foot of a page, and the repository is shown with its style sheet, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    await page.locator(`footer a[href="/${language}/developers/harvest"]`).click();
    await expect(page.getByTestId('dumps').locator('tbody tr').first()).toContainText(/\d/);
    await page.goto('/oai?verb=Identify');
    // The two values are on different lines only if the XML style sheet was applied.
    const [name, mail] = await page.evaluate(() =>
      ['repositoryName', 'adminEmail'].map((tag) => document.getElementsByTagName(tag)[0]?.getBoundingClientRect().top ?? 0),
    );
    expect(mail).toBeGreaterThan((name ?? 0) + 10);
  });
