import { expect, test } from '@playwright/test';
import { openLive } from './pages.ts';

for (const language of ['en', 'ar'] as const) {
  test(`arrows and charts point with the reading direction in ${language}, and the mark does not turn`, async ({ page }) => {
    await page.goto(`/${language}/research?pageIndex=2`);
    const isFlipped = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).scale.startsWith('-1'));
    const isArabic = language === 'ar';
    expect(await isFlipped('nav a[rel=next] svg')).toBe(isArabic);
    expect(await isFlipped('nav a[rel=prev] svg')).toBe(isArabic);
    expect(await isFlipped('#filters svg')).toBe(isArabic);
    expect(await isFlipped('body > header > div > svg')).toBe(isArabic);
    expect(await isFlipped('body > header a > svg')).toBe(false);
    const next = await page.locator('nav a[rel=next]').boundingBox();
    const previous = await page.locator('nav a[rel=prev]').boundingBox();
    expect((next?.x ?? 0) > (previous?.x ?? 0)).toBe(!isArabic);
  });

  test(`the title in the other language begins where the title does in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/research`);
    const edges = await page
      .getByTestId('results')
      .getByRole('article')
      .first()
      .evaluate((row) => {
        const edge = (element: Element | null) => {
          const range = document.createRange();
          range.selectNodeContents(element as Element);
          const { left, right } = range.getBoundingClientRect();
          return document.dir === 'rtl' ? right : left;
        };
        return [edge(row.querySelector('h2')), edge(row.querySelector('.second-title'))];
      });
    expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThan(3);
  });

  test(`an empty search field starts where the page starts in ${language}, and takes the direction of the typed text`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    const field = page.locator('main input[name=keyword]');
    const direction = () => field.evaluate((element) => getComputedStyle(element).direction);
    expect(await direction()).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await field.fill('black hole');
    await expect.poll(direction).toBe('ltr');
    await field.fill('ثقب أسود');
    await expect.poll(direction).toBe('rtl');
    await field.fill('');
    await expect.poll(direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });
}
