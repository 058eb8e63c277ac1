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
    test('gets a key that opens all six operations, with and without JavaScript', async ({ browser, request, baseURL }) => {
      const forms = [];
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
        const page = await context.newPage();
        await page.goto(`/${language}/developers`);
        forms.push(page);
      }
      for (const [number, page] of forms.entries()) {
        await page.locator('input[name=name]').fill('Example Client');
        await page.locator('input[name=email]').fill(`dev-${language}-${number}@example.org`);
        await page.locator('form:has(input[name=email]) button[type=submit]').click();
        const issuedKey = page.getByTestId('issued-key');
        await expect(issuedKey).toBeVisible();
        await expect(issuedKey.getByTestId('key')).toBeHidden();
        await expect(page.getByText('mdr_live_')).toHaveCount(2);
        for (const text of await page.getByText('mdr_live_').all()) await expect(text).toBeHidden();
        await issuedKey.locator('summary').click();
        await expect(issuedKey.getByTestId('key')).toBeVisible();
        const [key = ''] = /mdr_live_[0-9A-Za-z]{38}(?![0-9A-Za-z])/.exec((await issuedKey.textContent()) ?? '') ?? [];
        expect(key).not.toBe('');
        for (const path of operations) {
          const answer = await request.get(`/api/${language}${path}`, { headers: { 'x-api-key': key } });
          expect(answer.status(), path).toBe(200);
          expect(answer.headers()['content-language']).toBe(language);
        }
        expect((await request.get(`/api/${language}${operations[0]}`)).status()).toBe(401);
        await page.context().close();
      }
    });
  });
}

test.describe('A form that is refused', () => {
  test.use({ javaScriptEnabled: false });
  for (const [language, missing] of [
    ['en', ['Enter the name of the app or organisation.', 'Enter your e-mail address.', 'Enter the key.']],
    ['ar', ['يُرجى إدخال اسم التطبيق أو الجهة.', 'يُرجى إدخال بريدك الإلكتروني.', 'يُرجى إدخال المفتاح.']],
  ] as const) {
    test(`lists the missing fields, with a matching status, in ${language}`, async ({ page }) => {
      const statuses: number[] = [];
      page.on('response', (answer) => answer.request().isNavigationRequest() && statuses.push(answer.status()));
      await page.goto(`/${language}/developers`);
      await page.locator('form:has(input[name=email]) button[type=submit]').click();
      await expect(page.getByRole('alert')).toContainText(missing[0]);
      await expect(page.getByRole('alert')).toContainText(missing[1]);
      await expect(page.getByRole('alert').locator('p')).toHaveCount(3);
      await page.goto(`/${language}/developers/keys`);
      await page.locator('form:has(#key-to-open) button[type=submit]').click();
      await expect(page.getByRole('alert')).toHaveText(missing[2]);
      await page.locator('#key-to-end').fill('mdr_live_nothing');
      await page.locator('form:has(#key-to-end) button[type=submit]').click();
      await expect(page).toHaveURL(/unknown=1/);
      expect(statuses).toEqual([200, 422, 200, 303, 422, 303, 404]);
    });
  }
});
