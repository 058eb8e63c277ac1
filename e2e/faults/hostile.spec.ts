import { expect, test } from '@playwright/test';
import { crawlHostile } from '#e2e/hostile/crawl-hostile.ts';
import { nastyStrings } from '#e2e/hostile/nasty-strings.ts';
import { readHostileExports } from '#e2e/hostile/read-exports.ts';
import { startHostileSite } from '#e2e/hostile/start-hostile-site.ts';

test('every nasty string in every field, read by browsers and by the programs of every file format', async ({ page }) => {
  const site = await startHostileSite();
  // A record whose name is nothing that can be shown may be refused; it is said then, and nothing else is lost.
  expect(site.ids.length, site.imported).toBeGreaterThan(nastyStrings.length - 6);
  const { wrong, visited } = await crawlHostile(page, site);
  expect(visited).toBeGreaterThan(70);
  expect(wrong).toEqual([]);
  await readHostileExports(site);
  expect(site.said()).not.toMatch(/TypeError|SyntaxError|unhandled/i);
  await site.close();
});
