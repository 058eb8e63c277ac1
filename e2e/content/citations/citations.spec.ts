import { expect, type Page, test } from '@playwright/test';
import { readCsv } from '#e2e/content/read-csv.ts';
import { languages, openLive } from '#e2e/pages.ts';
import { citedRecord as record } from './cited-record.ts';

/** Ids of the records that the rows of a section link to. */
const idsIn = (page: Page, part: string) =>
  page
    .locator(`${part} article :is(h2, h3) a`)
    .evaluateAll((links) => links.map((link) => /\/research\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]));

for (const language of languages)
  for (const hasScripts of [true, false])
    test.describe(`References of a record in ${language}, ${hasScripts ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled: hasScripts });
      const open = (page: Page, address: string) => (hasScripts ? openLive(page, address) : page.goto(address).then(() => undefined));

      test('that say what is cited appear in order, those of the collection as rows; the others are a number and in the file', async ({
        page,
        request,
      }) => {
        const file = await (await request.get(`/${language}/research/${record.id}/references.csv`)).text();
        const [, ...lines] = readCsv(file.replace(/^\uFEFF/, '')).filter((cells) => cells.length > 1);
        expect(lines).toHaveLength(record.references);
        const described = lines.filter((cells) => cells[1] !== '' || cells.at(-1) !== '').length;
        await open(page, `/${language}/research/${record.id}`);
        const part = page.getByTestId('references');
        await expect(part.locator('h2')).toContainText(new RegExp(`\\(${described} (of|من) ${record.references} `));
        expect(await part.locator('ol > li').count()).toBe(Math.min(5, described));
        await expect(part.locator('a[download]')).toHaveAttribute('href', `/${language}/research/${record.id}/references.csv`);
        await page.goto(`/${language}/research/${record.id}/references`);
        const all = page.getByTestId('results');
        expect(await all.locator('ol > li').count()).toBe(described);
        await expect(page.locator('main')).toContainText(String(record.references - described));
        expect(await all.locator('article').count()).toBe(record.inside);
        const referenceIds = new Set(await idsIn(page, '[data-testid=results]'));
        await open(page, `/${language}/research/${record.id}`);
        await part.locator('a[href*="citedBy="]').click();
        await expect(page).toHaveURL(new RegExp(`/${language}/research\\?citedBy=${record.id}$`));
        await expect(page.getByTestId('chips').locator('li').first()).toContainText(/Orogenic|الذهب التجبّلي/);
        expect(new Set(await idsIn(page, '#results-list'))).toEqual(referenceIds);
        await page.locator('select[name=sort]').selectOption('year');
        if (!hasScripts) await page.locator('#results-list button[form=query]').first().click();
        await expect(page).toHaveURL(/citedBy=244/);
        await expect(page).toHaveURL(/sort=year/);
        expect(new Set(await idsIn(page, '#results-list'))).toEqual(referenceIds);
      });

      test('link from the citing works to their chart by year', async ({ page, request }) => {
        await open(page, `/${language}/research/${record.id}`);
        await page.getByTestId('cited-by').locator('a[href$="#citation"]').click();
        await expect(page).toHaveURL(new RegExp(`/${language}/research/charts\\?cites=${record.id}#citation$`));
        const chart = page.getByTestId('chart-citation');
        await expect(chart.locator('svg.chart:visible')).toHaveCount(1);
        await expect(page.getByTestId('chart-year')).toHaveCount(0);
        const href = await chart.getByRole('link', { name: 'CSV', exact: true, includeHidden: true }).getAttribute('href');
        const rows = readCsv((await (await request.get(href ?? '')).text()).replace(/^\uFEFF/, '')).slice(1, -1);
        expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(record.citing);
      });
    });
