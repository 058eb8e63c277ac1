import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { authorTable } from './author-query.ts';
import { cleanSearch, ignoredParts, movedSearch, renamedSearch } from './clean-search.ts';
import { movedPage, movedPages, movedPath } from './moved-path.ts';
import { decodeResearchQuery, encodeResearchQuery, researchTable } from './research-query.ts';

describe('the address that a form without scripts makes', () => {
  it('redirects once, to its canonical form', () => {
    const longSearch = 'keyword=dust&searchIn=all&researchTypeId=2&researchTypeId=1&fromYear=&toYear=&sort=relevance';
    const to = movedSearch(researchTable, longSearch);
    expect(to).toBe('keyword=dust&researchTypeId=1,2&sort=relevance');
    expect(movedSearch(researchTable, to ?? '')).toBeUndefined();
    expect(movedSearch(researchTable, 'keyword=&searchIn=all&sort=&fromYear=&toYear=')).toBe('');
    expect(movedSearch(authorTable, 'keyword=&focusedAreaId=3&sort=')).toBe('focusedAreaId=3');
  });

  it('keeps unusable values for the page to report', () => {
    expect(movedSearch(researchTable, 'keyword=&fromYear=abcd&toYear=2020')).toBe('toYear=2020&fromYear=abcd');
  });

  it('leaves an address unchanged that a person or a program wrote', () => {
    for (const search of ['', 'pageSize=25&keyword=x', 'pageIndex=1', 'keyword=x&utm_source=mail', 'fromYear=abcd'])
      expect(movedSearch(researchTable, search), search).toBeUndefined();
  });
});

describe('old and guessed names', () => {
  it("replace other systems' names", () => {
    expect(movedSearch(researchTable, 'q=water&page=3')).toBe('keyword=water&pageIndex=3');
    expect(movedSearch(researchTable, 'query=water&per_page=50&year=2020')).toBe('keyword=water&fromYear=2020&toYear=2020&pageSize=50');
    expect(movedSearch(authorTable, 'search=ali&page=2')).toBe('keyword=ali&pageIndex=2');
    expect(movedSearch(authorTable, 'year=2020')).toBeUndefined();
    expect(movedSearch(researchTable, 'language=ar&keyword=dust')).toBe('keyword=dust&workLanguage=ar');
    expect(renamedSearch(researchTable, 'LANGUAGE=ar&find=x')).toBe('workLanguage=ar&find=x');
    expect(renamedSearch(researchTable, 'workLanguage=ar&keyword=')).toBeUndefined();
    expect(movedSearch(researchTable, 'language=ar&workLanguage=fr')).toBe('workLanguage=fr');
    expect(movedSearch(authorTable, 'language=ar')).toBeUndefined();
    expect(ignoredParts(researchTable, 'language=arabic')).toEqual([{ name: 'workLanguage', value: 'arabic' }]);
  });

  it("never override the address's own values", () => {
    expect(movedSearch(researchTable, 'keyword=dust&q=water')).toBeUndefined();
  });

  it('redirect to their section', () => {
    expect(movedPath(['publication', '468'])).toBe('research/468');
    expect(movedPath(['Author', '7'])).toBe('authors/7');
    expect(movedPath(['search'])).toBe('research');
    expect(movedPath(['research', '468'])).toBeUndefined();
    expect(movedPath(['constructor'])).toBeUndefined();
    expect(movedPage(['coverage'])).toBe('collection');
    expect(movedPage(['authors', '685', 'follow'])).toBe('research/follow?authorId=685');
    for (const segments of [['authors', '685'], ['collection'], ['coverage', 'x'], ['constructor']])
      expect(movedPage(segments)).toBeUndefined();
  });
});

test.each(Object.entries(movedPages))('the moved page %s is gone, and %s is a page', (oldPath, newPath) => {
  const pageOf = (path: string) =>
    join(import.meta.dirname, '../../app/[locale]', path.replace(/[?#].*/, '').replace('*', '[id]'), 'page.tsx');
  expect([existsSync(pageOf(oldPath)), existsSync(pageOf(newPath))]).toEqual([false, true]);
});

describe('what an address has and no page uses', () => {
  it('is reported as it was given', () => {
    expect(ignoredParts(researchTable, 'fromYear=abcd&toYear=3000&sort=best&openAccess=1&researchTypeId=1,%20b%20c,1')).toEqual([
      { name: 'researchTypeId', value: 'b c' },
      { name: 'fromYear', value: 'abcd' },
      { name: 'toYear', value: '3000' },
      { name: 'openAccess', value: '1' },
      { name: 'sort', value: 'best' },
    ]);
    expect(ignoredParts(researchTable, `keyword=${'x'.repeat(200)}%20and%20more`)).toEqual([{ name: 'keyword', value: 'and more' }]);
    expect(ignoredParts(authorTable, 'initial=xy')).toEqual([{ name: 'initial', value: 'xy' }]);
  });

  it('is empty when all parameters are used, and decoding is the same with and without it', () => {
    const anything = fc.constantFrom('abcd', '2020', '', 'all', 'title', '1,2', 'x y', '-year', 'true', '٢٠٢٠');
    const pairs = fc.array(fc.tuple(fc.constantFrom(...Object.keys(researchTable)), anything), { maxLength: 12 });
    fc.assert(
      fc.property(pairs, (given) => {
        const raw = new URLSearchParams(given);
        expect(decodeResearchQuery(cleanSearch(researchTable, raw))).toEqual(decodeResearchQuery(raw));
        const canonical = encodeResearchQuery(decodeResearchQuery(raw));
        expect(ignoredParts(researchTable, canonical)).toEqual([]);
        expect(movedSearch(researchTable, cleanSearch(researchTable, raw))).toBeUndefined();
      }),
    );
  });
});
