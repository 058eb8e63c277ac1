import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { defaultResearchQuery, researchSorts, searchScopes } from '#lib/domain/query.ts';
import { changeResearchQuery, decodeResearchQuery, encodeResearchQuery, type ResearchAddress } from './research-query.ts';

const year = fc.integer({ min: 1000, max: 2100 });
const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 9999 }).map(String), { maxLength: 20 })
  .map((list) => list.sort((a, b) => Number(a) - Number(b)));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const addresses = fc
  .record({
    keyword: optional(fc.constantFrom('black hole', 'الثقوب السوداء', 'title:"a, b" -c', '10.1/x&y=z', 'a+b%20#c')),
    searchIn: fc.constantFrom(...searchScopes),
    strict: optional(fc.boolean()),
    researchTypeId: ids,
    focusedAreaId: ids,
    authorId: ids,
    institutionId: ids,
    country: fc.uniqueArray(fc.constantFrom('SA', 'EG', 'US'), { maxLength: 3 }).map((list) => list.sort()),
    venue: fc.uniqueArray(fc.constantFrom('Nature', 'Science, Technology', 'A & B %', 'مجلة'), { maxLength: 3 }).map((list) => list.sort()),
    venueId: ids,
    license: fc.uniqueArray(fc.constantFrom('CC-BY-4.0', 'arXiv non-exclusive'), { maxLength: 2 }).map((list) => list.sort()),
    fromYear: optional(year),
    toYear: optional(year),
    workLanguage: fc.uniqueArray(fc.constantFrom('ar', 'en', 'fr'), { maxLength: 3 }).map((list) => list.sort()),
    hasArabic: optional(fc.boolean()),
    openAccess: optional(fc.boolean()),
    cites: ids,
    citedBy: ids,
    sort: optional(fc.constantFrom(...researchSorts)),
    pageIndex: fc.integer({ min: 1, max: 10_000 }),
    pageSize: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ fromYear, toYear, ...rest }) =>
    withoutUndefined<ResearchAddress>({
      ...rest,
      fromYear: fromYear !== undefined && toYear !== undefined ? Math.min(fromYear, toYear) : fromYear,
      toYear: fromYear !== undefined && toYear !== undefined ? Math.max(fromYear, toYear) : toYear,
    }),
  );

describe('a research query in the address bar', () => {
  it('decodes to the query that was encoded', () => {
    fc.assert(
      fc.property(
        addresses,
        (address) => void expect({ ...defaultResearchQuery, ...address }).toMatchObject(decodeResearchQuery(encodeResearchQuery(address))),
      ),
    );
  });

  it('reads a parameter by its former name, and writes the current one', () => {
    expect(decodeResearchQuery('LANGUAGE=ar')).toEqual(decodeResearchQuery('workLanguage=ar'));
    expect(encodeResearchQuery(decodeResearchQuery('language=fr,ar&keyword=mars'))).toBe('keyword=mars&workLanguage=ar,fr');
    expect(decodeResearchQuery('language=ar&workLanguage=fr').workLanguage).toEqual(['fr']);
  });

  it('has one canonical spelling', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const once = encodeResearchQuery(address);
        expect(encodeResearchQuery(decodeResearchQuery(once))).toBe(once);
      }),
    );
  });

  it('is a page whatever the query string holds', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('keyword', 'pageIndex', 'PAGESIZE', 'fromYear', 'researchTypeId', 'sort', 'hasArabic', 'x'),
            fc.string({ unit: 'binary' }),
          ),
        ),
        (pairs) => {
          const params = new URLSearchParams(pairs);
          const query = decodeResearchQuery(params);
          expect(query.pageIndex).toBeGreaterThanOrEqual(1);
          expect(query.pageSize).toBeLessThanOrEqual(100);
          expect(query.keyword?.length ?? 1).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('omits default values', () => {
    expect(encodeResearchQuery(defaultResearchQuery)).toBe('');
    expect(encodeResearchQuery(decodeResearchQuery('pageIndex=1&pageSize=20&searchIn=all&keyword=++'))).toBe('');
  });

  it('reads Arabic and Persian digits, repeated and comma-joined ids, and names in any case', () => {
    expect(decodeResearchQuery('FROMYEAR=٢٠١٥&toyear=۲۰۲۰&researchTypeId=2&researchTypeId=1,3')).toMatchObject({
      fromYear: 2015,
      toYear: 2020,
      researchTypeId: ['1', '2', '3'],
    });
  });

  it('swaps the ends of an inverted range of years', () => {
    expect(decodeResearchQuery('fromYear=2020&toYear=2010')).toMatchObject({ fromYear: 2010, toYear: 2020 });
  });

  it('returns to page 1 after any change except one of the page', () => {
    const query = { ...defaultResearchQuery, pageIndex: 7 };
    expect(changeResearchQuery(query, { keyword: 'x' }).pageIndex).toBe(1);
    expect(changeResearchQuery(query, { pageIndex: 8 }).pageIndex).toBe(8);
  });
});
