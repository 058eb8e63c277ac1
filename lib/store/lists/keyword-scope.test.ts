import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openFilled } from '#lib/store/testing/open-filled.ts';
import { testRecords } from '#lib/testing/records.ts';

const [first, second, third] = testRecords();

describe('A search in keywords only', () => {
  let store: Store;
  const titlesOf = async (keyword: string, strict = true) => {
    const page = await store.findResearch('en', { ...defaultResearchQuery, keyword, searchIn: 'keyword', strict });
    return page.items.map(({ title }) => title.value).sort();
  };
  beforeAll(async () => {
    if (!first || !second || !third) throw new Error('Three records are needed');
    const variants = [
      { ...first, title: { en: 'A' }, abstract: { en: 'desert dust' }, keywords: { en: ['soil erosion'], ar: ['انجراف التربة'] } },
      { ...second, title: { en: 'B, soil erosion in a title' }, abstract: { en: 'soil erosion' }, keywords: { en: ['desert dust'] } },
      { ...third, title: { en: 'C' }, abstract: { en: 'x' }, keywords: { en: ['desert dust', 'soil erosion', 'Albedo'] } },
    ];
    store = await openFilled(variants);
  });
  afterAll(() => store.close());

  it('matches the keyword in both languages, but not its words in titles or abstracts', async () => {
    expect(await titlesOf('soil erosion')).toEqual(['A', 'C']);
    expect(await titlesOf('Soil Erosions')).toEqual(['A', 'C']);
    expect(await titlesOf('انجراف التربة')).toEqual(['A']);
    expect(await titlesOf('albedo')).toEqual(['C']);
  });

  it('requires every named keyword, treats a phrase as one and omits excluded ones', async () => {
    expect(await titlesOf('desert dust soil erosion')).toEqual(['C']);
    expect(await titlesOf('"desert dust"')).toEqual(['B, soil erosion in a title', 'C']);
    expect(await titlesOf('"desert dust" -albedo')).toEqual(['B, soil erosion in a title']);
  });

  it('does not match part of a keyword', async () => {
    expect(await titlesOf('erosion')).toEqual([]);
  });
});
