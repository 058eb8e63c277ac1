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

test('the notice of an ended key repeats no words of a link', async ({ page }) => {
  for (const [endedId, seen] of [
    ['k_0123456789', 1],
    ['Your key was stolen, call evil.example', 0],
    ['k_call_evil', 0],
  ] as const) {
    await page.goto(`/en/developers/keys?ended=${encodeURIComponent(endedId)}`);
    await expect(page.locator('main').getByText(endedId)).toHaveCount(seen);
    await expect(page.getByRole('status').filter({ hasText: 'was revoked' })).toHaveCount(seen);
  }
});

test('an action posted to a page that does not have it is not found, and has no effect', async ({ request }) => {
  const page = await (await request.get('/en/developers/keys')).text();
  const [, action = ''] = /\$ACTION_ID_([0-9a-f]{40,})/.exec(page) ?? [];
  expect(action).not.toBe('');
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'next-action': action };
  const data = '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--b--\r\n';
  const answer = await request.post('/en/developers/status', { headers: form, data });
  expect([answer.status(), answer.headers()['x-nextjs-action-not-found']]).toEqual([409, '1']);
  for (const path of ['/en/about', '/ar/research']) {
    const response = await request.post(path, { headers: form, data });
    expect([response.status(), response.headers().allow], path).toEqual([405, 'GET, HEAD']);
  }
});

test('a program revokes a key and gets a JSON response once', async ({ request }) => {
  const end = (key: string) => request.post('/en/developers/keys/revoke', { form: { key } });
  const answers = [await end('mdr_live_nothing'), await end('')];
  expect(answers.map((answer) => answer.status())).toEqual([404, 422]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ status: 'unknown' }, { status: 'missing' }]);
});
