import { expect, test, vi } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { fewMax } from '#lib/answers/research-answer.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { instance } from '#lib/setup/compose.ts';
import { findRelatedSearches } from './find-related-searches.ts';
import { listResearch } from './list-research.ts';

withStarterInstance();

const loadNear = async (language: 'en' | 'ar') => {
  for (const keyword of language === 'en'
    ? ['ophiolite', 'regolith', 'polarimetry', 'seismology', 'wind tunnel']
    : ['أوفيوليت', 'ريغوليث', 'السيزمولوجيا', 'الاستقطاب']) {
    const query = { ...defaultResearchQuery, keyword };
    const answer = await listResearch(await instance(), language, query);
    const total = answer.page.total ?? 0;
    if (total > 0 && total <= fewMax) return { query, answer, total };
  }
  throw new Error('No word of the starter collection has few results any more.');
};

test.each(['en', 'ar'] as const)(
  'a short result in %s is accompanied by subjects or areas with more results and their exact counts',
  async (language) => {
    const { answer, total } = await loadNear(language);
    const { terms = [], areas = [] } = answer.near ?? {};
    expect(terms.length + areas.length).toBeGreaterThan(0);
    for (const area of areas) {
      expect(area.total).toBeGreaterThan(total);
      expect((await listResearch(await instance(), language, { ...defaultResearchQuery, focusedAreaId: [area.id] })).page.total).toBe(
        area.total,
      );
    }
    for (const { text, total: found } of terms)
      expect((await listResearch(await instance(), language, { ...defaultResearchQuery, keyword: text.value })).page.total).toBe(found);
  },
);

test('the parts of a corrected query are offered in their correct spelling', async () => {
  const findResearch = async (_: unknown, { keyword = '' }: { keyword?: string | undefined }) =>
    ({ items: [], total: keyword.includes(' ') ? 1 : 5, match: 'all', facets: {}, warnings: [] }) as never;
  const page = { total: 1, facets: {}, warnings: [{ code: 'repaired', text: '', suggestion: 'galaxies dust' }] } as never;
  const query = { ...defaultResearchQuery, keyword: 'galxies dust' };
  const near = await findRelatedSearches({ findResearch, findAuthors: findResearch, recommendations: undefined }, 'en', query, page);
  expect(near?.pieces?.map(({ text }) => text)).toEqual(['galaxies', 'dust']);
});

test('an ordinary word of the query is not offered as a search of its own', async () => {
  const findResearch = async (_: unknown, { keyword = '' }: { keyword?: string | undefined }) =>
    ({ items: [], total: keyword.includes(' ') ? 1 : 5, match: 'all', facets: {}, warnings: [] }) as never;
  const page = { total: 1, facets: {}, warnings: [] } as never;
  const piecesOf = async (keyword: string) => {
    const query = { ...defaultResearchQuery, keyword };
    const near = await findRelatedSearches({ findResearch, findAuthors: findResearch, recommendations: undefined }, 'ar', query, page);
    return near?.pieces?.map(({ text }) => text);
  };
  expect(await piecesOf('خسوف الفضائي Mongolia')).toEqual(['خسوف', 'Mongolia']);
  expect(await piecesOf('comet loss')).toEqual(['comet']);
});

test('a long or empty result has no related searches', async () => {
  expect((await listResearch(await instance(), 'en', defaultResearchQuery)).near).toBeUndefined();
  expect((await listResearch(await instance(), 'en', { ...defaultResearchQuery, keyword: 'zzzzqqqq' })).near).toBeUndefined();
});

test('authors are counted only where a reader can see their number', async () => {
  const find = vi.spyOn((await instance()).collection, 'findAuthors');
  const authorTotalOf = async (keyword: string, hasTabs: boolean) => {
    find.mockClear();
    const { authorTotal } = await listResearch(await instance(), 'en', { ...defaultResearchQuery, keyword }, { hasTabs });
    return [authorTotal !== undefined, find.mock.calls.some(([, query]) => query.pageSize === 1)];
  };
  expect(await authorTotalOf('star', true)).toEqual([true, true]);
  expect(await authorTotalOf('star', false)).toEqual([false, false]);
  expect(await authorTotalOf('zzzzqqqq', false)).toEqual([true, true]);
  find.mockRestore();
});
