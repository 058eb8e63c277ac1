import { expect, it, vi } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/setup/compose.ts';
import { readRecordsById } from './records-by-id.ts';

withStarterInstance();

it('a long list keeps its order, and requests few records at a time', async () => {
  const { collection } = await instance();
  const loadOriginal = collection.research.bind(collection);
  const concurrency = { now: 0, most: 0 };
  vi.spyOn(collection, 'research').mockImplementation(async (language, id) => {
    concurrency.now += 1;
    concurrency.most = Math.max(concurrency.most, concurrency.now);
    return await loadOriginal(language, id).finally(() => (concurrency.now -= 1));
  });
  const ids = Array.from({ length: 40 }, (_, index) => String(40 - index));
  const rows = await readRecordsById(await instance(), 'en', ['999999', ...ids]);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(concurrency.most).toBeLessThanOrEqual(6);
});
