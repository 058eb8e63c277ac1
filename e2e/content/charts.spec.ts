import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readCsv } from '#e2e/content/read-csv.ts';
import { findViolations } from '#e2e/find-violations.ts';
import { languages, openLive } from '#e2e/pages.ts';

const kinds = ['year', 'area', 'country', 'partner', 'orbit'] as const;
const words = {
  en: {
    charts: 'Charts',
    take: 'Download, embed, cite',
    embed: 'Embed',
    cite: 'Cite this chart',
    dark: 'Always dark',
    retrieved: '[Chart]. Retrieved',
  },
  ar: {
    charts: 'رسوم بيانية',
    take: 'التنزيل والتضمين والاستشهاد',
    embed: 'تضمين',
    cite: 'الاستشهاد بالرسم',
    dark: 'داكن دائمًا',
    retrieved: '[رسم بياني]. استُرجع',
  },
} as const;

for (const language of languages) {
  const text = words[language];

  test.describe(`The charts of a list in ${language}`, () => {
    test('are linked from the list, and can be downloaded as files with the figures of the table', async ({ page }) => {
      await openLive(page, `/${language}/research?keyword=mars`);
      await page.locator('[data-testid=export] + a', { hasText: text.charts }).click();
      await expect(page).toHaveURL(/\/research\/charts\?keyword=mars$/);
      for (const kind of kinds) {
        const figure = page.getByTestId(`chart-${kind}`);
        await expect(figure.locator('svg.chart:visible')).toHaveCount(1);
        await figure.getByText(text.take, { exact: true }).click();
        for (const extension of ['SVG', 'PNG'] as const) {
          const download = page.waitForEvent('download');
          await figure.getByRole('link', { name: extension, exact: true }).click();
          const bytes = await readFile(await (await download).path());
          expect(bytes.toString('latin1')).toMatch(extension === 'SVG' ? /^<svg / : /^.PNG/);
        }
      }
      const figure = page.getByTestId('chart-area');
      const download = page.waitForEvent('download');
      await figure.getByRole('link', { name: 'CSV', exact: true }).click();
      const rows = readCsv((await readFile(await (await download).path(), 'utf8')).replace(/^\uFEFF/, '')).slice(1, -1);
      await figure.locator('summary').first().click();
      const table = await page.getByTestId('chart-table-area').locator('tbody tr').allInnerTexts();
      expect(table.length).toBeGreaterThan(5);
      expect(rows.map(([name, , count]) => [name, count])).toEqual(table.map((row) => row.split(/\t/).map((cell) => cell.trim())));
    });

    test('can be cited and embedded, one panel at a time, below buttons that do not move', async ({ page }) => {
      await openLive(page, `/${language}/research/charts?keyword=mars`);
      const figure = page.getByTestId('chart-year');
      await figure.getByText(text.take, { exact: true }).click();
      const cite = figure.getByText(text.cite, { exact: true });
      // A click may scroll, so positions are relative to the page.
      const placeOf = () => cite.evaluate((button) => button.getBoundingClientRect().top + scrollY);
      const position = await placeOf();
      await cite.click();
      await expect(figure.getByTestId('apa')).toContainText(text.retrieved);
      expect(await placeOf()).toBe(position);
      await figure.getByText(text.embed, { exact: true }).click();
      await expect(figure.getByTestId('apa')).toBeHidden();
      await expect(figure.locator('pre:visible')).toContainText(`/${language}/embed/charts/year?keyword=mars`);
      await figure.getByRole('link', { name: text.dark }).click();
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(14, 18, 32)');
      await expect(page.locator('svg:visible')).toHaveCount(1);
      expect(await findViolations(page)).toEqual([]);
    });
  });

  test.describe(`Without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the charts keep their panels, tables and files, also on a phone', async ({ page, request }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/${language}/research/charts?keyword=mars`);
      for (const kind of kinds) {
        const figure = page.getByTestId(`chart-${kind}`);
        await expect(figure.locator('svg.chart:visible')).toHaveCount(1);
        await figure.getByText(text.take, { exact: true }).click();
        await figure.getByText(text.cite, { exact: true }).click();
        await expect(figure.getByTestId('apa')).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const { status, type } = await request
        .get(`/${language}/research/charts/country.svg?keyword=mars`)
        .then((answer) => ({ status: answer.status(), type: answer.headers()['content-type'] }));
      expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    });
  });
}
