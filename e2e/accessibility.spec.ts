import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { languages, pageKinds } from './pages.ts';

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`Every page kind in ${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });
      for (const [kind, path] of Object.entries(pageKinds)) {
        test(`${kind}: axe finds nothing`, async ({ page }) => {
          await page.goto(`/${language}${path}`);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => ({ id, at: nodes.slice(0, 3).map((node) => `${node.target} ${node.html.slice(0, 120)}`) })),
          ).toEqual([]);
        });
      }
    });
  }

  test.describe(`A phone in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 } });
    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`${kind}: nothing is wider than the screen`, async ({ page }) => {
        await page.goto(`/${language}${path}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wide).toBe(0);
      });
    }
  });
}
