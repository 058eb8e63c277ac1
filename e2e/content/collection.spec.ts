import { expect, test } from '@playwright/test';
import { languages } from '#e2e/pages.ts';

const licences = [
  'https://creativecommons.org/licenses/by/4.0/',
  'https://creativecommons.org/licenses/by-sa/4.0/',
  'https://opensource.org/license/mit',
] as const;

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`The collection in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('is linked from home and footer', async ({ page }) => {
        await page.goto(`/${language}`);
        await expect(page.locator(`footer a[href="/${language}/collection"]`)).toBeVisible();
        await page.locator(`main a[href="/${language}/collection"]`).click();
        await expect(page.locator('main h1')).toBeVisible();
      });

      test('has licences that each page links to', async ({ page }) => {
        await page.goto(`/${language}/collection`);
        await expect(page.locator('section[aria-labelledby=downloads]')).toContainText('CC BY 4.0');
        await page.locator(`footer a[href="/${language}/about#reuse"]`).click();
        const reuseSection = page.locator('section[aria-labelledby=reuse]');
        await expect(reuseSection).toBeInViewport();
        for (const address of licences) await expect(reuseSection.locator(`a[rel~=license][href="${address}"]`)).toBeVisible();
      });

      test('says how complete each text is in each language, with the numbers where something is missing', async ({ page }) => {
        await page.goto(`/${language}/collection`);
        const names = page.getByTestId('coverage').locator('tbody tr').nth(4).locator('td').last();
        await expect(names.locator('bdi')).toHaveText(/^\d+(\.\d)?%$/);
        const [share, count] = await Promise.all([names.locator('bdi').boundingBox(), names.locator('bdi + span').boundingBox()]);
        expect((share?.y ?? 0) + (share?.height ?? 0)).toBeLessThanOrEqual((count?.y ?? 0) + 2);
        const sizes = page.getByTestId('sizes').locator('a');
        await expect(sizes.and(page.locator('[href]'))).toHaveCount(await sizes.count());
        await sizes.and(page.locator('[href$="/terms"]')).click();
        await expect(page).toHaveURL(`/${language}/terms`);
      });

      test('shows one of its records as the first API response, and shows all of that response', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`/${language}/developers`);
        const answer = page.locator('section[aria-labelledby=first-call] pre').last();
        const overflow = await answer.evaluate((box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]);
        expect(overflow).toEqual([0, 0]);
        const { items } = JSON.parse((await answer.textContent()) ?? '{}') as { items: [{ id: number; title: string }] };
        await page.goto(`/${language}/research/${items[0].id}`);
        await expect(page.locator('main h1')).toContainText(items[0].title);
      });
    });
