import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { copyStarterStore } from '#e2e/copy-starter-store.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { findViolations } from '#e2e/find-violations.ts';
import { bareEnvironment, type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { parseMail, startMailServer } from '#lib/testing/start-mail-server.ts';

const siteUrl = 'https://portal.example';
const folder = mkdtempSync(join(tmpdir(), 'madar-digests-'));
let site: SiteProcess;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let settings: Readonly<Record<string, string>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  mails = await startMailServer();
  settings = { SITE_URL: siteUrl, SMTP_URL: mails.url, DATA_DIR: await copyStarterStore(join(folder, 'data')), LOG_LEVEL: 'info' };
  site = await startProcess(settings);
  await fetchWithRetry(`${site.url}/en`);
});
test.afterAll(async () => {
  await Promise.all([site?.end(), mails?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command on the data of the site. It must not block this process, which is the mail server. */
async function run(command: string, ...args: string[]): Promise<string> {
  const env = { ...bareEnvironment, ...settings };
  return (await promisify(execFile)(process.execPath, [`lib/commands/${command}.ts`, ...args], { env })).stdout;
}

/** Imports a new work about Mars, and makes all digests due. */
async function addWork(key: string, title: { readonly en: string; readonly ar: string }): Promise<void> {
  const file = join(folder, `${key}.jsonl`);
  writeFileSync(
    file,
    JSON.stringify({
      key,
      title,
      language: 'en',
      authors: [{ name: { en: 'Ada Example' } }],
      type: 'dataset',
      areas: ['moon'],
      year: 2026,
    }),
  );
  await run('import', file);
  const database = new DatabaseSync(join(settings.DATA_DIR ?? '', 'madar.sqlite'), { timeout: 5000 });
  database.exec(`UPDATE subscription SET due_at = '2026-01-01T00:00:00Z'`);
  database.close();
}

/** The newest message to an address, with its link to a page of the site as the test reaches it. */
async function newestMail(to: string, count: number) {
  await expect.poll(() => mails.received.filter((mail) => mail.to === to).length).toBe(count);
  const mail = parseMail(mails.received.findLast((received) => received.to === to)?.source ?? '');
  const [link = ''] = /https:\/\/portal\.example\S+token=[\w-]{43}/.exec(mail.text) ?? [];
  return { ...mail, link: link.replace(siteUrl, site.url) };
}

const words = {
  en: {
    offer: 'New work by mail',
    save: 'Save',
    saved: 'Saved',
    stop: 'Stop these mails',
    stopped: 'You have stopped these mails.',
    gone: 'has expired',
  },
  ar: {
    offer: 'الجديد بالبريد',
    save: 'حفظ',
    saved: 'تم الحفظ',
    stop: 'إيقاف هذه الرسائل',
    stopped: 'أُوقفت هذه الرسائل.',
    gone: 'انتهت صلاحيته',
  },
} as const;

async function openPhone(browser: Browser, javaScriptEnabled: boolean, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled, colorScheme, baseURL: site.url });
  return context.newPage();
}

/** Checks the page with axe, which needs scripts, and that it is not wider than the phone. */
async function check(page: Page, name: string, scripts: boolean): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (scripts) expect(await findViolations(page), name).toEqual([]);
}

for (const [language, scripts, colorScheme] of [
  ['en', false, 'light'],
  ['ar', true, 'dark'],
  ['en', true, 'dark'],
  ['ar', false, 'light'],
] as const)
  test(`${language}, scripts ${scripts ? 'on' : 'off'}: a reader follows a list by mail, changes the mails and stops them`, async ({
    browser,
  }) => {
    const email = `reader-${language}-${scripts}@mail.example`;
    const text = words[language];
    const page = await openPhone(browser, scripts, colorScheme);
    await page.goto(`/${language}/research?keyword=mars&sort=title`);
    await page.locator('main').getByRole('link', { name: text.offer, exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/${language}/digests/new?keyword=mars`);
    await check(page, 'form', scripts);
    await page.locator('input[name=email]').fill('no address');
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('form:has([name=email]) button').click();
    expect((await refused).status()).toBe(422);
    await expect(page.locator('[data-refused="422"]')).toBeVisible();
    await check(page, 'refused', scripts);
    await page.locator('input[name=email]').fill(email);
    await page.locator('form:has([name=email]) button').click();
    await expect(page.locator('main [role=status]')).toBeVisible();
    await check(page, 'accepted', scripts);

    const confirmation = await newestMail(email, 1);
    expect(confirmation.text).not.toContain('mars');
    await page.goto(confirmation.link);
    await expect(page.locator('main')).toContainText('mars');
    await expect(page.locator('main')).toContainText(email);
    await check(page, 'confirm', scripts);
    await page.locator('main form button').click();
    await expect(page).toHaveURL(/\/digests\?token=[\w-]{43}&done=confirmed$/);
    await expect(page.locator('main')).toContainText(email);
    await check(page, 'confirmed', scripts);
    const used = await page.goto(confirmation.link);
    expect(used?.status()).toBe(410);
    await expect(page.locator('main')).toContainText(text.gone);
    await check(page, 'used', scripts);

    await addWork(`new-${language}-${scripts}`, { en: 'A map of ice on Mars', ar: 'خريطة جليد المريخ' });
    expect(await run('digests', '--dry-run')).toMatch(new RegExp(`^r…@m….example\t${language}\tweekly\t1 new\t.*mars`, 'm'));
    await run('digests', '--send');
    const digest = await newestMail(email, 2);
    for (const part of [digest.text, digest.html])
      for (const title of ['A map of ice on Mars', 'خريطة جليد المريخ']) expect(part).toContain(title);
    expect(await run('digests', '--send')).toMatch(/^sent 0, /m);
    for (const scheme of ['light', 'dark'] as const) {
      const reader = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: scheme });
      const mailPage = await reader.newPage();
      await mailPage.setContent(digest.html);
      await mailPage.screenshot({ path: test.info().outputPath(`mail-${scheme}.png`), fullPage: true });
      expect(
        await findViolations(mailPage, { type: 'rule', values: ['color-contrast', 'link-name', 'html-has-lang', 'valid-lang'] }),
      ).toEqual([]);
      await reader.close();
    }

    await page.goto(digest.link);
    await page.locator('input[name=rhythm][value=monthly]').check();
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.locator('main [role=status]')).toHaveText(text.saved);
    await expect(page.locator('input[name=rhythm][value=monthly]')).toBeChecked();
    await page.getByRole('button', { name: text.stop, exact: true }).click();
    await expect(page.locator('main [role=status]')).toHaveText(text.stopped);
    await expect(page.locator('main')).not.toContainText(email);
    await check(page, 'stopped', scripts);
    await page.goto(`/${language}/digests?token=${'A'.repeat(43)}`);
    await expect(page.locator('main')).toContainText(text.gone);
    expect(site.output()).not.toMatch(/token=[\w-]{43}|@mail\.example/);
    await page.context().close();
  });

test('a mail program stops the mails with one request from elsewhere, twice without harm, and a link alone stops nothing', async ({
  request,
}) => {
  const email = 'program@mail.example';
  const form = parse(await (await request.get(`${site.url}/ar/digests/new`)).text()).querySelector('form:has([name=email])');
  const inputs = form
    ?.querySelectorAll('input:not([type=radio])')
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']);
  await request.post(`${site.url}/ar/digests/new`, { multipart: { ...Object.fromEntries(inputs ?? []), email, rhythm: 'weekly' } });
  const confirmation = await newestMail(email, 1);
  const confirm = await (await request.get(confirmation.link)).text();
  const action = /name="(\$ACTION_ID_[\da-f]+)"/.exec(confirm)?.[1] ?? '';
  const token = new URL(confirmation.link).searchParams.get('token') ?? '';
  const id = /name="id" value="([^"]+)"/.exec(confirm)?.[1] ?? '';
  await request.post(confirmation.link, { multipart: { [action]: '', language: 'ar', token, id } });
  await addWork('new-program', { en: 'Dust on Mars', ar: 'غبار المريخ' });
  await run('digests', '--send');
  const { headers, link } = await newestMail(email, 2);
  const oneClick = (headers['list-unsubscribe'] ?? '').slice(1, -1).replace(siteUrl, site.url);
  expect((await request.get(oneClick, { maxRedirects: 0 })).headers().location).toMatch(/^\/ar\/digests\?token=/);
  expect(await (await request.get(link)).text()).toContain(email);
  const post = () => request.post(oneClick, { headers: { origin: 'https://mail.example' }, form: { 'List-Unsubscribe': 'One-Click' } });
  for (const answer of [await post(), await post()]) expect([answer.status(), await answer.text()]).toEqual([200, 'أُوقفت هذه الرسائل.\n']);
  expect(await (await request.get(link)).text()).not.toContain(email);
  expect((await request.post(`${oneClick}x`, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(410);
});

test('lists, authors, institutions, areas, venues, missions and terms offer mails', async ({ request }) => {
  for (const path of [
    'research',
    'authors/1',
    'institutions/1',
    'areas/41',
    'venues/8561571705259611',
    'missions/james-webb-space-telescope',
    'terms/regolith',
  ]) {
    const html = await (await request.get(`${site.url}/en/${path}`)).text();
    const [, href = ''] = /href="(\/en\/digests\/new[^"]*)"/.exec(html) ?? [];
    expect(href, path).not.toBe('');
    if (path !== 'research') expect(href, path).toContain('?');
  }
});
