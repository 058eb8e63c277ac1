import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { instance } from '#lib/setup/compose.ts';
import { listResearch } from './list-research.ts';

withStarterInstance();

/** Lists of every kind: searches, places, people, areas, years, and any combination of these. */
const arbitraryList: fc.Arbitrary<Partial<ResearchQuery>> = fc.record(
  {
    keyword: fc.constantFrom('black holes', 'الأقمار الصناعية', 'galaxy'),
    fromYear: fc.constantFrom(1900, 1990),
    toYear: fc.constantFrom(1995, 2020, 2026),
    language: fc.constantFrom(['en'], ['ar']),
    country: fc.constantFrom(['SA'], ['US', 'EG'], ['QA']),
    researchTypeId: fc.constantFrom(['1'], ['2', '3']),
    focusedAreaId: fc.constantFrom(['2'], ['11', '13', '20']),
    institutionId: fc.constantFrom(['1'], ['2', '3', '4']),
    openAccess: fc.boolean(),
  },
  { requiredKeys: [] },
);

const load = async (query: Partial<ResearchQuery>, language: 'en' | 'ar' = 'en') =>
  listResearch(await instance(), language, { ...defaultResearchQuery, pageSize: 100, ...query }, { hasTabs: false });

/** All rows of a list, as a reader sees them. */
async function rowsOf(query: Partial<ResearchQuery>) {
  const rows = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { page } = await load({ ...query, pageIndex });
    rows.push(...page.items);
    if (!page.hasNext) return rows;
  }
}

describe('The filter of works that are free to read', () => {
  it('counts in any list exactly the rows whose label states it', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryList, async (query) => {
        const rows = await rowsOf(query);
        const isFree = ({ read }: (typeof rows)[number]) => /\bfree\b/i.test(read.text);
        const [free, rest] = [await load({ ...query, freeToRead: true }), await load({ ...query, freeToRead: false })];
        expect(free.page.total).toBe(rows.filter(isFree).length);
        expect(rest.page.total).toBe(rows.length - rows.filter(isFree).length);
        const { page } = await load({ ...query, pageSize: 1 });
        const count = page.facets.freeToRead?.find(({ id }) => id === 'true')?.count ?? 0;
        expect(count).toBe(rows.filter(isFree).length);
      }),
      { numRuns: 15 },
    );
  });

  it('finds the works in archives that the filter by open access leaves out', async () => {
    const blackHoles = { keyword: 'black holes' };
    const [{ page: open }, { page: free }] = [
      await load({ ...blackHoles, openAccess: true }),
      await load({ ...blackHoles, freeToRead: true }),
    ];
    expect(free.total).toBeGreaterThan(10);
    expect(open.total).toBeLessThan(free.total ?? 0);
  });
});
