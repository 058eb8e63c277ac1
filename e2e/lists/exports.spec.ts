import { expect, type Page, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

for (const language of languages) {
  test.describe(`Exports in ${language}`, () => {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled });

        test('a list, a person and a record are exported and cited in three clicks or fewer', async ({ page }) => {
          await page.goto(`/${language}/research?keyword=mars`);
          expect(await download(page, 'RIS')).toBe('madar-mars.ris');
          await page.getByTestId('results').locator('a[href$="#cite"]').first().click();
          await expect(page.getByTestId('citation').filter({ visible: true }).first()).toBeVisible();
          await page.goto(`/${language}/authors/1`);
          expect(await download(page, 'BibTeX')).toMatch(/^madar-.+\.bib$/);
        });
      });
    }

    test("a row's link is copied from its Cite menu", async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openLive(page, `/${language}/research?keyword=mars`);
      const row = page.getByTestId('results').getByRole('article').first();
      const name = language === 'en' ? 'Copy link' : 'نسخ الرابط';
      await expect(row.getByRole('button', { name, exact: true })).toHaveCount(0);
      await row.locator('a[href$="#cite"]').click();
      await row.getByRole('button', { name, exact: true }).click();
      const record = (await row.getByRole('heading').getByRole('link').getAttribute('href'))?.split('?')[0];
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(record ?? '', page.url()).href);
    });
  });
}

/** Follows a link of the export menu and returns the file name. Repeats while all export slots are busy. */
async function download(page: Page, label: string): Promise<string> {
  const menu = page.getByTestId('export');
  await menu.locator('> summary').click();
  const follow = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), menu.getByRole('link', { name: label, exact: true }).click()]);
    return (await file.failure()) === null ? file.suggestedFilename() : undefined;
  };
  let name: string | undefined;
  await expect.poll(async () => (name = await follow()), { timeout: 60_000, intervals: [5_000] }).toBeDefined();
  await menu.locator('> summary').click();
  return name ?? '';
}

test('a search report is permanent: its link shows the earlier results', async ({ page }) => {
  await page.goto('/en/research?keyword=mars');
  await page.getByTestId('export').locator('> summary').click();
  await page.getByTestId('export').getByRole('link', { name: 'Search report' }).click();
  const count = await page.locator('[data-field=count]').textContent();
  expect(Number(count)).toBeGreaterThan(0);
  await expect(page.locator('textarea')).toHaveValue(/Search words: mars/);
  await page.locator('[data-field=permalink] a').click();
  await expect(page.getByTestId('since-then')).toContainText('still the same');
  await page.getByTestId('language-switch').click();
  await expect(page.getByTestId('since-then')).toContainText('لم تتغير البيانات');
});
