import { expect, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

const direction = { en: 'ltr', ar: 'rtl' } as const;

for (const language of languages) {
  const other = language === 'en' ? 'ar' : 'en';

  test.describe(`A record in ${language}`, () => {
    test('shows both languages, each in its own direction', async ({ page }) => {
      await page.goto(`/${language}/research/300`);
      await expect(page.locator('h1 bdi')).toHaveAttribute('dir', direction[language]);
      const texts = page.getByTestId('other-language');
      const collapsedAbstract = texts.locator(`[lang=${other}][dir=${direction[other]}]`).first();
      await expect(collapsedAbstract).toBeHidden();
      await texts.locator('summary').click();
      await expect(collapsedAbstract).toBeVisible();
      expect((await collapsedAbstract.textContent())?.length).toBeGreaterThan(200);
    });

    test('has title, people, venue and the beginning of its summary above the bar of actions on the first screen of a phone', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const id of [7, 54, 197, 244, 300]) {
        await page.goto(`/${language}/research/${id}`);
        const bar = await page.locator('.acts').boundingBox();
        expect((bar?.y ?? 0) + (bar?.height ?? 0), `${id}`).toBeLessThanOrEqual(844);
        const tops = ['main h1', 'main header p:has(a[href*="/authors/"])', 'main header p:has(time)', '#abstract + p'].map(
          async (part) => {
            const box = await page.locator(part).first().boundingBox();
            return box?.y ?? Number.NaN;
          },
        );
        const order = await Promise.all(tops);
        expect(order, `${id}`).toEqual(order.toSorted((a, b) => a - b));
        expect(order.at(-1), `${id}`).toBeLessThan(600);
      }
    });

    test('keeps its bar of actions in view down to the end, and never under it what has the focus', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${language}/research/244`);
      const bar = page.locator('.acts');
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press('Tab');
        const isCovered = await page.evaluate(() => {
          const focused = document.activeElement;
          const box = focused?.getBoundingClientRect();
          const acts = document.querySelector('.acts');
          if (!focused?.closest('main') || !box || acts?.contains(focused)) return false;
          const barBox = acts?.getBoundingClientRect();
          return barBox !== undefined && box.top < barBox.bottom && box.bottom > barBox.top;
        });
        expect(isCovered, `press ${press}`).toBe(false);
      }
      await page.getByTestId('cited-by').scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
    });

    test('links to the work, names its host, and can be cited and saved in the bar of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openLive(page, `/${language}/research/300`);
      const bar = page.locator('.acts');
      const read = page.getByTestId('reading');
      await expect(bar.locator('a.go')).toHaveAttribute('href', 'https://doi.org/10.3390/w14071157');
      await expect(bar.getByRole('button').first()).toBeInViewport({ ratio: 1 });
      // Words in the bar keep the margin of the page.
      const [first, last] = [bar.locator('> *').first(), bar.locator('> *').last()];
      const [left, right] = await Promise.all((language === 'en' ? [first, last] : [last, first]).map((part) => part.boundingBox()));
      expect(left?.x).toBeGreaterThanOrEqual(8);
      expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(360 - 8);
      await expect(read.locator('.text-ok')).toBeVisible();
      await bar.locator('a[href="#cite"]').click();
      await expect(page.getByTestId('citation').first()).toBeInViewport({ ratio: 1 });
      await page.goto(`/${language}/research/472`);
      await expect(bar.locator('a.go')).toHaveAttribute('href', /^https:\/\/arxiv\.org\/abs\//);
      await expect(read).toContainText('arXiv');
    });

    test('with many people folds them, and finds one on their own page', async ({ page }) => {
      await openLive(page, `/${language}/research/197`);
      const people = page.locator('details', { has: page.locator('#people') });
      await page.goto(`/${language}/research/197#people`);
      await expect(people).toHaveAttribute('open');
      await expect(people.getByRole('listitem')).toHaveCount(30);
      await page.goto(`/${language}/research/197/authors`);
      const rows = page.getByTestId('results').getByRole('listitem');
      await expect(rows).toHaveCount(30);
      await expect(page.getByTestId('result-count')).toContainText('1,011');
      await page.getByRole('searchbox').fill('ADDESSO');
      await page.getByRole('searchbox').press('Enter');
      await expect(rows).toHaveCount(1);
      await page.locator(`main a[href="/${language}/research/197"]`).first().click();
      await expect(page.locator('#people-heading')).toBeVisible();
    });

    test('gives its DOI and its address to copy, itself as JSON, and a report that names it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openLive(page, `/${language}/research/300`);
      const doi = page.locator('dd', { has: page.locator('a[href^="https://doi.org/"]') });
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await doi.getByRole('button').click();
      await expect.poll(copied).toBe(await doi.getByRole('link').textContent());
      const address = page.locator('a[rel=bookmark]');
      // The action bar has the only button that copies the address.
      const copy = page.getByRole('button', { name: language === 'en' ? 'Copy link' : 'نسخ الرابط', exact: true });
      await expect(copy).toHaveCount(1);
      await copy.click();
      await expect.poll(copied).toBe(await address.getAttribute('href'));
      expect(await address.getAttribute('href')).toMatch(new RegExp(`/${language}/research/300$`));
      expect((await page.request.get(`/${language}/research/300.json`)).headers()['content-type']).toMatch(/json/);
      const json = `a[href="/${language}/research/300.json"]`;
      await page
        .locator('aside details', { has: page.locator(json) })
        .locator('summary')
        .click();
      await expect(page.locator(`aside ${json}`)).toBeVisible();
      const report = page.locator('aside textarea');
      await page
        .locator('aside details', { has: page.locator('textarea') })
        .locator('summary')
        .click();
      await expect(report).toBeVisible();
      expect(await report.inputValue()).toContain(`/${language}/research/300\n`);
    });

    test('opened from a list by keyboard receives the next Tab in its content, and back is the list', async ({ page }) => {
      await openLive(page, `/${language}/research?researchTypeId=1`);
      const link = page.getByTestId('results').getByRole('link').nth(0);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/research\/\d+\?place=1/);
      await expect(page.locator('main h1')).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      await page.locator('main nav a').first().click();
      await expect(page).toHaveURL(/\/research\?researchTypeId=1#row-1$/);
    });
  });

  test.describe(`A person in ${language}`, () => {
    test('has names in both scripts, and a list whose state is in the address and which does not load the page again', async ({ page }) => {
      await page.goto(`/${language}/authors?sort=-publications`);
      await page.getByTestId('results').getByRole('link').first().click();
      await page.waitForURL(/\/authors\/\d+/);
      const address = new URL(page.url()).pathname;
      await openLive(page, address);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const before = Number(await page.getByTestId('result-count').getAttribute('data-total'));
      await page.locator('#filters input[name=researchTypeId]').first().check();
      await expect(page).toHaveURL(new RegExp(`${address}\\?researchTypeId=\\d+$`));
      await expect.poll(async () => Number(await page.getByTestId('result-count').getAttribute('data-total'))).toBeLessThanOrEqual(before);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.goto(`/${language}/authors/1`);
      await expect(page.locator(`main header [lang=${other}][dir=${direction[other]}]`).first()).toBeVisible();
    });

    test('is found under a letter of either alphabet, the article of a name left aside', async ({ page }) => {
      await page.goto(`/${language}/authors`);
      for (const letter of ['M', 'م']) {
        await page.locator('main nav').getByRole('link', { name: letter, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`initial=${encodeURIComponent(letter)}`));
        await expect(page.getByTestId('results').getByRole('article').first()).toBeVisible();
      }
      await page.goto(`/${language}/authors?initial=${encodeURIComponent('م')}&pageSize=100`);
      const names = await page.locator('[data-testid=results] h2 [lang=ar]').allTextContents();
      expect(names.filter((name) => /^(?:ال)?م/.test(name))).toEqual(names);
      expect(names.some((name) => name.startsWith('الم'))).toBe(true);
    });
  });
}
