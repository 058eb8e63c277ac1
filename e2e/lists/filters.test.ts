import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { numberIn, openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

for (const language of languages)
  test(`The filters in ${language} have chips with their name, also without any result`, async ({ request }) => {
    const page = await openPage(request, `/${language}/research?workLanguage=zz&researchTypeId=9999&focusedAreaId=1`);
    const chips = page.first('[data-testid=no-results]').text;
    expect(chips).toContain(language === 'en' ? 'Unknown language (zz)' : 'لغة غير معروفة (zz)');
    expect(chips).not.toMatch(/Number|رقم/);
  });

test('both languages have the same filters in the same order with the same counts', async ({ request }) => {
  const [english, arabic] = await Promise.all(
    languages.map(async (language) =>
      (await openPage(request, `/${language}/research`)).all('#filters label:has(input[type=checkbox])').map((label) => {
        const box = label.first('input');
        return [box.attribute('name'), box.attribute('value'), numberIn(label.texts('*').at(-1) ?? '')];
      }),
    ),
  );
  expect(arabic).toEqual(english);
  expect(english?.length).toBeGreaterThan(20);
});
