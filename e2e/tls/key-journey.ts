import { type BrowserContext, expect, type Page, type PlaywrightWorkerArgs, type PlaywrightWorkerOptions } from '@playwright/test';
import { copyStarterStore } from '#e2e/copy-starter-store.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { type Mailbox, startMailbox } from './start-mailbox.ts';
import { settingsBehindProxy, startTlsProxy } from './start-tls-proxy.ts';

type Browsers = Pick<PlaywrightWorkerArgs, 'playwright'> & Pick<PlaywrightWorkerOptions, 'launchOptions'>;

export interface JourneyOptions {
  readonly dataDir: string;
  readonly language: 'en' | 'ar';
  readonly scripts: boolean;
  readonly HOST?: string;
}

/** Requests, changes, rotates, ends and erases API keys in a browser, on a site behind TLS configured like docs/deploy/nginx.conf. */
export async function keyJourney(
  { playwright, launchOptions }: Browsers,
  { dataDir, language, scripts, HOST = '127.0.0.1' }: JourneyOptions,
) {
  const settings = settingsBehindProxy();
  const mailbox = await startMailbox();
  const site = await startProcess({
    ...settings,
    HOST,
    DATA_DIR: await copyStarterStore(dataDir),
    SMTP_URL: mailbox.smtpUrl,
    LOG_LEVEL: 'info',
  });
  // The first page renders slowly; until it is ready, the server may answer 503 on a busy machine.
  await fetchWithRetry(`${site.url}/${language}`);
  const proxy = await startTlsProxy(site.url);
  const { host, hostname } = new URL(settings.SITE_URL);
  const rules = `MAP ${hostname}:443 127.0.0.1:${proxy.port}`;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`],
  });
  const context = await browser.newContext({ baseURL: settings.SITE_URL, ignoreHTTPSErrors: true, javaScriptEnabled: scripts });
  context.setDefaultTimeout(stepMs);
  const serverErrors: string[] = [];
  context.on('response', (answer) => answer.status() >= 500 && serverErrors.push(`${answer.status()} ${answer.url()}`));
  try {
    const page = await takeSteps(context, mailbox, site, language);
    expect(serverErrors).toEqual([]);
    expect(new URL(page.url()).host).toBe(host);
    const output = site.output();
    expect(output).not.toMatch(/mdr_live_[0-9A-Za-z]|token=[\w-]{43}|@reader\.example|failed to|"level":50/);
  } finally {
    await browser.close();
    await Promise.all([proxy.close(), site.end(), mailbox.close()]);
  }
}

/** Time-out of one step, long enough for a busy machine. */
const stepMs = 30_000;

/** Takes all steps in the browser and returns the page after the last one. */
async function takeSteps(context: BrowserContext, mailbox: Mailbox, site: SiteProcess, language: string): Promise<Page> {
  const email = `key-${language}@reader.example`;
  const keys = `/${language}/developers/keys`;
  const page = await context.newPage();
  await page.goto(`/${language}/developers`);
  const firstKey = await requestKey(page, mailbox, email);
  expect(await statusOf(site, language, firstKey)).toBe(200);
  await openMailedLink(page, mailbox, keys, email);
  await page.locator('input[name=name]').fill('مرصد Example');
  await page.locator('textarea[name=origins]').fill('https://client.example');
  await submit(page, 'form:has(textarea[name=origins])');
  await expect(page).toHaveURL(/manage\?saved=k_/);
  await expect(page.locator('main')).toContainText('مرصد Example');
  await page.locator(`a[href*="${keys}/rotate"]`).click();
  await submit(page, 'main form');
  const secondKey = await issuedKeyOf(page);
  await page.goto(`${keys}/manage`);
  await submit(page, 'form[data-testid=close-keys]');
  // Waits for the response, because opening another page earlier could cancel the request.
  await expect(page).toHaveURL(new RegExp(`${keys}$`));
  await page.goto(`${keys}/manage`);
  await expect(page.locator('input[name=keyId]')).toHaveCount(0);
  await page.goto(keys);
  await page.locator('#key-to-open').fill(secondKey);
  await submit(page, 'form:has(#key-to-open)');
  await expect(page).toHaveURL(new RegExp(`${keys}/manage$`));
  await confirmAndSubmit(page, 'details:has(input[name=keyId])');
  await expect(page).toHaveURL(/keys\?ended=k_/);
  expect(await statusOf(site, language, secondKey)).toBe(401);
  await page.locator('#key-to-open').fill(secondKey);
  await submit(page, 'form:has(#key-to-open)');
  await expect(page).toHaveURL(/keys\?ended=k_[0-9A-Za-z]{10}&gone=1/);
  await page.goto(keys);
  await page.locator('#key-to-end').fill(firstKey);
  await submit(page, 'form:has(#key-to-end)');
  await expect(page).toHaveURL(/keys\?ended=k_/);
  expect(await statusOf(site, language, firstKey)).toBe(401);
  await openMailedLink(page, mailbox, keys, email);
  await confirmAndSubmit(page, 'details:has(input[name=sure]):not(:has(input[name=keyId]))');
  await expect(page).toHaveURL(/keys\?erased=1/);
  return page;
}

async function requestKey(page: Page, mailbox: Mailbox, email: string): Promise<string> {
  await page.locator('input[name=name]').fill('Example client');
  await page.locator('input[name=email]').fill(email);
  await submit(page, 'form:has(textarea[name=comment])');
  await expect(page.getByRole('status').first()).toBeVisible();
  await page.goto(await mailbox.nextLink('/keys/confirm'));
  await submit(page, 'main form');
  return issuedKeyOf(page);
}

async function openMailedLink(page: Page, mailbox: Mailbox, keys: string, email: string): Promise<void> {
  await page.goto(keys);
  await page.locator('#email').fill(email);
  await submit(page, 'form:has(#email)');
  await expect(page).toHaveURL(/keys\?sent=1/);
  await page.goto(await mailbox.nextLink('/keys/manage'));
  await submit(page, 'main form');
  await expect(page).toHaveURL(new RegExp(`${keys}/manage$`));
}

/** Submits a form that requires confirmation. */
async function confirmAndSubmit(page: Page, details: string): Promise<void> {
  await page.locator(`${details} summary`).first().click();
  await page.locator(`${details} input[name=sure]`).first().check();
  await submit(page, `${details} form`);
}

const submit = (page: Page, form: string) => page.locator(`${form} button[type=submit]`).first().click();

async function issuedKeyOf(page: Page): Promise<string> {
  const issuedKey = page.getByTestId('issued-key');
  await expect(issuedKey).toBeVisible();
  const [key = ''] = /mdr_live_[0-9A-Za-z]{38}(?![0-9A-Za-z])/.exec((await issuedKey.textContent()) ?? '') ?? [];
  expect(key).not.toBe('');
  return key;
}

async function statusOf(site: SiteProcess, language: string, key: string): Promise<number> {
  const answer = await fetch(`${site.url}/api/${language}/LookUp/GetAllResearchTypes`, { headers: { 'x-api-key': key } });
  return answer.status;
}
