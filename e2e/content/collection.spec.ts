import { expect, test } from '@playwright/test';
import { languages } from '#e2e/pages.ts';

const licences = [
  'https://creativecommons.org/licenses/by/4.0/',
  'https://creativecommons.org/licenses/by-sa/4.0/',
  'https://opensource.org/license/mit',
] as const;

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`The collection in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('is linked from home and footer, and each row links to the list it counts', async ({ page }) => {
        await page.goto(`/${language}`);
        await expect(page.locator(`footer a[href="/${language}/collection"]`)).toBeVisible();
        await page.locator(`main a[href="/${language}/collection"]`).click();
        await expect(page.locator('main h1')).toBeVisible();
        for (const part of ['years', 'areas', 'types', 'languages', 'access', 'venues']) {
          await page.goto(`/${language}/collection`);
          const row = page.locator(`section[aria-labelledby=${part}] li`).first();
          const count = (await row.locator('a + span').textContent())?.replace(/\D/g, '');
          await page.goto((await row.locator('a').getAttribute('href')) ?? '');
          await expect(page.getByTestId('result-count'), part).toHaveAttribute('data-total', String(count));
        }
      });

      test('offers the files with size, date and checksum, and the ways of programs', async ({ page, request }) => {
        await page.goto(`/${language}/collection`);
        const file = page.getByTestId('dump-files').getByRole('listitem').first();
        await expect(file).toContainText(/SHA-256 [0-9a-f]{64}/);
        const href = (await file.getByRole('link').getAttribute('href')) ?? '';
        expect((await request.head(href)).status()).toBe(200);
        for (const address of ['/downloads/LICENCE.txt', '/oai?verb=Identify', `/${language}/research.atom`]) {
          await expect(page.locator(`main a[href="${address}"]`)).toBeVisible();
          expect((await request.get(address)).status(), address).toBe(200);
        }
      });

      test('has licences that each page links to', async ({ page }) => {
        await page.goto(`/${language}/collection`);
        await expect(page.locator('section[aria-labelledby=downloads]')).toContainText('CC BY 4.0');
        await page.locator(`footer a[href="/${language}/about#reuse"]`).click();
        const reuseSection = page.locator('section[aria-labelledby=reuse]');
        await expect(reuseSection).toBeInViewport();
        for (const address of licences) await expect(reuseSection.locator(`a[rel~=license][href="${address}"]`)).toBeVisible();
      });

      test('shows the share of texts above their number', async ({ page }) => {
        await page.goto(`/${language}/coverage`);
        const cell = page.getByTestId('coverage').locator('td').first();
        await expect(cell.locator('bdi')).toHaveText(/^\d+(\.\d)?%$/);
        const [share, count] = await Promise.all([cell.locator('bdi').boundingBox(), cell.locator('bdi + span').boundingBox()]);
        expect((share?.y ?? 0) + (share?.height ?? 0)).toBeLessThanOrEqual((count?.y ?? 0) + 2);
      });

      test('shows one of its records as the first API response, and shows all of that response', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`/${language}/developers`);
        const answer = page.locator('section[aria-labelledby=first-call] pre').last();
        const overflow = await answer.evaluate((box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]);
        expect(overflow).toEqual([0, 0]);
        const { items } = JSON.parse((await answer.textContent()) ?? '{}') as { items: [{ id: number; title: string }] };
        await page.goto(`/${language}/research/${items[0].id}`);
        await expect(page.locator('main h1')).toContainText(items[0].title);
      });
    });
