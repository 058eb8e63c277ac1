import { expect, test } from '@playwright/test';
import { crawlHostile } from '#e2e/hostile/crawl-hostile.ts';
import { readHostileExports } from '#e2e/hostile/read-exports.ts';
import { startHostileSite } from '#e2e/hostile/start-hostile-site.ts';
import { nastyStrings } from '#lib/testing/nasty-strings.ts';

test('every hostile string in every field is read safely by browsers and by the programs of every file format', async ({ page }) => {
  const site = await startHostileSite();
  // A record without a displayable name may be refused with a message; others are imported.
  expect(site.ids.length, site.imported).toBeGreaterThan(nastyStrings.length - 6);
  const { faults, visitedCount } = await crawlHostile(page, site);
  expect(visitedCount).toBeGreaterThan(70);
  expect(faults).toEqual([]);
  await readHostileExports(site);
  expect(site.output()).not.toMatch(/TypeError|SyntaxError|unhandled/i);
  await site.close();
});
