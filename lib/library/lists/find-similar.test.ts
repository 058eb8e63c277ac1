import { expect, test } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { instance } from '#lib/setup/compose.ts';
import { listResearch } from './list-research.ts';

withStarterInstance();

const load = async (language: 'en' | 'ar', keyword: string) =>
  listResearch(await instance(), language, { ...defaultResearchQuery, keyword });

test.each([
  ['en', 'gravitational lensing'],
  ['ar', 'العدسات الجذبية'],
] as const)('a list in %s of a single page continues with works similar to its first ones', async (language, keyword) => {
  const { page, alike = [] } = await load(language, keyword);
  expect(page.hasNext).toBe(false);
  expect(alike.length).toBeGreaterThan(0);
  expect(alike.length).toBeLessThanOrEqual(5);
  const listedIds = new Set(page.items.map(({ id }) => id));
  expect(alike.filter(({ id }) => listedIds.has(id))).toEqual([]);
});

test('a list of several pages, one without words and an empty one have no similar works', async () => {
  expect((await load('en', 'galaxy')).alike).toBeUndefined();
  expect((await listResearch(await instance(), 'en', defaultResearchQuery)).alike).toBeUndefined();
  expect((await load('en', 'zzzzqqqq')).alike).toBeUndefined();
});

test.each([
  ['en', 'galaxy zzzzqqqq'],
  ['ar', 'مجرة ززززقققق'],
] as const)('an empty list in %s offers each word of the query with its own result count', async (language, keyword) => {
  const title = `title:zzzzqqqq ${keyword}`;
  const { page, alternatives } = await listResearch(await instance(), language, {
    ...defaultResearchQuery,
    keyword: title,
    fromYear: 1700,
    toYear: 1701,
  });
  expect(page.total).toBe(0);
  const [piece] = alternatives?.pieces ?? [];
  expect(keyword).toContain(piece?.text);
  expect((await load(language, piece?.text ?? '')).page.total).toBe(piece?.total);
});

test('an empty list offers the dictionary entry, and the suggestions of the search box with their counts', async () => {
  const { page, alternatives } = await listResearch(await instance(), 'en', {
    ...defaultResearchQuery,
    keyword: 'ophiolite',
    fromYear: 1700,
    toYear: 1701,
  });
  expect(page.total).toBe(0);
  expect(alternatives?.entries?.[0]).toEqual({ id: 'ophiolite', name: { value: 'ophiolite', lang: 'en' } });
  for (const { text, total } of alternatives?.terms ?? []) expect((await load('en', text.value)).page.total).toBe(total);
});
