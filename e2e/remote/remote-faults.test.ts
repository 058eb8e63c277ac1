import { expect, test } from 'vitest';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { apiKey, askPage, languages, quickSettings, recovered } from '#e2e/upstreams/remote-site.ts';
import { startFault } from '#e2e/upstreams/start-fault.ts';
import { startSite } from '#e2e/upstreams/start-site.ts';
import { startSwitch } from '#e2e/upstreams/start-switch.ts';
import { startUpstream } from '#e2e/upstreams/start-upstream.ts';

// Tests two of the ten faults, with recovery; e2e/faults tests the others.

test('a reader gets a page within the deadline without quota or an answer, cached data are dated, and the site recovers by itself', async () => {
  const front = await startSwitch();
  const [good, spent] = await Promise.all([startUpstream(cleanArchitecture), startFault('quota')]);
  await front.to(good);
  const site = await startSite({ upstreamUrl: front.url, apiKey, env: { ...quickSettings, UPSTREAM_PAGE_BASE: '1' } });
  await recovered(site.url);
  await askPage(site.url, 'ar', '/research/101');
  await front.to(spent);
  for (const language of languages) {
    const { status, headers } = await askPage(site.url, language, '/research?keyword=quota');
    expect([status, headers.get('cache-control')]).toEqual([429, 'private, no-store']);
  }
  await front.to(undefined);
  for (const language of languages) expect((await askPage(site.url, language, '/research?keyword=refused')).status).toBe(503);
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(503);
  await expect
    .poll(
      async () => {
        const { status, text } = await askPage(site.url, 'ar', '/research/101');
        return [status, text.includes('وهذا آخر ما وصل منها')];
      },
      { interval: 500 },
    )
    .toEqual([200, true]);
  await front.to(good);
  await recovered(site.url);
  expect(site.output()).not.toContain(apiKey);
  await Promise.all([site.close(), good.close(), spent.close(), front.close()]);
});
