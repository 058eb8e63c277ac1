import { expect, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

for (const language of languages) {
  for (const javaScriptEnabled of [true, false])
    test.describe(`A list in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('shows four whole rows at 1280 × 900, and a first title in the upper half of a phone', async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(`/${language}/research`);
        const rows = page.getByTestId('results').getByRole('article');
        const fourth = await rows.nth(3).boundingBox();
        expect((fourth?.y ?? Number.NaN) + (fourth?.height ?? 0)).toBeLessThanOrEqual(900);
        await page.setViewportSize({ width: 360, height: 740 });
        // Without JavaScript, the bar also has a sort button and a link that shows checkboxes, so it is higher.
        expect((await rows.first().locator('h2').boundingBox())?.y).toBeLessThanOrEqual(javaScriptEnabled ? 370 : 385);
      });

      test('has the fields to search among its filters, and the other tab keeps the words and the area', async ({ page }) => {
        await page.goto(`/${language}/research?focusedAreaId=1&keyword=mars`);
        await expect(page.locator('#filters select[name=searchIn]')).toBeVisible();
        const tab = page.locator(`main nav a[href^="/${language}/authors?"]`).first();
        const total = (await tab.textContent())?.replace(/\D/g, '');
        await tab.click();
        await expect(page).toHaveURL(/authors\?(?=.*focusedAreaId=1)(?=.*keyword=mars)/);
        await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', String(total));
        const backLink = page.locator(`main nav a[href^="/${language}/research?"]`).first();
        await expect(backLink).toHaveAttribute('href', /focusedAreaId=1/);
      });
    });

  test(`a choice of fields to search among the filters in ${language} applies at once`, async ({ page }) => {
    await openLive(page, `/${language}/research?keyword=mars`);
    const before = await page.getByTestId('result-count').getAttribute('data-total');
    await page.locator('#filters select[name=searchIn]').selectOption('title');
    await expect(page).toHaveURL(/searchIn=title/);
    await expect(page.getByTestId('result-count')).not.toHaveAttribute('data-total', String(before));
  });

  test(`an open menu closes on Escape, which returns the focus to it, and on a click elsewhere in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    for (const menu of [page.getByTestId('export'), page.getByTestId('search-help')]) {
      await menu.locator('> summary').click();
      await expect(menu).toHaveAttribute('open');
      await menu.getByRole('link').first().focus();
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(menu.locator('> summary')).toBeFocused();
      await menu.locator('> summary').click();
      await page.mouse.click(5, 400);
      await expect(menu).not.toHaveAttribute('open');
    }
  });

  test(`the filters stay in sight while the rows move in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/research?pageSize=50`);
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 3000);
    await expect(page.getByTestId('results').getByRole('article').first()).not.toBeInViewport();
    await expect(page.locator('#filters legend').first()).toBeInViewport();
  });

  test(`the filters scroll by themselves only where they are higher than the window, and show a bar only under the pointer in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/research?keyword=mars`);
    const filters = page.locator('#filters');
    await expect(filters).toHaveCSS('scrollbar-color', 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)');
    await filters.hover();
    await expect(filters).not.toHaveCSS('scrollbar-color', 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)');
    // At the end of the panel, scrolling continues with the page.
    await expect(filters).toHaveCSS('overscroll-behavior-y', 'auto');
    await page.setViewportSize({ width: 1280, height: 3000 });
    expect(await filters.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
  });
}
