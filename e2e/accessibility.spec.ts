import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { languages, openLive, pageKinds } from './pages.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the theme; the rest is the same page. */
const ofColours = ['color-contrast', 'link-in-text-block'];

async function violations(axe: AxeBuilder): Promise<unknown> {
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => ({
    id,
    at: nodes.slice(0, 3).map((node) => `${node.target} ${node.html.slice(0, 120)}`),
  }));
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of languages) {
  test.describe(`Every page kind in ${language}`, () => {
    test.use({ colorScheme: 'light' });
    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`${kind}: axe finds nothing by day or by night, and nothing is wider than a small phone`, async ({ page }) => {
        await openLive(page, `/${language}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await violations(new AxeBuilder({ page }).withTags(standards))).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(new AxeBuilder({ page }).withRules(ofColours))).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await overflow(page)).toBe(0);
      });
    }
  });
}
