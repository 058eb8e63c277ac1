import { expect, it } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/compose.ts';
import { loadMissing } from './load-missing.ts';
import { coveragePath, readMissingAddress } from './missing-address.ts';

withStarterInstance();

it('each number of the coverage opens a list of as many, in pages, each entry once', async () => {
  const { extras } = await instance();
  // The longest lists take seconds and add no coverage.
  const lines = ((await extras?.coverage()) ?? []).filter((line) => line.of - line.have < 200);
  expect(new Set(lines.map(({ what }) => what)).size).toBeGreaterThan(3);
  for (const { what, language: of, have, of: total } of lines) {
    const hrefs: string[] = [];
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const list = await loadMissing('ar', { what, of, ...(after && { after }) });
      hrefs.push(...list.entries.map(({ href }) => href));
      after = list.nextAfter;
    }
    expect(hrefs, `${what} ${of}`).toHaveLength(total - have);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});

it('an address of a list leads back to it, a broken one to the numbers', () => {
  const address = { what: 'authorName', of: 'ar', after: '120' } as const;
  expect(readMissingAddress(coveragePath('en', address).split('?')[1] ?? '')).toEqual(address);
  for (const invalidSearch of ['missing=title', 'missing=title.fr', 'missing=toString.ar', ''])
    expect(readMissingAddress(invalidSearch)).toBeUndefined();
});
