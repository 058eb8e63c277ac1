import { expect, test } from '@playwright/test';
import { openLive } from './pages.ts';

test('a page opened with unknown parameters hydrates, keeps its address, and is left and re-entered as usual', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await openLive(page, '/en/research?utm_source=mail&keyword=mars&fbclid=1');
  await page.locator('[data-testid="results"] h2 a, [data-testid="results"] h3 a').first().click();
  await expect(page).toHaveURL(/\/en\/research\/\d+\?place=1&keyword=mars$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?utm_source=mail&keyword=mars&fbclid=1$/);
  await expect(page.getByTestId('results')).toBeVisible();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/research\?.*keyword=mars/);
  await expect(page.getByTestId('results')).toBeVisible();
  expect(complaints).toEqual([]);
});
