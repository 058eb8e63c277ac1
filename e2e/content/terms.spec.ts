import { expect, test } from '@playwright/test';
import { languages } from '#e2e/pages.ts';

for (const language of languages)
  test.describe(`The dictionary in ${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('finds a term in either script, with its other names and its publications', async ({ page }) => {
      for (const text of ['regolith', 'الثرى القمري']) {
        await page.goto(`/${language}/terms`);
        await page.locator('input[name=q]').fill(text);
        await page.locator('main form button').click();
        const row = page.getByTestId('results').locator('article', { hasText: 'regolith' }).first();
        await expect(row, text).toContainText('ريغوليث');
        const list = row.locator('a[href*="keyword="]');
        const count = (await list.textContent())?.match(/\d+/)?.[0] ?? '1';
        await list.click();
        await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', count);
      }
    });

    test('keeps both alphabets within the width of its form', async ({ page }) => {
      await page.goto(`/${language}/terms`);
      const form = await page.locator('main form search').boundingBox();
      const boxes = await page
        .locator('details.letters p a')
        .evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect()));
      expect(boxes.length).toBeGreaterThan(40);
      // The letters align with the form, but their touch targets extend 10 px beyond it.
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual((form?.x ?? Number.NaN) - 10.5);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual((form?.x ?? 0) + (form?.width ?? 0) + 10.5);
    });

    test('has a page for a term with further links, and is linked from a keyword of a record', async ({ page }) => {
      // Arabic names are separated by Arabic commas on both pages.
      await page.goto(`/${language}/terms/pulsar`);
      await expect(page.locator('p > bdi[lang=ar]').first()).toContainText('، ');
      await page.goto(`/${language}/terms/regolith`);
      await expect(page.locator('main h1')).toHaveText(language === 'en' ? 'regolith' : 'ريغوليث');
      await page.locator(`a[href="/${language}/terms/lunar-dust"]`).click();
      await expect(page.locator(`a[href="/${language}/terms/regolith"]`)).toBeVisible();
      await page.goto(`/${language}/research/300`);
      const keyword = page.locator(`dd a[href^="/${language}/terms/"]`).first();
      await keyword.click();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}/terms/`));
    });
  });
