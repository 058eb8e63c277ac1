import { expect, test } from '@playwright/test';
import { languages } from './pages.ts';

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const language of languages)
      test(`${language}: the home page links to the works written in Arabic, and to no others`, async ({ page }) => {
        await page.goto(`/${language}`);
        const section = page.getByTestId('written-in-arabic');
        // The section lists four of the works.
        await expect(section.locator('li')).toHaveCount(4);
        const link = section.locator('a[href*="language=ar"]');
        const [count] = /\d+/.exec((await link.textContent()) ?? '') ?? [];
        expect(Number(count)).toBeGreaterThanOrEqual(12);
        await link.click();
        await expect(page).toHaveURL(new RegExp(`/${language}/research\\?language=ar$`));
        await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', String(count));
      });
  });

test('an empty search box has the direction of its page, a filled one that of its words', async ({ page }) => {
  await page.goto('/ar/nothing-is-here');
  const box = page.locator('main input[type=search]');
  const direction = () => box.evaluate((element) => getComputedStyle(element).direction);
  expect(await direction()).toBe('rtl');
  await box.fill('dark matter');
  expect(await direction()).toBe('ltr');
  await box.fill('المادة المظلمة');
  expect(await direction()).toBe('rtl');
});
