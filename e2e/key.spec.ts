import { expect, test } from '@playwright/test';

const operations = [
  '/LookUp/GetAllResearchTypes',
  '/LookUp/GetAllResearchAreas',
  '/Publication/GetAllResearch?pageSize=1',
  '/Publication/GetResearchById/1',
  '/Publication/GetAllAuthor?pageSize=1',
  '/Publication/GetAuthorById/1',
];

for (const language of ['en', 'ar'] as const) {
  test.describe(`A developer on the ${language} page`, () => {
    for (const scripts of [true, false]) {
      test.describe(scripts ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled: scripts });
        test('gets a key that opens all six operations', async ({ page, request }) => {
          await page.goto(`/${language}/developers`);
          await page.locator('input[name=name]').fill('Example Client');
          await page.locator('input[name=email]').fill(`dev-${language}-${scripts}@example.org`);
          // The form refuses what is filled in faster than a person can.
          await page.waitForTimeout(3200);
          await page.locator('form:has(input[name=email]) button[type=submit]').click();
          const shown = page.getByTestId('issued-key');
          await expect(shown).toBeVisible();
          const [key = ''] = /mdr_live_[0-9A-Za-z]{38}(?![0-9A-Za-z])/.exec((await shown.textContent()) ?? '') ?? [];
          expect(key).not.toBe('');
          for (const path of operations) {
            const answer = await request.get(`/api/${language}${path}`, { headers: { 'x-api-key': key } });
            expect(answer.status(), path).toBe(200);
            expect(answer.headers()['content-language']).toBe(language);
          }
          expect((await request.get(`/api/${language}${operations[0]}`)).status()).toBe(401);
        });
      });
    }
  });
}
