import { expect, it, vi } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/compose.ts';
import { loadRecordsById } from './load-records-by-id.ts';

withStarterInstance();

it('a long list comes in its order, and asks for few records at a time', async () => {
  const { catalogue } = await instance();
  const ask = catalogue.research.bind(catalogue);
  const asked = { now: 0, most: 0 };
  vi.spyOn(catalogue, 'research').mockImplementation(async (language, id) => {
    asked.now += 1;
    asked.most = Math.max(asked.most, asked.now);
    return await ask(language, id).finally(() => (asked.now -= 1));
  });
  const ids = Array.from({ length: 40 }, (_, place) => String(40 - place));
  const rows = await loadRecordsById('en', ['999999', ...ids]);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(asked.most).toBeLessThanOrEqual(6);
});
