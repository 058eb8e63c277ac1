import { expect, type Locator, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

/** An author with many publications and co-authors. */
const path = '/authors/685';

for (const language of languages) {
  const followPath = `/${language}/research/follow?authorId=685`;
  for (const javaScriptEnabled of [true, false])
    test.describe(`An author in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('shows facts on one line, publications on the first screen and the years once', async ({ page }) => {
        await page.goto(`/${language}${path}`);
        const facts = page.getByTestId('facts');
        await expect(facts).toContainText('26');
        expect((await facts.boundingBox())?.height).toBeLessThan(2 * 30);
        await expect(page.getByTestId('results').getByRole('heading').first()).toBeInViewport({ ratio: 1 });
        await expect(page.locator('main svg.chart:visible')).toHaveCount(1);
        await expect(page.locator('#filters svg')).toHaveCount(0);
      });

      test('lists the co-authors, each with the number of joint publications', async ({ page }) => {
        await page.goto(`/${language}${path}`);
        const coauthors = page.getByTestId('coauthors');
        await coauthors.locator('summary').first().click();
        const [first] = await coauthors.locator('li a').all();
        await expect(first as Locator).toContainText(language === 'en' ? /\d+ publications? together/ : /مشترك/);
        const href = await first?.getAttribute('href');
        await first?.click();
        await expect(page).toHaveURL(new RegExp(`${href}$`));
      });

      test('can be followed: a page explains the feed and shows its entries', async ({ page }) => {
        await page.goto(`/${language}${path}`);
        const follow = page.locator(`a[href="${followPath}"]`);
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          await expect(follow).toBeInViewport({ ratio: 1 });
        }
        await expect(follow).toHaveCount(1);
        await follow.click();
        const feed = page.locator(`main a[href$="/${language}/research.atom?authorId=685"]`);
        await expect(feed).toBeVisible();
        await expect(page.getByTestId('feed-entries').getByRole('listitem')).toHaveCount(10);
        const xml = await (await page.request.get((await feed.getAttribute('href')) ?? '')).text();
        for (const title of await page
          .getByTestId('feed-entries')
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
          expect(xml).toContain(title);
      });
    });

  test(`the address of a feed is copied in ${language}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLive(page, followPath);
    await page.locator('main button').first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/research\.atom\?authorId=\d+$/);
  });
}
