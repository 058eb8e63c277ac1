import { expect, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`A record in both languages, from ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('has title, summary and keywords side by side, one below the other on a phone, at its address', async ({ page }) => {
        const path = `/${language}/research/300?place=2&keyword=moon`;
        await (javaScriptEnabled ? openLive(page, path) : page.goto(path));
        await page.getByTestId('both-switch').click();
        await expect(page).toHaveURL(`${path}&view=both`);
        const columns = page.getByTestId('both').locator('div[lang]');
        await expect(columns).toHaveCount(2);
        for (const of of languages) {
          const column = page.getByTestId('both').locator(`div[lang=${of}]`);
          await expect(column).toHaveAttribute('dir', of === 'ar' ? 'rtl' : 'ltr');
          for (const part of await column.locator('h3 + p, h4 + p').allTextContents())
            expect(part).toMatch(of === 'ar' ? /[\u0621-\u064a]{3}/ : /[A-Za-z]{3}/);
        }
        const boxes = async () => Promise.all([columns.first().boundingBox(), columns.last().boundingBox()]);
        const [first, second] = await boxes();
        expect(first?.y).toBe(second?.y);
        await page.setViewportSize({ width: 360, height: 740 });
        const [upper, lower] = await boxes();
        expect(lower?.y ?? 0).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0) - 1);
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.getByTestId('language-switch').click();
        await expect(page).toHaveURL(new RegExp(`/${languages.find((candidate) => candidate !== language)}/`));
        await expect(page.getByTestId('both')).toBeVisible();
        await page.getByTestId('both-switch').click();
        await expect(page.getByTestId('both')).toHaveCount(0);
      });
    });
