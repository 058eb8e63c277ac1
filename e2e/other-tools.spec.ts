import { expect, test } from '@playwright/test';
import { openLive } from './pages.ts';

for (const language of ['en', 'ar'] as const) {
  for (const scripts of [true, false]) {
    test.describe(`a list in ${language} ${scripts ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled: scripts });

      test('has a clean address after the form is sent, and lists ignored parameters', async ({ page }) => {
        if (scripts) await openLive(page, `/${language}/research`);
        else await page.goto(`/${language}/research`);
        const words = Array.from({ length: 40 }, (_, index) => `storm${index}`);
        const box = page.locator('input[type=text][name=keyword]');
        await box.fill(`dust ${words.join(' ')} ends here`);
        await page.locator('input[name=fromYear]').fill('abcd');
        await box.press('Enter');
        await expect(page).toHaveURL(/fromYear=abcd/);
        expect(page.url()).not.toMatch(/searchIn=all|toYear=|sort=/);
        const unusedNote = page.getByTestId('unused');
        await expect(unusedNote).toHaveCount(2);
        await expect(unusedNote.filter({ hasText: 'ends here' })).toHaveCount(1);
        await expect(unusedNote.filter({ hasText: 'abcd' })).toHaveCount(1);
        await expect(unusedNote.first().getByRole('button')).toHaveCount(scripts ? 1 : 0);
        await box.fill('dust');
        await page.locator('input[name=fromYear]').fill('');
        await box.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/${language}/research\\?keyword=dust$`));
        await expect(page.getByTestId('unused')).toHaveCount(0);
      });

      test('explains the search syntax at the field, and searches keywords alone', async ({ page }) => {
        await page.goto(`/${language}/research`);
        const help = page.getByTestId('search-help');
        await help.locator('summary').click();
        // Ten entries have an example in each language; the entry for identifiers has only one.
        await expect(help.getByRole('link')).toHaveCount(21);
        await expect(help.locator('dt', { hasText: 'title:moon' })).toContainText('عنوان:القمر');
        await help.getByRole('link').first().click();
        await expect(page).toHaveURL(/keyword=%22/);
        await page.goto(`/${language}/research?keyword=exoplanets&searchIn=keyword`);
        await expect(page.locator('select[name=searchIn]')).toHaveValue('keyword');
      });

      test('a record lists its sources, and a page its API request', async ({ page }) => {
        await page.goto(`/${language}/research/5`);
        const sources = page.getByTestId('sources');
        await sources.locator('summary').click();
        await expect(sources.getByRole('listitem').first()).toBeVisible();
        for (const path of ['', '/collection']) {
          await page.goto(`/${language}${path}`);
          await page.getByTestId('page-in-api').locator('summary').click();
          await expect(page.getByTestId('page-in-api').locator('code, pre').first()).toContainText(`/api/${language}/`);
        }
      });
    });
  }
}
