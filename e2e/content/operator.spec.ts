import { type Browser, expect, type Page, test } from '@playwright/test';
import { copyStarterStore } from '#e2e/copy-starter-store.ts';
import { findViolations } from '#e2e/find-violations.ts';
import { languages } from '#e2e/pages.ts';
import type { SiteProcess } from '#e2e/start-process.ts';
import { operatorNames, operatorSettings as settings, startOperatorSite } from './operator-site.ts';

const reports = { en: 'Report an error', ar: 'الإبلاغ عن خطأ' } as const;

let operatorSite: SiteProcess;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  operatorSite = await startOperatorSite(copyStarterStore);
});
test.afterAll(() => operatorSite?.end());

for (const language of languages) {
  const { operator } = operatorNames[language];

  test(`${language}: privacy, about and imprint link to the operator, by address and by mail`, async ({ browser }) => {
    const page = await open(browser, `/${language}/privacy`, false);
    await expect(page.locator('#operator + p')).toContainText(operator);
    await page.locator('#operator + p').getByRole('link').last().click();
    await expect(page).toHaveURL(`${operatorSite.url}/${language}/imprint`);
    const main = page.locator('main');
    await expect(main).toContainText(operator);
    await expect(main.getByRole('link', { name: 'agency.example', exact: true })).toHaveAttribute('href', settings.OPERATOR_URL);
    await expect(main.getByRole('link', { name: settings.OPERATOR_EMAIL })).toHaveAttribute('href', `mailto:${settings.OPERATOR_EMAIL}`);
    const picture = main.getByRole('presentation').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
    await page.goto(`${operatorSite.url}/${language}/about`);
    await expect(page.locator('#report ~ p').getByRole('link', { name: settings.OPERATOR_EMAIL })).toBeVisible();
    await page.context().close();
  });

  test(`${language}: a report of an error is a mail with the record filled in, also without JavaScript`, async ({ browser }) => {
    const page = await open(browser, `/${language}/research/300`, false);
    await page.getByText(reports[language], { exact: true }).click();
    const href = await page.locator(`a[href^="mailto:${settings.OPERATOR_EMAIL}?"]`).getAttribute('href');
    const mail = new URL(href ?? '');
    expect(mail.searchParams.get('subject')).toContain('300');
    expect(mail.searchParams.get('body')).toContain(`${settings.SITE_URL}/${language}/research/300`);
    await page.context().close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`${language}, ${colorScheme}: the accent is the operator’s, can be read, and breaks no policy`, async ({ browser }) => {
      const page = await open(browser, `/${language}/imprint`, true, colorScheme);
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      for (const path of ['/imprint', '/research', '/research/300']) {
        await page.goto(`${operatorSite.url}/${language}${path}`);
        const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
        expect(accent, path).toBe({ light: '#856a00', dark: '#ffcc00' }[colorScheme]);
        expect(await findViolations(page), path).toEqual([]);
      }
      expect(faults).toEqual([]);
      await page.context().close();
    });
}

async function open(browser: Browser, path: string, javaScriptEnabled: boolean, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, colorScheme });
  const page = await context.newPage();
  await page.goto(operatorSite.url + path);
  return page;
}
