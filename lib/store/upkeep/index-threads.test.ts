import { expect, test } from 'vitest';
import { PostingWriter } from '#lib/search/posting-writer.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { indexThreads } from './index-threads.ts';
import { entriesOf } from './reindex.ts';

test('Several threads give the same postings as one', async () => {
  const records = fixtureRecords.map(({ authors, ...rest }, place) => ({
    id: place + 1,
    doc: JSON.stringify(rest),
    authors: JSON.stringify(authors),
  }));
  const threads = indexThreads(2);
  const chunks = await Promise.all([threads.entries(records.slice(0, 3)), threads.entries(records.slice(3))]);
  await threads.close();
  const rowsOf = (entries: ReturnType<typeof entriesOf>) => {
    const writer = new PostingWriter();
    for (const [number, entry] of entries.entries()) writer.add(number, entry);
    return [...writer.take()];
  };
  const entries = entriesOf(records);
  expect(chunks.flat().map(({ lengths }) => lengths)).toEqual(entries.map(({ lengths }) => lengths));
  expect(rowsOf(chunks.flat())).toEqual(rowsOf(entries));
});
