import { expect, type Locator, type Page, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

const rows = (page: Page) => page.getByTestId('results').getByRole('article');
const words = { en: 'galaxies', ar: 'المجرات' } as const;
const rareWords = { en: 'thruster', ar: 'السيزمولوجيا' } as const;

for (const language of languages) {
  for (const javaScriptEnabled of [true, false])
    test.describe(`Rows in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('keep their position on the way back from a record', async ({ page }) => {
        await page.goto(`/${language}/research?keyword=${encodeURIComponent(words[language])}`);
        const link = rows(page).nth(11).getByRole('link').first();
        await link.click();
        await expect(page).toHaveURL(/\/research\/\d+\?place=12/);
        await page.locator('nav a[href*="#row-12"]').click();
        await expect(page).toHaveURL(/#row-12$/);
        await expect(rows(page).nth(11)).toBeInViewport();
        await expect(rows(page).first()).not.toBeInViewport();
      });

      test('follow the near subjects and areas when they are few, and the first row is visible on a phone', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`/${language}/research?keyword=${encodeURIComponent(rareWords[language])}`);
        await expect(page.getByTestId('near')).toBeInViewport({ ratio: 1 });
        const row = rows(page).first();
        await expect(row.getByRole('heading')).toBeInViewport({ ratio: 1 });
        const [near, first] = await Promise.all([page.getByTestId('near').boundingBox(), row.boundingBox()]);
        expect((near?.y ?? Number.NaN) + (near?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
      });
    });

  test(`An abstract opens in its row and closes again in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/research?keyword=${encodeURIComponent(words[language])}`);
    const address = page.url();
    const link = rows(page).first().locator('a[href*="open="]');
    await link.click();
    const openedAbstract = rows(page).first().getByTestId('row-abstract');
    await expect(openedAbstract.locator('[lang]')).toBeVisible();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    expect(page.url()).toBe(address);
    await link.click();
    await expect(openedAbstract).toHaveCount(0);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(`The table in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('has the chosen columns and their order in its address', async ({ page }) => {
        const open = javaScriptEnabled
          ? openLive(page, `/${language}/research?keyword=mars`)
          : page.goto(`/${language}/research?keyword=mars`);
        await open;
        await page.getByRole('link', { name: language === 'en' ? 'Table' : 'جدول', exact: true }).click();
        await expect(page).toHaveURL(/keyword=mars&columns=authors(,|%2C)venue/);
        const headings = page.getByRole('columnheader');
        await expect(headings).toHaveCount(7);
        await expect(page.getByTestId('result-table').getByRole('article')).toHaveCount(20);
        await page.getByText(language === 'en' ? 'Columns (6 of 8)' : 'الأعمدة (6 من 8)').click();
        const choice = page.locator('form', { has: page.locator('input[name=columns][type=checkbox]') });
        await choice.locator('input[value=venue]').uncheck();
        await choice.getByRole('button').click();
        await expect(headings).toHaveCount(6);
        await headings.first().getByRole('link').click();
        await expect(page).toHaveURL(/sort=title/);
        await expect(headings.first()).toHaveAttribute('aria-sort', 'ascending');
        await expect(headings).toHaveCount(6);
        await page.locator('main a[rel=next]').click();
        await expect(page).toHaveURL(/pageIndex=2/);
        await expect(headings).toHaveCount(6);
        await page.getByRole('link', { name: language === 'en' ? 'List' : 'قائمة', exact: true }).click();
        await expect(page).not.toHaveURL(/columns/);
        await expect(page.locator('ol[data-testid=results]')).toBeVisible();
      });
    });

  test(`a wide table in ${language} has titles in one language, and its filters behind a button that stay open`, async ({ page }) => {
    const path = `/${language}/research?columns=authors,venue,year,type,access`;
    await openLive(page, path);
    const filters = page.locator('#filters');
    await expect(filters).toBeHidden();
    await expect(page.locator('[data-testid=result-table] .second-title')).toHaveCount(0);
    const [table, title] = await Promise.all(
      ['[data-testid=result-table]', '[data-testid=result-table] tbody th >> nth=0'].map((part) => page.locator(part).boundingBox()),
    );
    expect((title?.width ?? 0) / (table?.width ?? 1)).toBeGreaterThan(0.4);
    await page.locator('a.button-quiet[href="#filters"]').click();
    const box = filters.locator('input[name=researchTypeId]').first();
    await box.check();
    await expect(page).toHaveURL(/columns=.*researchTypeId=|researchTypeId=.*columns=/);
    await expect(box).toBeChecked();
    await expect(filters).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
  });

  test(`the choice of table or list is remembered by the device in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    await page.getByRole('link', { name: language === 'en' ? 'Table' : 'جدول', exact: true }).click();
    await expect(page.locator('[data-testid=result-table]')).toBeVisible();
    await openLive(page, `/${language}`);
    await page.getByRole('banner').locator(`a[href^="/${language}/research"]`).first().click();
    await expect(page).toHaveURL(/columns=/);
    await expect(page.locator('[data-testid=result-table]')).toBeVisible();
    await page.getByRole('link', { name: language === 'en' ? 'List' : 'قائمة', exact: true }).click();
    await expect(page.locator('ol[data-testid=results]')).toBeVisible();
    await openLive(page, `/${language}`);
    await page.getByRole('banner').locator(`a[href^="/${language}/research"]`).first().click();
    await expect(page.locator('ol[data-testid=results]')).toBeVisible();
  });

  test.describe(`Without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('an abstract opens in its row, to which the page returns', async ({ page }) => {
      await page.goto(`/${language}/research?keyword=mars&pageSize=10`);
      await rows(page).nth(6).locator('a[href*="open="]').click();
      await expect(page).toHaveURL(/keyword=mars&pageSize=10&open=\d+#row-7$/);
      await expect(page.getByTestId('row-abstract')).toHaveCount(1);
      await expect(rows(page).nth(6).getByTestId('row-abstract').locator('[lang]')).toBeVisible();
      await expect(rows(page).nth(6)).toBeInViewport();
    });

    test('an abstract opens in its row on the page of an institution too', async ({ page }) => {
      await page.goto(`/${language}/countries/SA`);
      await rows(page).nth(3).locator('a[href*="open="]').click();
      await expect(rows(page).nth(3).getByTestId('row-abstract').locator('[lang]')).toBeVisible();
      await expect(rows(page).nth(3)).toBeInViewport();
    });

    test('rows are ticked and shown as a list of their own', async ({ page }) => {
      await page.goto(`/${language}/research`);
      await page.getByRole('link', { name: language === 'en' ? 'Select' : 'تحديد', exact: true }).click();
      await expect(rows(page).first().getByRole('checkbox')).toBeVisible();
      const titles = await Promise.all([1, 4].map((row) => rows(page).nth(row).getByRole('heading').textContent()));
      for (const row of [1, 4]) await rows(page).nth(row).getByRole('checkbox').check();
      await page.getByRole('button', { name: language === 'en' ? 'Show selected' : 'عرض الأبحاث المحددة' }).click();
      await expect(page).toHaveURL(/\/list\?ids=/);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).getByRole('heading')).toHaveText(titles as string[]);
    });
  });

  test(`Several rows are ticked, over two pages, to be exported, cited and saved in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    await page.getByRole('button', { name: language === 'en' ? 'Select' : 'تحديد', exact: true }).click();
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(2).getByRole('checkbox').check();
    await page.locator('main a[rel=next]').click();
    await expect(page).toHaveURL(/pageIndex=2/);
    await expect(page.getByTestId('result-count')).toContainText('21');
    await rows(page).nth(1).getByRole('checkbox').check();
    const bar = page.getByTestId('selection');
    await bar.locator('summary').click();
    const file = await page.request.get((await bar.locator('a[href*=".bib?ids="]').getAttribute('href')) ?? '');
    expect((await file.text()).match(/^@/gm)).toHaveLength(3);
    await expect(bar.locator('a[href*="/list?ids="]')).toHaveAttribute('href', /ids=\d+,\d+,\d+#bibliography$/);
    await bar.getByRole('button').nth(1).click();
    await expect(page.getByTestId('my-list')).toContainText('3');
    await bar.getByRole('button').last().click();
    await expect(rows(page).first().getByRole('checkbox')).toHaveCount(0);
  });

  for (const width of [360, 1280])
    test(`What saves, copies and selects keeps its place when pressed, at ${width} px in ${language}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await page.setViewportSize({ width, height: 800 });
      const place = (control: Locator) => control.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
      const press = async (control: Locator) => {
        await control.scrollIntoViewIfNeeded();
        const before = await place(control);
        await control.click();
        await expect.poll(() => place(control)).toBe(before);
      };
      await openLive(page, `/${language}/research`);
      const saveName = language === 'en' ? /^Saved?/ : /حفظ|محفوظ/;
      await press(rows(page).nth(1).getByRole('button', { name: saveName }));
      await expect(page.getByTestId('my-list')).toContainText('1');
      if (width > 640) await press(rows(page).nth(1).getByRole('button').last());
      await page.getByRole('button', { name: language === 'en' ? 'Select' : 'تحديد', exact: true }).click();
      const bar = page.getByTestId('selection');
      await press(bar.getByRole('button').first());
      await expect(bar.getByRole('status')).toContainText('20');
      await press(bar.getByRole('button').nth(1));
      await expect(page.getByTestId('my-list')).toContainText('20');
      await page.goto(`/${language}/research/300`);
      const save = page.locator('.acts').getByRole('button').first();
      await press(save);
      await press(page.locator('.acts').getByRole('button').last());
    });

  test(`order and page size apply to followed links, and an opened address stays unchanged in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    await page.locator('select[name=sort]').selectOption('title');
    await expect(page).toHaveURL(/sort=title/);
    await page.locator('main a[href*="pageSize=10"]').first().click();
    await expect(page).toHaveURL(/pageSize=10/);
    await openLive(page, `/${language}`);
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('choices'))).toBe('research=title&pageSize=10');
    await page.locator('main input[name=keyword]').fill(words[language]);
    await page.locator('main input[name=keyword]').press('Enter');
    // A new search is sorted by relevance, whatever order was selected before.
    await expect(page).toHaveURL(/pageSize=10/);
    expect(page.url()).not.toContain('sort=');
    await expect(rows(page)).toHaveCount(10);
    await openLive(page, `/${language}/research?focusedAreaId=1`);
    await expect(page).toHaveURL(/focusedAreaId=1$/);
    await expect(rows(page)).toHaveCount(20);
    await page.getByTestId('language-switch').click();
    await expect(page).toHaveURL(/focusedAreaId=1$/);
  });

  test(`a page without scripts saves no preferences in ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`/${language}/research?sort=title&pageSize=10`);
    await page.goto(`/${language}`);
    await page.locator('main input[name=keyword]').fill(words[language]);
    await page.locator('main input[name=keyword]').press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    expect(page.url()).not.toMatch(/sort=|pageSize=/);
    await context.close();
  });
}
