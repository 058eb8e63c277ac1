import { describe, expect, it } from 'vitest';
import { loadResearchList } from '#app/_pages/lists/load-lists.ts';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/compose.ts';
import { defaultInstitutionQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { loadCountryPage } from './load-country.ts';
import { countCountries, institutionsOf } from './load-institutions.ts';
import { loadPlaceContext } from './load-place-context.ts';

withStarterInstance();

async function idsOf(query: ResearchQuery): Promise<readonly string[]> {
  const ids: string[] = [];
  const { extras } = await instance();
  for await (const { id } of extras?.stream('en', query) ?? []) ids.push(id);
  return ids;
}

describe('The list of a page', () => {
  it('is that of the filter for every institution, as long as the institution says', async () => {
    const institutions = await institutionsOf();
    const { items, total } = await institutions.find('en', { ...defaultInstitutionQuery, pageSize: 100 });
    const rest = await institutions.find('en', { ...defaultInstitutionQuery, pageSize: 100, pageIndex: 2 });
    const all = [...items, ...rest.items];
    expect(all.length).toBe(total);
    expect(all.length).toBeGreaterThan(100);
    for (const { id, publicationCount } of all) {
      const query = { ...defaultResearchQuery, institutionId: [id], pageSize: 100 };
      const { page } = await loadResearchList('ar', query);
      expect(page.total, id).toBe(publicationCount);
      expect(page.items.map((row) => row.id).toSorted(), id).toEqual([...(await idsOf(query))].toSorted());
    }
  });

  it('is that of the filter for every country, and its partners are counted among exactly those publications', async () => {
    const countries = await countCountries('en');
    expect(countries.length).toBeGreaterThan(20);
    for (const { id: code, count } of countries) {
      const query = { ...defaultResearchQuery, country: [code], pageSize: 100 };
      const { list, country, context } = await loadCountryPage('en', code, query);
      expect([country.total, list.page.total], code).toEqual([count, count]);
      for (const partner of context.countries) expect(partner.count, `${code} ${partner.code}`).toBeLessThanOrEqual(count);
      expect(context.countries.find((own) => own.code === code)?.count, code).toBe(count);
    }
  });

  it('has partners that have it as theirs, as often', async () => {
    const { items } = await (await institutionsOf()).find('en', { ...defaultInstitutionQuery, sort: '-publications', pageSize: 5 });
    for (const { id } of items) {
      const { institutions } = await loadPlaceContext('en', { institutionId: [id], country: [] });
      for (const partner of institutions.filter((other) => other.id !== id).slice(0, 5)) {
        const back = await loadPlaceContext('en', { institutionId: [partner.id], country: [] });
        expect(back.institutions.find((other) => other.id === id)?.count, `${id} ${partner.id}`).toBe(partner.count);
      }
    }
  });
});
