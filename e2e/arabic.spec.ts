import { expect, test } from '@playwright/test';
import { languages, openLive } from './pages.ts';

test.describe('An Arabic page', () => {
  test('accepts years in Arabic and Persian digits', async ({ page }) => {
    await openLive(page, '/ar/research');
    await page.locator('#filters input[name=fromYear]').fill('٢٠٠٠');
    await page.locator('#filters input[name=toYear]').fill('۲۰۲۰');
    await page.locator('#filters input[name=toYear]').press('Enter');
    await expect(page).toHaveURL(/fromYear=2000&toYear=2020/);
    await expect(page.locator('#filters input[name=fromYear]')).toHaveValue('2000');
  });

  test('shows identifiers left to right in any context', async ({ page }) => {
    await page.goto('/ar/research/300');
    const backwards = await page.evaluate(() => {
      const violations: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'main bdi[dir=ltr], main dd a[href^="https://doi.org"], main [dir=ltr] code',
      )) {
        const text = [...element.childNodes].find((node) => node.nodeType === 3 && (node.textContent?.trim().length ?? 0) > 3);
        if (!text || element.getClientRects().length !== 1) continue;
        const range = document.createRange();
        const clauseAt = (index: number) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        };
        const last = (text.textContent?.trimEnd().length ?? 1) - 1;
        if (clauseAt(0) > clauseAt(last)) violations.push(text.textContent ?? '');
      }
      return violations;
    });
    expect(backwards).toEqual([]);
  });
});

for (const language of languages) {
  test(`a long page of filters finds an Arabic value however it is spelled, in ${language}`, async ({ page }) => {
    await openLive(page, '/ar/research');
    const group = page.locator('#filters fieldset', { has: page.locator('input[name=focusedAreaId]') });
    await group.locator('summary').click();
    await group.locator('input[type=search]').fill(language === 'ar' ? 'الاشعاع' : 'إشعاع');
    await expect(group.locator('details label').first()).toContainText('إشعاع');
  });

  test(`no title overflows its row on a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}/research`);
    const cutTexts = await page
      .locator('[data-testid=results] h2')
      .evaluateAll((titles) => titles.filter((title) => title.scrollWidth > title.clientWidth + 1).length);
    expect(cutTexts).toBe(0);
  });
}
