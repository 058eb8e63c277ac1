import { expect, test } from '@playwright/test';
import { nastyStrings } from '#lib/testing/nasty-strings.ts';
import { crawlHostile } from './hostile/crawl-hostile.ts';
import { startHostileSite } from './hostile/start-hostile-site.ts';

// Tests a sample of the strings; e2e/faults/hostile.spec.ts tests all strings and all file formats.
test.slow();

test('records written to attack their readers are shown as the text they are', async ({ page }) => {
  const sampleStrings = nastyStrings.filter((text) => /^(?:script|attribute|end of script|comment|override|endless|كشيدة)/.test(text));
  const site = await startHostileSite(sampleStrings);
  expect(site.ids, site.imported).toHaveLength(sampleStrings.length);
  const { faults } = await crawlHostile(page, site, site.ids.slice(0, 4));
  expect(faults).toEqual([]);
  await site.close();
});
