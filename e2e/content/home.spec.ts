import { expect, test } from '@playwright/test';
import { languages } from '#e2e/pages.ts';

const marks = 'main svg.dome a:has(> title):not([lang])';

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`The home page in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('draws fields and years, and each mark links to the list it counts', async ({ page }) => {
        await page.goto(`/${language}`);
        const dots = await page
          .locator(marks)
          .evaluateAll((links) =>
            links.map((link) => ({ href: link.getAttribute('href') ?? '', name: link.querySelector('title')?.textContent ?? '' })),
          );
        expect(dots.length).toBeGreaterThan(30);
        expect(dots.filter(({ name }) => name.trim() === '')).toEqual([]);
        const tableLinks = await page
          .getByTestId('orbit-table')
          .locator('a')
          .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
        // Every link of the drawing is also in the table, which has further rows with totals.
        expect(dots.filter(({ href }) => !tableLinks.some(([written]) => written === href))).toEqual([]);
        for (const { href } of [dots[0], dots[dots.length >> 1], dots.at(-1)].filter((mark) => mark !== undefined)) {
          await page.goto(href);
          const figure = tableLinks.find(([address]) => address === href)?.[1];
          await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', String(figure));
        }
      });

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

test('the record of the day is complete and the same in both languages, with its summary in both', async ({ page }) => {
  const overlapping = [];
  for (const language of languages) {
    await page.goto(`/${language}`);
    const record = page.getByTestId('record-of-day');
    await expect(record.locator('p[lang=en]').last()).not.toBeEmpty();
    await expect(record.locator('p[lang=ar]').last()).not.toBeEmpty();
    overlapping.push((await record.getByRole('link').first().getAttribute('href'))?.replace(/^\/(?:en|ar)/, ''));
  }
  expect(overlapping[0]).toMatch(/^\/research\/\d+$/);
  expect(overlapping[1]).toBe(overlapping[0]);
});
