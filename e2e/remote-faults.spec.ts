import { expect, test } from '@playwright/test';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { flapping, htmlFirewall } from '#e2e/upstreams/dialects/odd-servers.ts';
import { type FaultName, startFault } from '#e2e/upstreams/start-fault.ts';
import { startSite } from '#e2e/upstreams/start-site.ts';
import { startSwitch } from '#e2e/upstreams/start-switch.ts';
import { type Dialect, startUpstream } from '#e2e/upstreams/start-upstream.ts';

/** Answers are taken as new for a second and a failed service is left alone for one, so that what takes minutes in life shows in seconds. */
const quick = { UPSTREAM_FRESH_SECONDS: '1', UPSTREAM_PAUSE_SECONDS: '1' };
const apiKey = 'test-key-7f3a-SECRET';
/** The client's deadline, and what a busy machine needs to render. */
const deadlineMs = 8000 + 4000;
const languages = ['en', 'ar'] as const;

// Ten faults after one another, each with its recovery; waiting is most of it.
test.slow();

async function ask(url: string, language: (typeof languages)[number], path: string) {
  const started = performance.now();
  const response = await fetch(`${url}/${language}${path}`);
  const text = await response.text();
  expect(performance.now() - started, path).toBeLessThan(deadlineMs);
  expect((text + JSON.stringify([...response.headers])).includes(apiKey), path).toBe(false);
  expect(text.includes(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`), path).toBe(true);
  expect(/<h1[\s>]/.test(text), path).toBe(true);
  return { status: response.status, text, headers: response.headers };
}

test('whatever the service does, a reader gets a page in time, kept data are dated, and it recovers by itself', async ({ page }) => {
  const front = await startSwitch();
  const good = await startUpstream(cleanArchitecture);
  await front.to(good);
  const site = await startSite({ upstreamUrl: front.url, apiKey, env: quick });
  const recover = async () => {
    await front.to(good);
    await expect(async () => {
      const { status, text } = await ask(site.url, 'en', '/research?pageSize=7');
      expect(status).toBe(200);
      expect(text.includes('data-as-of=')).toBe(false);
    }).toPass({ timeout: 15_000, intervals: [500] });
  };
  await recover();
  await ask(site.url, 'ar', '/research/101');
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
  for (const [fault, status] of faults) {
    await test.step(fault, async () => {
      const bad =
        fault === 'refused'
          ? undefined
          : fault === 'firewall'
            ? await startUpstream(htmlFirewall)
            : fault === 'down'
              ? await startUpstream(flapping(() => true, 300))
              : await startFault(fault);
      await front.to(bad);
      const pages = await Promise.all(languages.map((language) => ask(site.url, language, `/research?keyword=${fault}`)));
      for (const found of pages) {
        expect(found.status, fault).toBe(status);
        expect(found.headers.get('cache-control')).toBe('private, no-store');
      }
      if (fault === 'quota-until-tomorrow') expect(pages[0]?.headers.get('retry-after')).toBe('40000');
      if (fault === 'refused') {
        expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
        // What was read before is shown with its time, on lists and on details, in both languages.
        await expect(async () => {
          await page.goto(`${site.url}/en/research?pageSize=7`);
          await expect(page.getByText('This is what it said at')).toBeVisible({ timeout: 500 });
        }).toPass({ timeout: 15_000, intervals: [500] });
        await expect(page.getByTestId('results').getByRole('article')).toHaveCount(7);
        await expect(async () => {
          const { status: kept, text } = await ask(site.url, 'ar', '/research/101');
          expect(kept).toBe(200);
          expect(text.includes('وهذا آخر ما وصل منها')).toBe(true);
        }).toPass({ timeout: 15_000, intervals: [500] });
      }
      await recover();
      await bad?.close();
    });
  }
  await expect(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200)).toPass({ timeout: 5000 });
  expect(site.said()).not.toContain(apiKey);
  await Promise.all([site.close(), good.close(), front.close()]);
});

const hurried: Dialect = {
  ...cleanArchitecture,
  answer: (ask) => (ask.count === 0 ? { status: 429, headers: { 'retry-after': '1' }, body: {} } : cleanArchitecture.answer(ask)),
};

test('a certificate that has ended and a limit that passes: an honest failure, and a short wait', async () => {
  const [expired, limited] = await Promise.all([startFault('expired-certificate'), startUpstream(hurried)]);
  const site = await startSite({ upstreamUrl: expired.url, apiKey, env: quick });
  for (const language of languages) {
    for (const path of ['', '/research', '/authors', '/research/1', '/authors/1']) {
      expect((await ask(site.url, language, path)).status).toBe(503);
    }
    expect((await ask(site.url, language, '/about')).status).toBe(200);
  }
  expect(expired.seen).toHaveLength(0);
  expect(site.said()).not.toContain(apiKey);
  await site.close();
  const patient = await startSite({ upstreamUrl: limited.url, apiKey, env: { ...quick, UPSTREAM_PAGE_BASE: '1' } });
  for (const language of languages) expect((await ask(patient.url, language, '/research/101')).status).toBe(200);
  await Promise.all([patient.close(), expired.close(), limited.close()]);
});

test('a service that is slow on every request still leaves every page within the deadline', async () => {
  const slow = await startUpstream(flapping(() => false, 2500));
  const site = await startSite({ upstreamUrl: slow.url, apiKey, env: quick });
  const paths = ['', '/research?keyword=orbital', '/research/102?place=2', '/authors/21', '/authors'];
  await Promise.all(languages.flatMap((language) => paths.map((path) => ask(site.url, language, path))));
  // What came too late is kept: a reader who tries again is served.
  await expect(async () => expect((await ask(site.url, 'en', '/research/102')).status).toBe(200)).toPass({ timeout: 20_000 });
  await Promise.all([site.close(), slow.close()]);
});
