import { expect, test } from '@playwright/test';
import { languages } from '#e2e/pages.ts';

const marks = 'main svg.dome a:has(> title):not([lang])';

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`The home page in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('has the areas under headings, each with a link to its page', async ({ page }) => {
        await page.goto(`/${language}`);
        await expect(page.locator('main details.unfolded')).toHaveCount(7);
        const area = page.locator('main details.unfolded a').first();
        await expect(area).toBeVisible();
        await area.click();
        await expect(page).toHaveURL(/\/areas\/\d+$/);
      });
    });

for (const language of languages)
  test(`time follows the reading direction in ${language}, and the main content fits two screens of a phone`, async ({ page }) => {
    await page.goto(`/${language}`);
    const middle = async (index: number) => {
      const box = await page.locator(`${marks} >> nth=${index}`).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    expect((await middle(0)) < (await middle(5))).toBe(language === 'en');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('svg.dome')).toBeHidden();
    await expect(page.locator('main search')).toBeInViewport();
    for (const important of ['.orbit-strips', '[data-testid=record-of-day] h3']) {
      const box = await page.locator(important).boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0), important).toBeLessThanOrEqual(2 * 740);
    }
    await page.locator('main details.unfolded summary').first().click();
    await expect(page.locator('main details.unfolded a').first()).toBeVisible();
  });
