import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyStarterStore } from '#e2e/copy-starter-store.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { findViolations } from '#e2e/find-violations.ts';
import { languages } from '#e2e/pages.ts';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';

/** A public site whose operator set only its address. */
const folder = mkdtempSync(join(tmpdir(), 'madar-no-operator-'));
let site: SiteProcess;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startProcess({
    SITE_URL: 'https://portal.example',
    DATA_DIR: await copyStarterStore(join(folder, 'data')),
    LOG_LEVEL: 'warn',
  });
  // The first page renders slowly; until it is ready, the server may answer 503 on a busy machine.
  await fetchWithRetry(`${site.url}/en`);
});
test.afterAll(async () => {
  await site?.end();
  rmSync(folder, { recursive: true, force: true });
});

for (const language of languages)
  test(`${language}: the imprint states that no operator is named, and the footer links to it`, async ({ page }) => {
    await page.goto(`${site.url}/${language}`);
    await expect(page.locator(`footer a[href="/${language}/imprint"]`)).toHaveCount(1);
    const response = await page.goto(`${site.url}/${language}/imprint`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('main')).toContainText(
      language === 'en' ? 'No operator of Madar is named.' : 'لم تُذكر الجهة التي تشغّل «مدار»',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await findViolations(page)).toEqual([]);
  });

test('the start lists the missing settings of a public site, and harvesters get a sentence instead of an unread address', async ({
  request,
}) => {
  for (const name of ['OPERATOR_NAME_EN', 'OPERATOR_NAME_AR', 'OPERATOR_EMAIL', 'OPERATOR_URL']) expect(site.output()).toContain(name);
  expect(site.output()).not.toContain('set SITE_URL');
  const oai = await request.get(`${site.url}/oai?verb=Identify`);
  expect(oai.status()).toBe(503);
  expect(await oai.text()).toContain('OPERATOR_EMAIL');
  expect((await request.get(`${site.url}/sitemap/0.xml`)).ok()).toBe(true);
});
