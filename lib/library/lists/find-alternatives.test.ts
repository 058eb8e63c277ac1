import { describe, expect, it } from 'vitest';
import type { Collection } from '#lib/domain/collection.ts';
import type { Dictionary } from '#lib/domain/dictionary.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { fakeSources } from '#lib/library/testing/fake-sources.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { findAlternatives, localAlternatives, nearestYears } from './find-alternatives.ts';

const year = (id: number, count: number) => ({ id: String(id), name: { value: String(id), lang: 'und' }, count });
const sourcesWith = (find: (query: ResearchQuery) => unknown, dictionary: Partial<Dictionary> = {}) => {
  const findResearch = async (_: string, query: ResearchQuery) => find(query);
  return fakeSources({ findResearch } as Partial<Collection>, { find: () => [], named: () => undefined, ...dictionary });
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

  it('name the searched term in both languages, and those of its broader terms that have publications', async () => {
    const terms = {
      cubesat: { names: { en: ['CubeSat'], ar: ['قمر صناعي مكعب'] }, broader: ['small', 'empty'] },
      small: { names: { en: ['small satellite'], ar: [] }, broader: [] },
      empty: { names: { en: ['thing'], ar: [] }, broader: [] },
    };
    const dictionary = {
      named: (name: string) => (name === 'cubesat' ? terms.cubesat : undefined),
      term: (id: keyof typeof terms) => terms[id],
    } as unknown as Partial<Dictionary>;
    const sources = sourcesWith(({ keyword }) => ({ total: keyword === 'small satellite' ? 13 : 0, facets: {} }), dictionary);
    const query = decodeResearchQuery('keyword=cubesat&fromYear=1900');
    const { names, broader } = await findAlternatives(sources, 'en', query);
    expect(names?.map(({ value }) => value)).toEqual(['CubeSat', 'قمر صناعي مكعب']);
    expect(broader).toEqual([{ text: { value: 'small satellite', lang: 'en' }, total: 13 }]);
    // A remote service is not asked to count.
    expect(localAlternatives(sources.dictionary, 'en', query).broader?.map(({ text }) => text.value)).toEqual(['small satellite', 'thing']);
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
