import { expect, type Locator, type Page, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';
import { formatNames } from '#lib/formats/formats.ts';

interface Region {
  readonly name: string;
  /** Pattern of the failing requests. */
  readonly address: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** Content of the region after a success. */
  readonly content: (page: Page) => Locator;
}

const firstRow = (page: Page) => page.getByTestId('results').getByRole('article').first();

const regions: readonly Region[] = [
  {
    name: 'The sizes of exports',
    address: '**/bff/*/file-sizes?**',
    open: (page) => page.getByTestId('export').locator('> summary').click(),
    content: (page) => page.getByTestId('export').locator('[data-bytes]').first(),
  },
  {
    name: 'The values of a facet',
    address: '**/bff/*/facets/**',
    open: (page) => page.locator('#filters details summary').first().click(),
    content: (page) => page.locator('#filters details[open] input').first(),
  },
  {
    name: 'The abstract of a row',
    address: '**/bff/*/research/*/abstract',
    open: (page) => firstRow(page).locator('a[href*="open="]').click(),
    content: (page) => firstRow(page).getByTestId('row-abstract').locator('[lang]'),
  },
  {
    name: 'The citations of a row',
    address: '**/bff/*/research/*/citations',
    open: (page) => firstRow(page).locator('a[href*="#cite"]').click(),
    content: (page) => firstRow(page).getByTestId('row-citations').getByTestId('citation').first(),
  },
  {
    name: 'The suggestions',
    address: '**/bff/*/suggest?**',
    // Another keyword than the list's, whose own is not suggested when it was typed before the code of the suggestions loaded.
    open: (page) => page.locator('main input[name=keyword]').pressSequentially('moon'),
    content: (page) => page.getByTestId('suggestions'),
  },
];

for (const language of languages)
  for (const { name, address, open, content } of regions)
    test(`${name} in ${language} that fail to load show a message and a retry; the rest of the page stays`, async ({ page }) => {
      await openLive(page, `/${language}/research?keyword=mars`);
      await page.locator('main input[name=keyword]').fill('');
      const rows = await page.getByTestId('results').getByRole('article').count();
      const url = page.url();
      await page.route(address, (route) => route.fulfill({ status: 503, json: { kind: 'unavailable' } }));
      await open(page);
      const notice = page.getByTestId('region-failed');
      await expect(notice).toBeVisible();
      await expect(page.getByTestId('results').getByRole('article')).toHaveCount(rows);
      expect(page.url()).toBe(url);
      await page.unroute(address);
      await notice.getByRole('button').click();
      await expect(content(page)).toBeVisible();
      await expect(notice).toHaveCount(0);
    });

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`the sizes of exports in ${language} are left out, and every file is offered`, async ({ page }) => {
      await page.goto(`/${language}/research?keyword=mars`);
      await page.getByTestId('export').locator('> summary').click();
      await expect(page.getByTestId('export').locator('li a')).toHaveCount(formatNames.length);
      await expect(page.getByTestId('export').locator('[data-bytes]')).toHaveCount(0);
    });
});
