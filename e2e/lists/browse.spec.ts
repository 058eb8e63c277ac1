import { expect, type Page, test } from '@playwright/test';
import { holdResponses } from '#e2e/hold-responses.ts';
import { languages, openLive } from '#e2e/pages.ts';

const words = {
  en: { keyword: 'galaxies', next: 'Next page', other: 'العربية' },
  ar: { keyword: 'المجرات', next: 'الصفحة التالية', other: 'English' },
} as const;

const total = async (page: Page) => Number(await page.getByTestId('result-count').getAttribute('data-total'));
const rows = (page: Page) => page.getByTestId('results').getByRole('article');

/** The steps of a typical visit: search, filter, next page, record, author, language switch, back. */
async function journey(page: Page, language: 'en' | 'ar', options: { scripts: boolean; phone?: boolean }): Promise<void> {
  const text = words[language];
  const other = language === 'en' ? 'ar' : 'en';
  await page.goto(`/${language}`);
  await page.locator('main input[name=keyword]').fill(text.keyword);
  await page.locator('main button[type=submit]').first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}/research\\?keyword=`));
  const resultTotal = await total(page);
  expect(resultTotal).toBeGreaterThan(20);

  if (options.phone) await page.locator('a[href="#filters"]:not(.skip)').click();
  const box = page.locator('#filters input[name=researchTypeId]').first();
  const expectedCount = Number(((await box.locator('xpath=..').textContent()) ?? '').replace(/[^\d]/g, '') || Number.NaN);
  await box.check();
  if (!options.scripts) await page.locator('#filters button[type=submit]').last().click();
  await expect(page).toHaveURL(/researchTypeId=\d/);
  await expect.poll(() => total(page)).toBeLessThan(resultTotal);
  expect(await total(page)).toBe(expectedCount);

  await page.goto(`/${language}/research?keyword=${encodeURIComponent(text.keyword)}`);
  const firstTitle = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
  await page.getByRole('link', { name: text.next }).click();
  await expect(page).toHaveURL(/pageIndex=2/);
  await expect(rows(page).first().getByRole('link').first()).not.toHaveText(firstTitle);

  const title = (await rows(page).nth(1).getByRole('link').first().textContent()) ?? '';
  await rows(page).nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const record = new URL(page.url());
  expect(record.pathname).toMatch(new RegExp(`^/${language}/research/\\d+$`));

  await page.getByTestId('language-switch').click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  expect(new URL(page.url()).pathname).toBe(record.pathname.replace(`/${language}/`, `/${other}/`));
  expect(new URL(page.url()).search).toBe(record.search);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.locator(`main a[href^="/${language}/authors/"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}/authors/\\d+`));
  expect(await total(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(/pageIndex=2/);
  await expect(rows(page).nth(1).getByRole('link').first()).toHaveText(title);
}

for (const language of languages) {
  test.describe(`A researcher browses in ${language}`, () => {
    test('on a wide screen', ({ page }) => journey(page, language, { scripts: true }));

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
      test('with everything the wide screen has', ({ page }) => journey(page, language, { scripts: true, phone: true }));
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('with nothing missing', ({ page }) => journey(page, language, { scripts: false }));
    });
  });
}

test.describe('A list with JavaScript', () => {
  test('filters and pages without loading the page again, and the address has the state', async ({ page }) => {
    await openLive(page, '/en/research');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('#filters input[name=researchTypeId]').first().check();
    await expect(page).toHaveURL(/researchTypeId=1/);
    await expect.poll(() => total(page)).toBeLessThan(483);
    const filteredTotal = await total(page);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/pageIndex=2/);
    await expect(page.getByTestId('result-count')).toContainText('21 to 40');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByTestId('result-count')).toContainText('1 to 20');
    await page.goBack();
    await expect.poll(() => total(page)).toBe(483);
    await page.goForward();
    await expect.poll(() => total(page)).toBe(filteredTotal);
    await expect(page.locator('#filters input[name=researchTypeId]').first()).toBeChecked();
  });

  test('moves the focus to the results when the page is turned', async ({ page }) => {
    await openLive(page, '/en/research');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByTestId('result-count')).toBeFocused();
  });

  test('turned twice in quick succession advances two pages, and never beyond the last', async ({ page }) => {
    const pages = Math.ceil(483 / 20);
    await openLive(page, `/en/research?pageIndex=${pages - 2}`);
    const answers = await holdResponses(page, '**/bff/en/research?**');
    const next = page.getByRole('link', { name: 'Next page' });
    await next.click();
    await next.click();
    await answers.release();
    await expect(page).toHaveURL(new RegExp(`pageIndex=${pages}$`));
    await expect(next).toBeHidden();
    await expect(page.getByTestId('result-count')).toContainText('to 483');
  });

  test('turned while the answer to a new filter is pending opens the first page of that list, and never one beyond it', async ({
    page,
  }) => {
    await openLive(page, '/en/research');
    const answers = await holdResponses(page, '**/bff/en/research?**');
    await page.locator('#filters input[name=researchTypeId]').nth(6).check();
    await expect(page).toHaveURL(/researchTypeId=/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await answers.release();
    await expect.poll(() => total(page)).toBeLessThan(20);
    await expect(page).not.toHaveURL(/pageIndex/);
    await expect(page.getByTestId('results').getByRole('article').first()).toBeVisible();
  });

  test('never shows an older answer over a newer one', async ({ page }) => {
    await openLive(page, '/en/research');
    const olderAnswers = await holdResponses(page, '**/bff/en/research?**', (url) => url.includes('researchTypeId=1'));
    const boxes = page.locator('#filters input[name=researchTypeId]');
    await boxes.first().check();
    await expect.poll(olderAnswers.count).toBe(1);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(483);
    await olderAnswers.release();
    expect(await total(page)).toBe(483);
  });

  test('reports a missing response and offers a retry', async ({ page }) => {
    await openLive(page, '/en/research');
    await page.route('**/bff/**', (route) => route.abort());
    await page.locator('#filters input[name=researchTypeId]').first().check();
    await expect(page.getByTestId('list-failed')).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/bff/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => total(page)).toBeLessThan(483);
  });
});
