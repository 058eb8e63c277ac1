import { expect, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

for (const language of languages) {
  test(`a row is cited in place in ${language}, in every style and as code, and its link is copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLive(page, `/${language}/research?keyword=flood`);
    const address = page.url();
    const row = page.getByTestId('results').getByRole('article').first();
    const link = row.locator('a[href$="#cite"]');
    await link.click();
    const panel = row.getByTestId('row-citations');
    await expect(panel.getByTestId('citation')).toBeVisible();
    expect(page.url()).toBe(address);
    await panel.locator('select').first().selectOption('aastex');
    await expect(panel.getByTestId('citation')).toContainText('\\bibitem[');
    await panel.locator('select').first().selectOption('bibtex');
    await expect(panel.getByTestId('citation')).toContainText(/^@\w+\{/);
    const report = page.waitForResponse((response) => response.request().method() === 'POST');
    await panel.getByRole('button').first().click();
    expect((await report).status()).toBe(204);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@\w+\{/);
    // The last button copies the address of the record, without that of the list.
    await panel.getByRole('button').last().click();
    const record = new URL((await link.getAttribute('href')) ?? '', address);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(record.origin + record.pathname);
    await link.click();
    await expect(panel).toBeHidden();
  });

  test(`a row is cited in ${language} without scripts, on a phone and wide, with its title in sight`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${baseURL}/${language}/research?keyword=flood`);
      const row = page.getByTestId('results').getByRole('article').first();
      const title = (await row.getByRole('heading').textContent()) ?? '';
      await row.locator('a[href$="#cite"]').click();
      const heading = page.getByTestId('cited-title');
      await expect(heading).toContainText(title);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId('citation').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
      // The citations are hidden until a link leads to them.
      await page.goto(page.url().replace(/#.*/, '?'));
      await expect(heading).toBeHidden();
      await page.locator('.acts a[href="#cite"]').click();
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
    await context.close();
  });

  test(`italics of a style appear in ${language}, also in Latin letters inside an Arabic citation`, async ({ page }) => {
    // The Arabic citation of record 10 contains a title in Latin letters.
    await openLive(page, `/${language}/research/10#cite`);
    const titles = page.locator('#cite [data-testid=citation] i');
    for (const way of languages) {
      await page.locator('#cite select').nth(1).selectOption(way);
      const title = titles.filter({ hasText: /[a-z]{4}/ }).first();
      await expect(title).toHaveCSS('font-style', 'italic');
      await expect(title).toHaveCSS('font-synthesis', /style/);
    }
  });

  test(`a saved list is a bibliography in ${language} without scripts, and can be framed and printed`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/${language}/list?ids=300,1,42`);
    const bibliography = page.getByTestId('bibliography');
    await bibliography.locator('select').selectOption('ieee');
    await bibliography.getByRole('button').first().click();
    await expect(page).toHaveURL(/style=ieee/);
    await expect(bibliography.getByTestId('citation')).toHaveCount(3);
    await expect(bibliography.locator('ol')).toBeVisible();
    // The citation is in the language of the work (English) on the English and the Arabic page.
    await expect(bibliography.getByTestId('citation').first()).toContainText('Water');
    for (const path of ['embed/list?ids=300,1', 'embed/research?keyword=mars', 'research.html?keyword=mars', 'research.html?ids=300,1']) {
      await page.goto(`${baseURL}/${language}/${path}`);
      expect(await page.locator('main li').count(), path).toBeGreaterThan(1);
      await expect(page.locator('html'), path).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily), path).toContain('Madar Sans');
      if (path.startsWith('research.html')) await expect(page.locator('.address')).toContainText(`/${language}/`);
    }
    await context.close();
  });

  test(`a printed list in ${language} has its address and date, in portrait and in landscape`, async ({ page }) => {
    await page.clock.setFixedTime('2024-02-29T23:59:00Z');
    for (const width of [700, 1000]) {
      await page.setViewportSize({ width, height: 700 });
      await openLive(page, `/${language}/research?keyword=mars`);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(page.getByTestId('print-note')).toBeVisible();
      await expect(page.getByTestId('print-note')).toContainText(`/${language}/research?keyword=mars`);
      await expect(page.getByTestId('print-note')).toContainText(language === 'en' ? '29 February 2024' : '29 فبراير 2024');
      const [list, main] = await Promise.all(['#results-list', 'main'].map((part) => page.locator(part).boundingBox()));
      expect((list?.width ?? 0) / (main?.width ?? 1)).toBeGreaterThan(0.9);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test(`the filters on a phone have a title and a button back with the number of results in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLive(page, `/${language}/research`);
    const opener = page.locator('a[href="#filters"]:not(.skip)');
    await opener.click();
    await expect(page.locator('#filters h2')).toBeVisible();
    // Expects a labelled dialog that has the focus while the page is inert. Escape returns the focus to the button that opened it.
    const dialog = page.getByRole('dialog', { name: language === 'en' ? 'Filters' : 'التصفية' });
    await expect(dialog).toBeFocused();
    expect(await page.evaluate(() => document.querySelector('header')?.closest('[inert]') !== null)).toBe(true);
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#filters') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog).toBeFocused();
    const backLink = page.locator('#filters a[href="#content"]');
    await expect(backLink).toContainText('483');
    await page.locator('#filters input[name=researchTypeId]').first().check();
    // Polls, because list and panel change after the response, the panel one frame later.
    await expect
      .poll(
        async () =>
          (await backLink.textContent())?.replace(/\D/g, '') === (await page.getByTestId('result-count').getAttribute('data-total')),
      )
      .toBe(true);
    await expect(backLink).not.toContainText('483');
    await backLink.click();
    await expect(opener).toContainText('1');
  });
}

test('controls on a tablet are as high as on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 900 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${baseURL}/en/research`);
  const heights = await page
    .locator('#filters label, [data-testid=results] article a[href$="#cite"]')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height).filter((height) => height > 0));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
  await context.close();
});
