import { expect, test } from '@playwright/test';
import { crawlHostile } from './hostile/crawl-hostile.ts';
import { nastyStrings } from './hostile/nasty-strings.ts';
import { startHostileSite } from './hostile/start-hostile-site.ts';

// A few strings of many, the ones that reach furthest; all of them, and all files, in e2e/faults.
test.slow();

test('records written to attack their readers are shown as the text they are', async ({ page }) => {
  const some = nastyStrings.filter((text) => /^(?:script|attribute|end of script|comment|override|endless|كشيدة)/.test(text));
  const site = await startHostileSite(some);
  expect(site.ids, site.imported).toHaveLength(some.length);
  const { wrong } = await crawlHostile(page, site, site.ids.slice(0, 4));
  expect(wrong).toEqual([]);
  await site.close();
});
