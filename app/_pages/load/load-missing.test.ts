import { expect, it } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/compose.ts';
import { loadMissing } from './load-missing.ts';
import { coveragePath, readMissingAddress } from './missing-address.ts';

withStarterInstance();

it('each number of the coverage page opens a paged list of that many entries, each once', async () => {
  const { extras } = await instance();
  // Longer lists take seconds and would test the same code.
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

it('the address of a list opens that list, and a broken one opens the numbers', () => {
  const address = { what: 'authorName', of: 'ar', after: '120' } as const;
  expect(readMissingAddress(coveragePath('en', address).split('?')[1] ?? '')).toEqual(address);
  for (const invalidSearch of ['missing=title', 'missing=title.fr', 'missing=toString.ar', ''])
    expect(readMissingAddress(invalidSearch)).toBeUndefined();
});
