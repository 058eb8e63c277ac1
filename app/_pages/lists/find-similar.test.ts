import { expect, test } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { loadResearchList } from './load-lists.ts';

withStarterInstance();

const load = (language: 'en' | 'ar', keyword: string) => loadResearchList(language, { ...defaultResearchQuery, keyword });

test.each([
  ['en', 'gravitational lensing'],
  ['ar', 'العدسات الجذبية'],
] as const)('a list in %s that ends on its page goes on with works like its first ones', async (language, keyword) => {
  const { page, alike = [] } = await load(language, keyword);
  expect(page.hasNext).toBe(false);
  expect(alike.length).toBeGreaterThan(0);
  expect(alike.length).toBeLessThanOrEqual(5);
  const listedIds = new Set(page.items.map(({ id }) => id));
  expect(alike.filter(({ id }) => listedIds.has(id))).toEqual([]);
});

test('a list of several pages, one without words, and an empty one have none', async () => {
  expect((await load('en', 'galaxy')).alike).toBeUndefined();
  expect((await loadResearchList('en', defaultResearchQuery)).alike).toBeUndefined();
  expect((await load('en', 'zzzzqqqq')).alike).toBeUndefined();
});

test.each([
  ['en', 'galaxy zzzzqqqq'],
  ['ar', 'مجرة ززززقققق'],
] as const)('an empty list in %s offers each of its words with what it finds alone', async (language, keyword) => {
  const title = `title:zzzzqqqq ${keyword}`;
  const { page, alternatives } = await loadResearchList(language, {
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

test('an empty list offers the entry of the dictionary, and what the search box would suggest with its number', async () => {
  const { page, alternatives } = await loadResearchList('en', {
    ...defaultResearchQuery,
    keyword: 'ophiolite',
    fromYear: 1700,
    toYear: 1701,
  });
  expect(page.total).toBe(0);
  expect(alternatives?.entries?.[0]).toEqual({ id: 'ophiolite', name: { value: 'ophiolite', lang: 'en' } });
  for (const { text, total } of alternatives?.terms ?? []) expect((await load('en', text.value)).page.total).toBe(total);
});
