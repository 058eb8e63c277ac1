import { expect, type Page, test } from '@playwright/test';
import { languages } from '#e2e/pages.ts';
import { formatNames } from '#lib/formats/formats.ts';

const firstRow = (page: Page) => page.getByTestId('results').getByRole('article').first();
const isLive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live');

/** Opens a page whose scripts wait until the returned function is called, to test taps, clicks and keys before hydration. */
async function openEarly(page: Page, address: string): Promise<(leavesPage?: 'leaves') => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/|\/_live\//, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async (leavesPage) => {
    gate.resolve();
    // If the first tap leads to another page, that page loads its scripts later.
    if (!leavesPage) await isLive(page);
  };
}

for (const language of languages) {
  const other = language === 'en' ? 'ar' : 'en';

  for (const touch of [true, false])
    test.describe(`The very first ${touch ? 'tap at 360' : 'click at 1280'} in ${language}`, () => {
      test.use(touch ? { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } } : {});
      const press = (page: Page, selector: string) => {
        const control = page.locator(selector).filter({ visible: true }).first();
        return touch ? control.tap() : control.click();
      };

      test('on the language switch keeps the anchor and remembers the language', async ({ page }) => {
        const release = await openEarly(page, `/${language}/research/300#cite`);
        if (touch && !(await page.getByTestId('language-switch').first().isVisible())) await press(page, '[data-testid=menu] summary');
        await press(page, '[data-testid=language-switch]');
        await release();
        await expect(page).toHaveURL(new RegExp(`/${other}/research/300#cite$`));
        expect(await page.evaluate(() => document.cookie)).toContain(`language=${other}`);
      });

      test('on Cite opens the citations in the row', async ({ page }) => {
        const release = await openEarly(page, `/${language}/research?keyword=mars`);
        await press(page, '[data-testid=results] a[href*="#cite"]');
        await release();
        await expect(firstRow(page).getByTestId('row-citations').getByTestId('citation').first()).toBeVisible();
        await expect(page).toHaveURL(/\/research\?keyword=mars$/);
      });

      test('on Abstract opens the abstract in the row', async ({ page }) => {
        const release = await openEarly(page, `/${language}/research?keyword=mars`);
        await press(page, '[data-testid=results] a[href*="open="]');
        await release();
        await expect(firstRow(page).getByTestId('row-abstract').locator('[lang]')).toBeVisible();
        await expect(page).toHaveURL(/\/research\?keyword=mars$/);
      });

      test('on Save saves the record', async ({ page }) => {
        const release = await openEarly(page, `/${language}/research`);
        await press(page, '[data-testid=results] article button');
        await release();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toContain('[');
      });

      test('on the export panel opens it with the sizes of its files; one elsewhere closes it', async ({ page }) => {
        const release = await openEarly(page, `/${language}/research?keyword=mars`);
        await press(page, '[data-testid=export] summary');
        await release();
        await expect(page.getByTestId('export').locator('[data-bytes]')).toHaveCount(formatNames.length);
        const openAgain = await openEarly(page, `/${language}/research?keyword=mars`);
        await press(page, '[data-testid=export] summary');
        await press(page, 'footer p');
        await openAgain();
        await expect(page.getByTestId('export')).not.toHaveAttribute('open');
      });

      test('on a page size is remembered for the next list', async ({ page }) => {
        const release = await openEarly(page, `/${language}/research`);
        await press(page, 'a[href*="pageSize=50"]');
        await release();
        await expect(page).toHaveURL(/pageSize=50/);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('choices'))).toContain('50');
        const next = await openEarly(page, `/${language}`);
        await press(page, `main a[href^="/${language}/research?"]`);
        await next('leaves');
        await expect(page).toHaveURL(/pageSize=50/);
      });

      test('on the filters opens them, and the first tick filters', async ({ page }) => {
        const release = await openEarly(page, `/${language}/research`);
        if (touch) await press(page, 'a[href="#filters"]:not(.skip)');
        await press(page, '#filters input[name=researchTypeId]');
        await release();
        await expect(page).toHaveURL(/researchTypeId=\d+/);
        await expect(page.getByTestId('result-count')).not.toHaveAttribute('data-total', '483');
        if (touch) await expect(page.locator('#filters')).toBeVisible();
      });

      test('that opens a filter loads its other values', async ({ page }) => {
        const release = await openEarly(page, `/${language}/research`);
        if (touch) await press(page, 'a[href="#filters"]:not(.skip)');
        await press(page, '#filters fieldset details summary');
        await release();
        await expect(page.locator('#filters details[open] input').first()).toBeVisible();
      });
    });

  test(`The first choice of an order in ${language} orders the list`, async ({ page }) => {
    const release = await openEarly(page, `/${language}/research`);
    await page.locator('select[name="sort"]').selectOption('title');
    await release();
    await expect(page).toHaveURL(/sort=title/);
  });

  test(`the first key in ${language} may be the shortcut to the search box; the text typed next gets suggestions and results`, async ({
    page,
  }) => {
    const text = language === 'ar' ? 'نجوم' : 'star';
    const release = await openEarly(page, `/${language}`);
    await page.keyboard.press('/');
    await release();
    const box = page.locator('main input[name="keyword"]');
    await expect(box).toBeFocused();
    await page.keyboard.type(text);
    await expect(page.getByRole('option').first()).toBeVisible();
    const openAgain = await openEarly(page, `/${language}/research`);
    await page.locator('main input[name="keyword"]').pressSequentially(text);
    await openAgain();
    await expect(page.locator('main input[name="keyword"]')).toHaveValue(text);
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test(`The first Escape in ${language} closes a menu`, async ({ page }) => {
    const release = await openEarly(page, `/${language}/research?keyword=mars`);
    await page.getByTestId('export').locator('summary').first().click();
    await page.keyboard.press('Escape');
    await release();
    await expect(page.getByTestId('export')).not.toHaveAttribute('open');
  });
}

test('controls work as without scripts when the scripts do not load', async ({ page }) => {
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.goto('/en/research');
  const tick = page.locator('input[name="researchTypeId"]').first();
  await tick.click();
  await expect(tick).toBeChecked();
  await page.locator('main a[rel=next]').first().click();
  await expect(page).toHaveURL(/pageIndex=2/);
  await page.goto('/en/research');
  await page.getByTestId('results').locator('a[href*="#cite"]').first().click();
  await expect(page).toHaveURL(/\/research\/\d+\?.*#cite$/);
});
