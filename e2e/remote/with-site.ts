import assert from 'node:assert/strict';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import { pascalNested } from '#e2e/upstreams/dialects/pascal-nested.ts';
import { suffixPairs } from '#e2e/upstreams/dialects/suffix-pairs.ts';
import { type Site, startSite } from '#e2e/upstreams/start-site.ts';
import { type Dialect, startUpstream, type Upstream } from '#e2e/upstreams/start-upstream.ts';

/** Service designs that are tested in a browser. Each test starts and stops its own service and site, so that few servers run at once. */
export const inBrowser: readonly Dialect[] = [cleanArchitecture, eshop, pascalNested, suffixPairs];

/** Runs a check with a site over a service of this dialect, and stops both. */
export async function withSite(dialect: Dialect, check: (site: Site, upstream: Upstream) => Promise<void>): Promise<void> {
  const upstream = await startUpstream(dialect);
  const site = await startSite({
    upstreamUrl: upstream.url,
    apiKey: upstream.key,
    ...(dialect.key && { key: dialect.key }),
    env: { UPSTREAM_DEVELOPERS_URL: 'https://developers.example.org/keys' },
  });
  try {
    await check(site, upstream);
    assert.ok(!site.output().includes(upstream.key), 'the log contains the API key');
  } finally {
    await site.close();
    await upstream.close();
  }
}
