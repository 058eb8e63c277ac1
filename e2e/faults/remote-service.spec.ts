import { expect, test } from '@playwright/test';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { flapping, htmlFirewall } from '#e2e/upstreams/dialects/odd-servers.ts';
import { apiKey, askPage, languages, quickSettings, recovered } from '#e2e/upstreams/remote-site.ts';
import { type FaultName, startFault } from '#e2e/upstreams/start-fault.ts';
import { startSite } from '#e2e/upstreams/start-site.ts';
import { startSwitch } from '#e2e/upstreams/start-switch.ts';
import { type Dialect, startUpstream } from '#e2e/upstreams/start-upstream.ts';

const faults: readonly (readonly [FaultName | 'refused' | 'firewall' | 'down', number])[] = [
  ['refused', 503],
  ['reset-mid-body', 503],
  ['truncated-json', 503],
  ['huge-body', 503],
  ['quota', 429],
  ['quota-until-tomorrow', 429],
  ['echoes-the-key', 503],
  ['firewall', 503],
  ['down', 503],
  ['hang', 503],
];

const startBad = (fault: (typeof faults)[number][0]) => {
  if (fault === 'refused') return undefined;
  if (fault === 'firewall') return startUpstream(htmlFirewall);
  return fault === 'down' ? startUpstream(flapping(() => true, 300)) : startFault(fault);
};

test('a reader gets a page within the deadline whatever the service does, cached data are dated, and the site recovers by itself', async ({
  page,
}) => {
  const front = await startSwitch();
  const upstream = await startUpstream(cleanArchitecture);
  await front.to(upstream);
  const site = await startSite({ upstreamUrl: front.url, apiKey, env: quickSettings });
  await recovered(site.url);
  for (const language of languages) await askPage(site.url, language, '/research?pageSize=7');
  await askPage(site.url, 'ar', '/research/101');
  for (const [fault, status] of faults) {
    await test.step(fault, async () => {
      const faultySite = await startBad(fault);
      await front.to(faultySite);
      const pages = await Promise.all(languages.map((language) => askPage(site.url, language, `/research?keyword=${fault}`)));
      for (const pagePath of pages) {
        expect(pagePath.status, fault).toBe(status);
        expect(pagePath.headers.get('cache-control')).toBe('private, no-store');
      }
      if (fault === 'quota-until-tomorrow') expect(pages[0]?.headers.get('retry-after')).toBe('40000');
      if (fault === 'refused') {
        await expect(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503)).toPass({ timeout: 10_000 });
        // Cached lists and details are served with their age, in both languages.
        await expect(async () => {
          await page.goto(`${site.url}/en/research?pageSize=7`);
          await expect(page.getByText('This is its last answer, from')).toBeVisible({ timeout: 500 });
        }).toPass({ timeout: 30_000, intervals: [500] });
        await expect(page.getByTestId('results').getByRole('article')).toHaveCount(7);
        await expect(async () => {
          const { status: kept, text } = await askPage(site.url, 'ar', '/research/101');
          expect(kept).toBe(200);
          expect(text.includes('وهذا آخر ما وصل منها')).toBe(true);
        }).toPass({ timeout: 30_000, intervals: [500] });
      }
      await front.to(upstream);
      await recovered(site.url);
      await faultySite?.close();
    });
  }
  await expect(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200)).toPass({ timeout: 10_000 });
  expect(site.output()).not.toContain(apiKey);
  await Promise.all([site.close(), upstream.close(), front.close()]);
});

const hurried: Dialect = {
  ...cleanArchitecture,
  answer: (incoming) =>
    incoming.count === 0 ? { status: 429, headers: { 'retry-after': '1' }, body: {} } : cleanArchitecture.answer(incoming),
};

test('an expired certificate is reported as a failure, and a temporary limit causes a short wait', async () => {
  const [expired, limited] = await Promise.all([startFault('expired-certificate'), startUpstream(hurried)]);
  const site = await startSite({ upstreamUrl: expired.url, apiKey, env: quickSettings });
  for (const language of languages) {
    for (const path of ['', '/research', '/authors', '/research/1', '/authors/1']) {
      expect((await askPage(site.url, language, path)).status).toBe(503);
    }
    expect((await askPage(site.url, language, '/about')).status).toBe(200);
  }
  expect(expired.seen).toHaveLength(0);
  expect(site.output()).not.toContain(apiKey);
  await site.close();
  const patient = await startSite({ upstreamUrl: limited.url, apiKey, env: { ...quickSettings, UPSTREAM_PAGE_BASE: '1' } });
  for (const language of languages) expect((await askPage(patient.url, language, '/research/101')).status).toBe(200);
  await Promise.all([patient.close(), expired.close(), limited.close()]);
});

test('a service that is slow on every request still leaves every page within the deadline', async () => {
  const slow = await startUpstream(flapping(() => false, 2500));
  const site = await startSite({ upstreamUrl: slow.url, apiKey, env: quickSettings });
  const paths = ['', '/research?keyword=orbital', '/research/102?place=2', '/authors/21', '/authors'];
  await Promise.all(languages.flatMap((language) => paths.map((path) => askPage(site.url, language, path))));
  // A response that arrives after the deadline is cached, so that a retry succeeds.
  await expect(async () => expect((await askPage(site.url, 'en', '/research/102')).status).toBe(200)).toPass({ timeout: 40_000 });
  await Promise.all([site.close(), slow.close()]);
});
