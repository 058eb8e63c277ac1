import { expect, test } from '@playwright/test';

test('an empty search box has the direction of its page, a filled one that of its words', async ({ page }) => {
  await page.goto('/ar/terms');
  const box = page.locator('main input[type=search]');
  const direction = () => box.evaluate((element) => getComputedStyle(element).direction);
  expect(await direction()).toBe('rtl');
  await box.fill('dark matter');
  expect(await direction()).toBe('ltr');
  await box.fill('المادة المظلمة');
  expect(await direction()).toBe('rtl');
});
