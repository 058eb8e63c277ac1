import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { copyStarterStore } from '#e2e/copy-starter-store.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { findViolations } from '#e2e/find-violations.ts';
import { languages } from '#e2e/pages.ts';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import { startUpstream } from '#e2e/upstreams/start-upstream.ts';

/** Tests operator settings with a separate server process, because the other end-to-end tests run without such settings. */
const folder = mkdtempSync(join(tmpdir(), 'madar-operator-'));
const logo = join(folder, 'logo.svg');
const settings = {
  SITE_URL: 'https://portal.example',
  SITE_NAME_EN: 'Space Portal',
  SITE_NAME_AR: 'بوابة الفضاء',
  SITE_ACCENT: '#ffcc00',
  OPERATOR_NAME_EN: 'Example Space Agency',
  OPERATOR_NAME_AR: 'وكالة المثال للفضاء',
  OPERATOR_URL: 'https://agency.example/',
  OPERATOR_EMAIL: 'contact@agency.example',
  OPERATOR_LOGO: logo,
};
const names = {
  en: { site: settings.SITE_NAME_EN, operator: settings.OPERATOR_NAME_EN, report: 'Report an error', mail: 'Write the report by e-mail' },
  ar: {
    site: settings.SITE_NAME_AR,
    operator: settings.OPERATOR_NAME_AR,
    report: 'الإبلاغ عن خطأ',
    mail: 'إرسال البلاغ بالبريد الإلكتروني',
  },
} as const;
const pages = ['', '/about', '/privacy', '/imprint', '/accessibility', '/research/300'] as const;

let operatorSite: SiteProcess;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z" fill="#063"/></svg>');
  operatorSite = await startProcess({ ...settings, DATA_DIR: await copyStarterStore(join(folder, 'data')), LOG_LEVEL: 'warn' });
  // The first page renders slowly; until it is ready, the server may answer 503 on a busy machine.
  await fetchWithRetry(`${operatorSite.url}/en`);
});
test.afterAll(async () => {
  await operatorSite?.end();
  rmSync(folder, { recursive: true, force: true });
});

for (const language of languages) {
  const { site, operator } = names[language];

  test(`${language}: every page names its operator and the site, not the program`, async ({ request }) => {
    for (const path of pages) {
      const html = await (await request.get(`${operatorSite.url}/${language}${path}`)).text();
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      expect(title, path).toContain(site);
      expect(/<footer[\s\S]*<\/footer>/.exec(html)?.[0], path).toContain(operator);
      expect(/<header[\s\S]*?<\/header>/.exec(html)?.[0], path).toContain(site);
      expect(html, path).toContain(`property="og:site_name" content="${site}"`);
      // Pages with credits may name Madar as the program and the typeface.
      if (!/about|imprint/.test(path)) expect(textOf(html), path).not.toMatch(/\bMadar\b|(?<!ال)مدار\b/);
    }
  });

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
    await page.getByText(names[language].report, { exact: true }).click();
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

test('the operator is also named in security.txt, OAI-PMH, OpenAPI, llms.txt, feeds, search descriptions and structured data', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(operatorSite.url + path)).text();
  expect(await text('/.well-known/security.txt')).toContain('Contact: mailto:contact@agency.example\n');
  const identify = await text('/oai?verb=Identify');
  expect(identify).toContain('<repositoryName>Space Portal · بوابة الفضاء</repositoryName>');
  expect(identify).toContain('<adminEmail>contact@agency.example</adminEmail>');
  const { info } = JSON.parse(await text('/api/openapi.ar.json')) as { info: { contact: object } };
  expect(info.contact).toEqual({ name: settings.OPERATOR_NAME_AR, url: settings.OPERATOR_URL, email: settings.OPERATOR_EMAIL });
  expect(await text('/llms.txt')).toMatch(/^# Space Portal · بوابة الفضاء\n[\s\S]*run by Example Space Agency/);
  expect(await text('/ar/research.atom')).toContain('بوابة الفضاء: أبحاث الفضاء');
  expect(await text('/opensearch.en.xml')).toContain('<ShortName>Space Portal</ShortName>');
  expect(await text('/ar')).toContain('"publisher":{"@type":"Organization","name":"وكالة المثال للفضاء"');
  expect((await request.get(`${operatorSite.url}/operator-logo`)).headers()['content-type']).toBe('image/svg+xml');
});

test('the start names the shades of the accent, and no missing setting', () => {
  expect(operatorSite.output()).toContain('SITE_ACCENT #ffcc00 is shown as #856a00 in the light theme and #ffcc00 in the dark theme');
  expect(operatorSite.output()).not.toContain('Before this site goes public');
});

test('a site over a remote service names the operator too', async () => {
  const upstream = await startUpstream(eshop);
  const remote = await startProcess({
    ...settings,
    UPSTREAM_BASE_URL: upstream.url,
    UPSTREAM_API_KEY: upstream.key,
    DATA_DIR: join(folder, 'remote'),
  });
  try {
    for (const language of languages)
      for (const path of ['', '/privacy', '/imprint'])
        expect(await (await fetchWithRetry(`${remote.url}/${language}${path}`)).text()).toContain(names[language].operator);
  } finally {
    await remote.end();
    await upstream.close();
  }
});

test.describe('Without an operator', () => {
  for (const language of languages)
    test(`${language}: no page has an empty place, and there is no imprint`, async ({ page }) => {
      await page.goto(`/${language}/privacy`);
      await expect(page.locator('footer img')).toHaveCount(0);
      await expect(page.locator('footer')).not.toContainText(/Run by|الجهة المشغّلة/);
      await expect(page.locator('#operator + p')).toContainText(/operator|مشغّله/);
      await expect(page.locator(`a[href="/${language}/imprint"]`)).toHaveCount(0);
      expect((await page.goto(`/${language}/imprint`))?.status()).toBe(404);
      await page.goto(`/${language}/about`);
      await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0);
    });
});

async function open(browser: Browser, path: string, javaScriptEnabled: boolean, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, colorScheme });
  const page = await context.newPage();
  await page.goto(operatorSite.url + path);
  return page;
}

function textOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ');
}
