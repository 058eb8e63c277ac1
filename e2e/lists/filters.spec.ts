import { expect, type Page, test } from '@playwright/test';
import { holdResponses } from '#e2e/hold-responses.ts';
import { languages, openLive } from '#e2e/pages.ts';

const total = async (page: Page) => Number(await page.getByTestId('result-count').getAttribute('data-total'));
const group = (page: Page, name: string) => page.locator('#filters fieldset', { has: page.locator(`input[name=${name}]`) });

for (const language of languages) {
  for (const javaScriptEnabled of [true, false])
    test.describe(`The filters in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('have years whose columns link to their publications and, when chosen, back', async ({ page }) => {
        await page.goto(`/${language}/research`);
        const columns = page.getByTestId('year-drawing').locator('a');
        const name = (await columns.last().locator('title').textContent()) ?? '';
        const count = Number(/(\d[\d,]*)(?!.*\d)/.exec(name)?.[1]?.replace(',', ''));
        await columns.last().click();
        await expect(page).toHaveURL(/fromYear=\d{4}&toYear=\d{4}/);
        await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', String(count));
        await columns.last().click();
        await expect(page).not.toHaveURL(/Year=/);
      });

      test('link to all values of one, which can be found by name, in either order, and as a table', async ({ page }) => {
        await page.goto(`/${language}/research?keyword=mars`);
        await group(page, 'authorId').locator('summary').click();
        await group(page, 'authorId').locator('a[href*="/by/author"]').first().click();
        await expect(page).toHaveURL(/research\/by\/author\?keyword=mars/);
        await page.locator('main input[name=find]').fill('al');
        await page.locator('main form button').click();
        await expect(page).toHaveURL(/keyword=mars&find=al/);
        await page.locator('main a[href*="by=name"]').click();
        await expect(page).toHaveURL(/by=name/);
        const value = page.getByTestId('facet-values').getByRole('link').first();
        const count = Number((await value.locator('span').last().textContent())?.replace(/\D/g, ''));
        const file = await page.request.get((await page.locator('main a[download]').getAttribute('href')) ?? '');
        expect((await file.text()).trimEnd().split('\r\n').length - 1).toBe(
          await page.getByTestId('facet-values').getByRole('listitem').count(),
        );
        await value.click();
        await expect(page).toHaveURL(/keyword=mars&authorId=\d+/);
        await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', String(count));
        await expect(page.getByTestId('chips').getByRole('listitem')).toHaveCount(2);
      });

      test('have letters when they have many values', async ({ page }) => {
        const letter = language === 'en' ? 'M' : 'م';
        // Waits for hydration, because before it an expanded facet contains only a link, as without JavaScript.
        await (javaScriptEnabled ? openLive(page, `/${language}/research`) : page.goto(`/${language}/research`));
        await group(page, 'authorId').locator('summary').click();
        if (javaScriptEnabled) {
          await group(page, 'authorId').getByRole('button').first().click();
          const choice = group(page, 'authorId').getByRole('button', { name: letter, exact: true });
          await choice.click();
          await expect(choice).toHaveAttribute('aria-pressed', 'true');
          await expect(group(page, 'authorId').locator('[aria-busy=false]')).toBeVisible();
        }
        await group(page, 'authorId').locator('a[href*="/by/author"]').first().click();
        const allCount = await page.getByTestId('facet-values').getByRole('listitem').count();
        await page.locator('main nav').getByRole('link', { name: letter, exact: true }).click();
        await expect(page).toHaveURL(/initial=/);
        const filteredCount = await page.getByTestId('facet-values').getByRole('listitem').count();
        expect(filteredCount).toBeGreaterThan(0);
        expect(filteredCount).toBeLessThan(allCount);
      });

      test('take several venues, each by its whole name', async ({ page }) => {
        await page.goto(`/${language}/research?venue=Nature`);
        const first = await total(page);
        expect(first).toBeGreaterThan(0);
        const other = group(page, 'venue').locator('input:not(:checked)').first();
        const name = await other.getAttribute('value');
        await other.check();
        if (!javaScriptEnabled) await page.locator('#filters button[type=submit]').last().click();
        await expect(page.getByTestId('chips').getByRole('listitem')).toHaveCount(3);
        expect(await total(page)).toBeGreaterThan(first);
        expect(new URL(page.url()).searchParams.getAll('venue').sort()).toEqual(['Nature', name].sort());
        const file = await page.request.get(`/${language}/research.csv?${new URL(page.url()).searchParams}`);
        expect(file.status()).toBe(200);
      });

      test('of authors are area, country and institution, which keep the people who signed from there', async ({ page }) => {
        await page.goto(`/${language}/authors`);
        const allTotal = await total(page);
        await page.locator('select[name=country]').selectOption('SA');
        if (!javaScriptEnabled) await page.locator('label:has(select[name=sort]) + button').click();
        await expect(page).toHaveURL(/country=SA/);
        await expect(page.getByTestId('chips').getByRole('listitem')).toHaveCount(2);
        const saudi = await total(page);
        expect(saudi).toBeGreaterThan(0);
        expect(saudi).toBeLessThan(allTotal);
        const institution = page.locator('select[name=institutionId]');
        const names = await institution.locator('option').allTextContents();
        expect(new Set(names).size).toBe(names.length);
        const name = (await institution.locator('option').nth(1).textContent()) ?? '';
        await institution.selectOption({ index: 1 });
        if (!javaScriptEnabled) await page.locator('label:has(select[name=sort]) + button').click();
        await expect(page).toHaveURL(/institutionId=\d+&country=SA/);
        await expect(page.getByTestId('chips')).toContainText(name);
        await expect(page.locator('main nav a[href*="institutionId="]').first()).toHaveAttribute('href', /country=SA/);
      });

      test('of the other list survive a change of its order', async ({ page }) => {
        await page.goto(`/${language}/research?focusedAreaId=1,2&keyword=a`);
        await page.locator(`main nav a[href^="/${language}/authors?"]`).first().click();
        await expect(page.getByTestId('chips').getByRole('listitem')).toHaveCount(3);
        await page.locator('select[name=sort]').selectOption('name');
        if (!javaScriptEnabled) await page.locator('label:has(select[name=sort]) + button').click();
        await expect(page).toHaveURL(/focusedAreaId=1(,|%2C)2&sort=name/);
      });
    });

  test(`the chart of years draws the chosen range exactly in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/research?fromYear=2016&toYear=2018`);
    const selection = await page.locator('.years .fill-accent').boundingBox();
    const column = await page.locator('.years a').last().boundingBox();
    // Three selected years are only part of a column, which covers at least five years.
    expect(selection?.width).toBeLessThan((column?.width ?? 0) * 1.5);
    expect(selection?.width).toBeGreaterThan(3);
  });

  test(`the chart of years uses forced system colours in ${language}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`/${language}/research?fromYear=2016&toYear=2018`);
    const system = (name: string) =>
      page.evaluate((color) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = color;
        return getComputedStyle(probe).color;
      }, name);
    await expect(page.locator('.years .fill-accent')).toHaveCSS('fill', await system('Highlight'));
    await expect(page.locator('.years .stroke-control').first()).toHaveCSS('stroke', await system('CanvasText'));
    await expect(page.locator('.years .stroke-control').first()).toHaveCSS('fill', await system('Canvas'));
  });

  test(`the rest of the authors is requested from the server, and one of them can be chosen in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/authors?sort=name`);
    const name = (await page.getByTestId('results').getByRole('link').first().textContent()) ?? '';
    await openLive(page, `/${language}/research`);
    const authors = group(page, 'authorId');
    const before = await total(page);
    await authors.locator('summary').click();
    await authors.locator('input[type=search]').fill(name);
    await expect(authors.locator('details label')).toContainText([name]);
    const tick = authors.locator('details label').first();
    const count = Number((await tick.locator('.text-muted').textContent())?.replace(/\D/g, ''));
    await tick.locator('input').click();
    await expect(page.getByTestId('chips')).toContainText(name);
    expect(await total(page)).toBe(count);
    expect(count).toBeLessThan(before);
  });

  test(`the other areas are sorted by count or by name in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    const areas = group(page, 'focusedAreaId');
    await areas.locator('summary').click();
    const names = () =>
      areas.locator('details label').evaluateAll((labels) => labels.map((label) => label.childNodes[1]?.textContent ?? ''));
    await expect.poll(async () => (await names()).length).toBeGreaterThan(20);
    await areas.getByRole('button').click();
    const isSorted = async () => {
      const sortNames = (await names()).map((name) => name.replace(/^ال/, ''));
      return JSON.stringify(sortNames) === JSON.stringify([...sortNames].sort(new Intl.Collator(language).compare));
    };
    await expect.poll(isSorted).toBe(true);
  });

  test(`numbers and announcements wait for the answer of a new filter in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    const status = page.getByTestId('result-count');
    const before = await status.textContent();
    const answers = await holdResponses(page, '**/bff/*/research?*');
    const tick = page.locator('#filters input[name=researchTypeId]').nth(1);
    await tick.check();
    await expect(page.locator('#results-list')).toHaveAttribute('aria-busy', 'true');
    expect(await status.textContent()).toBe(before);
    await expect(page.getByTestId('chips')).toHaveCount(0);
    await expect(page.locator('main nav a span').first()).toBeHidden();
    await expect(tick.locator('xpath=..').locator('.text-muted')).toHaveCSS('visibility', /hidden|visible/);
    await answers.release();
    await expect(status).not.toHaveText(before ?? '');
    await expect(page.getByTestId('chips').getByRole('listitem')).toHaveCount(2);
    await expect(page.locator('main nav a span')).toHaveCount(0);
    const tabs = await page.getByTestId('tabs').getByRole('link').allTextContents();
    const [publications, authors] = tabs.map((text) => Number(text.replaceAll(/\D/g, '')));
    expect(publications).toBe(await total(page));
    expect(authors).toBeGreaterThan(0);
  });

  test(`late suggestions do not open over the results in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    const field = page.locator('main input[name=keyword]');
    await field.click();
    await expect(field).toHaveRole('combobox');
    const answers = await holdResponses(page, '**/bff/*/suggest?*');
    await field.pressSequentially(language === 'en' ? 'gravitational w' : 'الثقوب');
    await expect.poll(answers.count).toBeGreaterThan(0);
    await field.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await answers.release();
    await expect(page.getByTestId('suggestions')).toHaveCount(0);
  });
}
