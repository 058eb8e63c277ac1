import { expect, type Page, test } from '@playwright/test';
import { holdResponses } from '#e2e/hold-responses.ts';
import { languages, openLive } from '#e2e/pages.ts';

const bff = '**/bff/*/research?**';
const rows = (page: Page) => page.getByTestId('results').getByRole('listitem');

for (const language of languages) {
  test.describe(`A list in ${language}`, () => {
    test('whose rows are on their way shows as many shapes of about their height, and hands the focus to the results', async ({ page }) => {
      await openLive(page, `/${language}/research?researchTypeId=1`);
      const total = Number(await page.getByTestId('result-count').getAttribute('data-total'));
      const last = Math.ceil(total / 20);
      const heightOf = (list: string) => page.locator(`${list} > li`).evaluateAll((items) => items.map((item) => item.clientHeight));
      const average = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0) / heights.length;
      const before = average(await heightOf('[data-testid=results]'));
      const answers = await holdResponses(page, bff);
      await page.locator(`nav a[href$="pageIndex=${last}"]`).click();
      await expect(page.getByTestId('skeleton').locator('li')).toHaveCount(total - (last - 1) * 20);
      expect(Math.abs(average(await heightOf('[data-testid=skeleton]')) - before)).toBeLessThan(2);
      await expect(rows(page).first()).toBeHidden();
      await answers.release();
      await expect(page.getByTestId('skeleton')).toHaveCount(0);
      await expect(rows(page)).toHaveCount(total - (last - 1) * 20);
      await expect(page.getByTestId('result-count')).toBeFocused();
    });

    test('that fails to load shows no rows and no count of another query', async ({ page }) => {
      await openLive(page, `/${language}/research`);
      await page.route(bff, (route) => route.abort());
      await page.locator('nav a[href$="pageIndex=7"], nav a[href$="pageIndex=25"]').first().click();
      await expect(page.getByTestId('list-failed')).toBeVisible();
      await expect(page.getByTestId('results')).toHaveCount(0);
      await expect(page.getByTestId('no-results')).toHaveCount(0);
      await expect(page.getByTestId('result-count')).toBeEmpty();
      await expect(page.locator('#filters label > .text-muted')).toHaveCount(0);
      await expect(page.locator('#filters .years')).toHaveCount(0);
      await page.unroute(bff);
      await page.getByTestId('list-failed').getByRole('button').click();
      await expect(rows(page).first()).toBeVisible();
      await expect(page.locator('#filters label > .text-muted').first()).toBeVisible();
    });

    test('that fails to load keeps its selected filters by name, and offers no values of another query', async ({ page }) => {
      await openLive(page, `/${language}/research`);
      await page.route(bff, (route) => route.abort());
      const box = page.locator('#filters input[name=researchTypeId]').nth(1);
      const name = (await box.locator('xpath=..').textContent())?.replace(/[\d,]+$/, '') ?? '';
      await box.check();
      await expect(page.getByTestId('list-failed')).toBeVisible();
      await expect(page.locator('#filters input[name=researchTypeId]')).toHaveCount(1);
      await expect(page.locator('#filters label', { has: page.locator('input[name=researchTypeId]') })).toHaveText(name);
      await expect(page.locator('#filters input[name=researchTypeId]')).toBeChecked();
      await page.unroute(bff);
      await page.locator('#filters input[name=researchTypeId]').uncheck();
      await expect(rows(page).first()).toBeVisible();
      await expect.poll(() => page.locator('#filters input[name=researchTypeId]').count()).toBeGreaterThan(5);
    });

    test('appears when its filters fail, keeps the selection and loads them on retry', async ({ page }) => {
      await openLive(page, `/${language}/research?researchTypeId=1`);
      let isFailing = true;
      await page.route(bff, async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({ json: isFailing ? { ...answer, page: { ...answer.page, facets: {} }, facetsFailed: true } : answer });
      });
      await page.locator('#filters input[name=freeToRead]').check();
      const notice = page.locator('#filters [data-incomplete=facets]');
      await expect(notice).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      await expect(page.locator('#filters input[name=researchTypeId]')).toHaveCount(1);
      await expect(page.locator('#filters input[name=researchTypeId]')).toBeChecked();
      isFailing = false;
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
      await expect.poll(() => page.locator('#filters input[name=researchTypeId]').count()).toBeGreaterThan(5);
      await expect(page).toHaveURL(/researchTypeId=1&freeToRead=true/);
    });

    test('keeps the focus on a tick, and open groups open, while its counts change', async ({ page }) => {
      await openLive(page, `/${language}/research`);
      const group = page.locator('#filters fieldset', { has: page.locator('input[name=focusedAreaId]') });
      await group.locator('summary').click();
      const tick = group.locator('details input[type=checkbox]').nth(2);
      const value = await tick.getAttribute('value');
      await tick.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/focusedAreaId=\d+/);
      await expect(page.locator('#results-list')).toHaveAttribute('aria-busy', 'false');
      await expect(page.locator(`#filters input[name=focusedAreaId][value="${value}"]`)).toBeFocused();
      await expect(group.locator('details')).toHaveAttribute('open');
      await page.getByTestId('chips').getByRole('link').first().click();
      await expect(page).not.toHaveURL(/focusedAreaId/);
      await expect(page.getByTestId('result-count')).toBeFocused();
      await expect(page.locator(`#filters input[name=focusedAreaId][value="${value}"]`)).not.toBeChecked();
    });

    test('moves the focus to the count when a filter is removed before its rows have loaded', async ({ page }) => {
      await openLive(page, `/${language}/research`);
      await page.locator('#filters input[name=researchTypeId]').first().check();
      const chip = page.getByTestId('chips').getByRole('link').first();
      await expect(chip).toBeVisible();
      const answers = await holdResponses(page, bff);
      await chip.click();
      await expect(page).not.toHaveURL(/researchTypeId/);
      await expect(page.getByTestId('result-count')).toBeFocused();
      await answers.release();
      await expect(page.getByTestId('result-count')).toBeFocused();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
      test('keeps its filters open while several are ticked', async ({ page }) => {
        await openLive(page, `/${language}/research`);
        await page.locator('a[href="#filters"]:not(.skip)').click();
        const ticks = page.locator('#filters input[name=researchTypeId]');
        for (const rowIndex of [0, 1]) {
          await ticks.nth(rowIndex).check();
          await expect(page).toHaveURL(rowIndex === 0 ? /researchTypeId=\d+$/ : /researchTypeId=\d+,\d+$/);
          await expect(page.locator('#results-list')).toHaveAttribute('aria-busy', 'false');
          await expect(page.locator('#filters')).toBeVisible();
        }
      });
    });

    test('has a link past its rows to its filters', async ({ page }) => {
      await page.goto(`/${language}/research`);
      await page.locator('#results-list > a.skip').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#filters') !== null)).toBe(true);
    });
  });
}

for (const [language, other] of [
  ['en', 'ar'],
  ['ar', 'en'],
] as const)
  test(`the language switch keeps open parts, ticks and typed text, from ${language} to ${other}`, async ({ page }) => {
    const turnPage = async () => {
      await page.getByTestId('language-switch').click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    };
    await openLive(page, `/${language}/research?keyword=flood`);
    await page.getByRole('button', { name: language === 'en' ? 'Select' : 'تحديد', exact: true }).click();
    await page.getByTestId('results').getByRole('checkbox').nth(1).check();
    await page.getByTestId('results').locator('a[href$="#cite"]').nth(2).click();
    await expect(page.getByTestId('row-citations')).toBeVisible();
    await page.locator('main input[name=keyword]').fill('sand storm');
    await page.getByTestId('export').locator('> summary').click();
    await page.getByTestId('language-switch').focus();
    await page.evaluate(() => document.querySelector<HTMLDetailsElement>('[data-testid=export]')?.setAttribute('open', ''));
    await turnPage();
    await expect(page.locator('main input[name=keyword]')).toHaveValue('sand storm');
    await expect(page.getByTestId('results').getByRole('checkbox').nth(1)).toBeChecked();
    await expect(page.getByTestId('row-citations')).toBeVisible();
    await expect(page.getByTestId('export')).toHaveAttribute('open');
    await expect(page).toHaveURL(/keyword=flood$/);
    await openLive(page, `/${language}/research?keyword=flood&select=`);
    await page.getByTestId('results').getByRole('checkbox').nth(2).check();
    await turnPage();
    await expect(page.getByTestId('results').getByRole('checkbox').nth(2)).toBeChecked();
    await openLive(page, `/${language}/research/300`);
    await page.locator('summary:has(#people-heading)').click();
    await page.locator('.acts a[href="#cite"]').click();
    await page.locator('#cite select').first().selectOption('bibtex');
    await turnPage();
    await expect(page.locator('#cite select').first()).toHaveValue('bibtex');
    await expect(page.locator('#cite [data-testid=citation]').filter({ visible: true })).toContainText(/^@/);
    await expect(page).toHaveURL(/#cite$/);
    await expect(page.locator('#people')).toBeVisible();
    await openLive(page, `/${language}/developers`);
    await page.locator('input[name=name]').fill('Example');
    await page.locator('textarea[name=comment]').fill('A map of dust');
    await turnPage();
    await expect(page.locator('input[name=name]')).toHaveValue('Example');
    await expect(page.locator('textarea[name=comment]')).toHaveValue('A map of dust');
  });

for (const width of [390, 1280])
  test(`the language switch keeps the place in a long record, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, '/en/research/244');
    const row = (language: string) => page.locator(`[data-testid=references] article a[href^="/${language}/research/"]`).last();
    const href = (await row('en').getAttribute('href')) ?? '';
    await row('en').evaluate((link) => scrollTo(0, link.getBoundingClientRect().top + scrollY - 200));
    await page.getByTestId('language-switch').evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const sameRow = page.locator(`[data-testid=references] a[href="${href.replace('/en/', '/ar/')}"]`).first();
    await expect.poll(async () => Math.abs(((await sameRow.boundingBox())?.y ?? 9999) - 200)).toBeLessThan(150);
  });
