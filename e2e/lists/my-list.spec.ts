import { expect, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

for (const language of languages) {
  test.describe(`A reader of ${language}`, () => {
    test('saves records on the device, finds them in a page that can be shared, and removes them again', async ({ page, browser }) => {
      await openLive(page, `/${language}/research`);
      const rows = page.getByTestId('results').getByRole('article');
      for (const row of [0, 2]) await rows.nth(row).getByRole('button').first().click();
      await expect(page.getByTestId('my-list')).toContainText('2');
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByTestId('my-list').click();
      await expect(page).toHaveURL(/\/list\?ids=\d+,\d+$/);
      await expect(rows).toHaveCount(2);

      // Another reader opens the shared address, without JavaScript and without saved ids.
      const otherReader = await browser.newContext({ javaScriptEnabled: false });
      const other = await otherReader.newPage();
      await other.goto(page.url());
      await expect(other.getByTestId('results').getByRole('article')).toHaveCount(2);
      const file = await other.request.get((await other.locator('a[href*=".bib?ids="]').getAttribute('href')) ?? '');
      expect((await file.text()).match(/^@/gm)).toHaveLength(2);
      await otherReader.close();

      await rows.first().getByRole('button').first().click();
      await expect(page.getByTestId('my-list')).toContainText('1');
      await page.goto(`/${language}/list`);
      await expect(page).toHaveURL(/\/list\?ids=\d+$/);
    });

    test('sees the last searches on the home page and can clear them', async ({ page }) => {
      await openLive(page, `/${language}`);
      await page.locator('main input[name=keyword]').fill('comet');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('results')).toBeVisible();
      await page.goto(`/${language}`);
      const history = page.getByTestId('search-history');
      await expect(history.getByRole('link')).toHaveText(['comet']);
      await history.getByRole('button').click();
      await expect(history).toBeHidden();
      await page.reload({ waitUntil: 'networkidle' });
      await expect(history).toBeHidden();
    });

    test('chooses one title or two, and the choice applies before the first paint', async ({ page }) => {
      await openLive(page, `/${language}/research`);
      const second = page.locator('.second-title').first();
      await expect(second).toBeVisible();
      await page.getByTestId('title-switch').click();
      await expect(second).toBeHidden();
      await page.goto(`/${language}/research?pageIndex=2`, { waitUntil: 'commit' });
      await page.waitForSelector('.second-title', { state: 'attached' });
      expect(await page.locator('html').getAttribute('data-second-title')).toBe('off');
      await expect(page.locator('.second-title').first()).toBeHidden();
    });
  });
}
