import { describe, expect, it } from 'vitest';
import type { Collection } from '#lib/domain/collection.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { fakeSources } from '#lib/library/testing/fake-sources.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { findAlternatives, nearestYears } from './find-alternatives.ts';

const year = (id: number, count: number) => ({ id: String(id), name: { value: String(id), lang: 'und' }, count });
const sourcesWith = (find: (query: ResearchQuery) => unknown) => {
  const findResearch = async (_: string, query: ResearchQuery) => find(query);
  return fakeSources({ findResearch } as Partial<Collection>, { find: () => [] });
};

describe('ways out of an empty list', () => {
  it('count the result without each part, and omit parts whose removal still finds nothing', async () => {
    const sources = sourcesWith((query) => ({ total: query.researchTypeId.length === 0 ? 12 : 0, facets: {} }));
    const ways = await findAlternatives(sources, 'en', decodeResearchQuery('keyword=dust&researchTypeId=3&workLanguage=ar'));
    expect(ways.totals).toEqual({ 'researchTypeId-3': 12, filters: 12 });
  });

  it('offer a search of all fields when only one was searched', async () => {
    const sources = sourcesWith((query) => ({ total: query.searchIn === 'all' && query.keyword ? 4 : 0, facets: {} }));
    expect((await findAlternatives(sources, 'en', decodeResearchQuery('keyword=dust&searchIn=title'))).totals).toEqual({
      everywhere: 4,
    });
  });

  it('are fewer, never a failure, when the service does not answer', async () => {
    const sources = sourcesWith(() => Promise.reject(new Error('down')));
    expect(await findAlternatives(sources, 'ar', decodeResearchQuery('keyword=dust&fromYear=1900'))).toEqual({
      totals: {},
      years: [],
    });
  });

  it('offer a word alone if records contain it, not if other results would replace it', async () => {
    const answers: Record<string, object> = { dust: { total: 3, match: 'all' }, zebras: { total: 9, match: 'any' } };
    const sources = sourcesWith(({ keyword = '' }) => ({ total: 0, match: 'all', facets: {}, ...answers[keyword] }));
    const { pieces } = await findAlternatives(sources, 'en', decodeResearchQuery('keyword=dust+zebras'));
    expect(pieces).toEqual([{ text: 'dust', total: 3 }]);
  });

  it('name the nearest years with results on both sides of a range', () => {
    const values = [year(2020, 5), year(1990, 1), year(1998, 2), year(2030, 9)];
    expect(nearestYears(values, { fromYear: 2000, toYear: 2010 })).toEqual([
      { year: 1998, total: 2 },
      { year: 2020, total: 5 },
    ]);
    expect(nearestYears(values, { fromYear: 2000 })).toEqual([{ year: 1998, total: 2 }]);
  });
});
