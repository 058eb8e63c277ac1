import { expect, test } from '@playwright/test';
import { languages } from '#e2e/pages.ts';

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`The collection in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('is reached from home and footer, and each row leads to the list it counts', async ({ page }) => {
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
    });
