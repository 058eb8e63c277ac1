import { expect, type Page, test } from '@playwright/test';
import { readCsv } from '#e2e/content/read-csv.ts';
import { languages, openLive } from '#e2e/pages.ts';

/** A starter record with references and citations in the collection; the counts are those in `lib/service/starter/references.tsv`. */
const record = { id: '244', references: 94, inside: 5, citing: 7 } as const;

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

      test('appear in order, those of the collection as rows, and link to lists that keep their filter', async ({ page }) => {
        await open(page, `/${language}/research/${record.id}`);
        const part = page.getByTestId('references');
        await expect(part.locator('h2')).toContainText(`(${record.references})`);
        expect(await part.locator('ol > li').count()).toBe(record.references);
        expect(await part.locator('article').count()).toBe(record.inside);
        const referenceIds = new Set(await idsIn(page, '[data-testid=references]'));
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

      test('are separate from the citing works, newest first, and from the count of its source', async ({ page }) => {
        await open(page, `/${language}/research/${record.id}`);
        const part = page.getByTestId('cited-by');
        await expect(part.locator('h2')).toContainText(`(${record.citing})`);
        await expect(part.locator('h2 + p')).toContainText('OpenAlex');
        const first = await idsIn(page, '[data-testid=cited-by]');
        await part.locator('a[href$="/research?cites=244"]').click();
        await expect(page).toHaveURL(/cites=244$/);
        const listIds = await idsIn(page, '#results-list');
        expect(listIds).toHaveLength(record.citing);
        expect(listIds.slice(0, first.length)).toEqual(first);
        for (const id of first.slice(0, 2)) {
          await page.goto(`/${language}/research/${id}`);
          expect(await idsIn(page, '[data-testid=references]')).toContain(record.id);
        }
      });

      test('link from the citing works to their chart by year', async ({ page, request }) => {
        await open(page, `/${language}/research/${record.id}`);
        await page.getByTestId('cited-by').locator('a[href$="#citation"]').click();
        await expect(page).toHaveURL(new RegExp(`/${language}/research/charts\\?cites=${record.id}#citation$`));
        const chart = page.getByTestId('chart-citation');
        await expect(chart.locator('svg[role=img]:visible')).toHaveCount(1);
        await expect(page.getByTestId('chart-year')).toHaveCount(0);
        const href = await chart.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href');
        const rows = readCsv((await (await request.get(href ?? '')).text()).replace(/^\uFEFF/, '')).slice(1, -1);
        expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(record.citing);
      });

      test('are drawn with a dot for each work of the collection, which links to it', async ({ page }) => {
        await page.goto(`/${language}/research/${record.id}`);
        const dots = page.locator('[data-testid=citation-drawing] svg').first().locator('a');
        const dotLinks = await dots.evaluateAll((links) =>
          links.map((link) => /\/research\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]),
        );
        const listedIds = new Set([...(await idsIn(page, '[data-testid=references]')), ...(await idsIn(page, '[data-testid=cited-by]'))]);
        expect(dotLinks).toHaveLength(record.inside + record.citing);
        for (const id of listedIds) expect(dotLinks).toContain(id);
      });

      test('are in a table below the drawing, by year, with links to exactly those works', async ({ page }) => {
        await open(page, `/${language}/research/${record.id}`);
        await page.locator('[data-testid=citation-drawing] summary').click();
        const table = page.getByTestId('citation-table');
        for (const [column, sum] of [
          [1, record.inside],
          [2, record.citing],
        ] as const) {
          const counts = await table.locator(`tbody td:nth-child(${column + 1})`).allInnerTexts();
          expect(counts.reduce((total, count) => total + Number(count), 0)).toBe(sum);
        }
        const link = table.locator('tbody td a').last();
        const count = (await link.textContent()) ?? '';
        await link.click();
        await expect(page.getByTestId('result-count').first()).toHaveAttribute('data-total', count);
      });
    });

test('feed and files of a list of citing works contain only these', async ({ request }) => {
  const feed = await (await request.get(`/en/research.atom?cites=${record.id}`)).text();
  const csv = await (await request.get(`/en/research.csv?cites=${record.id}`)).text();
  expect(feed.match(/<entry>/g)).toHaveLength(record.citing);
  expect(readCsv(csv)).toHaveLength(record.citing + 1);
});
