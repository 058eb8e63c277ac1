import { expect, type Page, test } from '@playwright/test';
import { languages, openLive } from './pages.ts';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of languages) {
  test.describe(`In ${language}`, () => {
    test('prints rows with their marks and without controls', async ({ page }) => {
      await page.goto(`/${language}/research?keyword=black+hole`);
      await page.emulateMedia({ media: 'print' });
      for (const selector of ['body > header', '#filters', 'main search button', 'nav', '[data-testid=export]', 'footer'])
        await expect(page.locator(selector).first(), selector).toBeHidden();
      await expect(page.getByTestId('result-count')).toBeVisible();
      await expect(page.getByTestId('results').getByRole('article').first()).toBeVisible();
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(0, 0, 0)');
      await page.goto(`/${language}/research/300`);
      await expect(page.locator('main h1')).toBeVisible();
      // Folded on the screen, printed in full.
      await expect(page.locator('#people a[href*="/authors/"]').last()).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });

    test('a keyboard alone suffices to search, filter, open a record and return', async ({ page }) => {
      await page.goto(`/${language}/research`);
      await page.keyboard.press('Tab');
      await expect(page.locator('a.skip').first()).toBeFocused();
      await page.keyboard.press('/');
      const field = page.locator('main input[name=keyword]');
      await expect(field).toBeFocused();
      await page.keyboard.type('mars/dust');
      await expect(field).toHaveValue('mars/dust');
      await field.fill('mars');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/keyword=mars/);
      await expect(page).toHaveTitle(/mars/);
      const box = page.locator('#filters input[name=researchTypeId]').first();
      await box.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/researchTypeId=/);
      // The address changes before the list does. The filter chip appears together with the new list.
      await expect(page.getByTestId('chips')).toBeVisible();
      // Until the response arrives, the page links are those of the previous list.
      await expect(page.locator('#results-list')).toHaveAttribute('aria-busy', 'false');
      const next = page.locator('a[rel=next]');
      if ((await next.count()) > 0) {
        await next.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByTestId('result-count')).toBeFocused();
      }
      await expect(page.locator('#results-list')).toHaveAttribute('aria-busy', 'false');
      const first = page.getByTestId('results').getByRole('link').first();
      await first.focus();
      expect(await first.evaluate((link) => getComputedStyle(link).outlineStyle)).not.toBe('none');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/research\/\d+/);
      await page.goBack();
      await expect(page.getByTestId('results')).toBeVisible();
    });

    test('the shortcut can be switched off on the device', async ({ page }) => {
      await openLive(page, `/${language}/accessibility`);
      await page.locator('#shortcut ~ label input, section:has(#shortcut) input').first().uncheck();
      await openLive(page, `/${language}/research`);
      await page.keyboard.press('/');
      await expect(page.locator('main input[name=keyword]')).not.toBeFocused();
    });

    test('forced system colours keep the focus and the current page visible', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(`/${language}/research?pageIndex=2`);
      await page.locator('nav a[rel=next]').focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await page.locator('nav a[rel=next]').evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
      expect(
        await page
          .locator('[aria-current=page]')
          .last()
          .evaluate((here) => getComputedStyle(here).fontWeight),
      ).toBe('600');
    });

    test('reduced motion leaves no animation and no transition', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/${language}/research`);
      const long = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0.001)
            .length,
      );
      expect(long).toBe(0);
    });

    test('a lost connection and its return are announced', async ({ page, context }) => {
      await openLive(page, `/${language}/research`);
      await context.setOffline(true);
      await expect(page.getByTestId('connection')).not.toBeEmpty();
      await context.setOffline(false);
      await expect(page.getByTestId('connection')).toBeEmpty({ timeout: 8000 });
    });
  });
}
