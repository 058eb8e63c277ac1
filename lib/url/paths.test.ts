import { describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { inLanguage, paths } from './paths.ts';

describe('the addresses of the site', () => {
  it('percent-encode ids in any form that a remote service uses', () => {
    expect(paths.record('en', 'a/b c?d')).toBe('/en/research/a%2Fb%20c%3Fd');
  });

  it('keep the list of origin on a record', () => {
    expect(paths.record('ar', '7', { query: { ...defaultResearchQuery, keyword: 'مريخ' }, place: 3 })).toBe(
      `/ar/research/7?place=3&keyword=${encodeURIComponent('مريخ')}`,
    );
  });

  it('change language without losing path, query or anchor', () => {
    expect(inLanguage('/en/research?keyword=a&pageIndex=2#filters', 'ar')).toBe('/ar/research?keyword=a&pageIndex=2#filters');
    expect(inLanguage('/ar', 'en')).toBe('/en');
    expect(inLanguage('/english', 'ar')).toBe('/english');
  });
});
