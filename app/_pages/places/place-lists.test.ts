import { describe, expect, it } from 'vitest';
import { operationsOnly, withStarterInstance } from '#app/testing/starter-instance.ts';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { countCountries, institutionsOf, shareOf } from '#lib/library/places/institutions.ts';
import { readPlaceContext } from '#lib/library/places/place-context.ts';
import { readPlace } from '#lib/library/places/read-place.ts';
import { instance } from '#lib/setup/compose.ts';
import { placePages } from './place-pages.ts';

withStarterInstance();

async function idsOf(query: ResearchQuery): Promise<readonly string[]> {
  const ids: string[] = [];
  const { collection } = await instance();
  for await (const { id } of collection.harvest?.stream('en', query) ?? []) ids.push(id);
  return ids;
}

async function everyInstitution() {
  const institutions = institutionsOf((await instance()).collection);
  const pageOf = (pageIndex: number) => institutions.find('en', { ...defaultInstitutionQuery, pageSize: 100, pageIndex });
  const [firstPage, second] = [await pageOf(1), await pageOf(2)];
  const allItems = [...firstPage.items, ...second.items];
  expect(allItems.length).toBe(firstPage.total);
  return allItems;
}

describe('The list of a page', () => {
  it('has the count of the filter and the institution, for every institution', async () => {
    const institutions = await everyInstitution();
    expect(institutions.length).toBeGreaterThan(100);
    for (const { id, publicationCount } of institutions) {
      const query = { ...defaultResearchQuery, institutionId: [id], pageSize: 100 };
      const { page } = await listResearch(await instance(), 'ar', query);
      expect(page.total, id).toBe(publicationCount);
      expect(page.items.map((row) => row.id).toSorted(), id).toEqual([...(await idsOf(query))].toSorted());
    }
  });

  it('is the same as that of the filter for every country, and its partners are counted among exactly those publications', async () => {
    const countries = await countCountries(await instance(), 'en');
    const located = await shareOf(await instance(), 'en', countries);
    const [highest = 0, sum] = [countries[0]?.count, countries.reduce((total, { count }) => total + count, 0)];
    expect(located?.count).toBeGreaterThan(highest);
    expect(located?.count).toBeLessThanOrEqual(Math.min(sum, (located?.total ?? 0) - 1));
    const institutions = await everyInstitution();
    const countryOf = (id: string) => institutions.find((institution) => institution.id === id)?.country;
    expect(countries.length).toBeGreaterThan(20);
    for (const { id: code, count } of countries) {
      const query = { ...defaultResearchQuery, country: [code], pageSize: 100 };
      const { list, place: country, context } = await readPlace(await instance(), 'en', placePages.country, code, query);
      expect([country.publicationCount, list.page.total], code).toEqual([count, count]);
      for (const partner of context.countries) expect(partner.count, `${code} ${partner.code}`).toBeLessThanOrEqual(count);
      expect(context.countries.find((own) => own.code === code)?.count, code).toBe(count);
      expect(context.people.counted).toBe('here');
      for (const { id, count: theirs } of context.people.people.slice(0, 3))
        expect((await listResearch(await instance(), 'en', { ...query, authorId: [id] })).page.total, `${code} ${id}`).toBe(theirs);
      for (const { id, count: shared } of context.partners.slice(0, 3)) {
        expect(countryOf(id), `${code} ${id}`).not.toBe(code);
        expect((await idsOf({ ...query, institutionId: [id] })).length, `${code} ${id}`).toBe(shared);
      }
    }
  });

  it('over a remote service has its people with all of their publications, marked as such', async () => {
    const { collection, ...sources } = await instance();
    const filter = { institutionId: [], country: ['SA'] };
    const query = { ...defaultAuthorQuery, ...filter, sort: '-publications', pageSize: 24 } as const;
    const { items, total } = await collection.findAuthors('en', query);
    const remote = { ...sources, collection: { ...collection, ...operationsOnly } };
    const { people, partners, years } = await readPlaceContext(remote, 'en', filter);
    expect(people).toMatchObject({ total, counted: 'all' });
    expect(people.people.map(({ id, count }) => [id, count])).toEqual(items.map(({ id, publicationCount }) => [id, publicationCount]));
    expect([partners, years]).toEqual([[], []]);
  });

  it('has partners that list it as theirs with the same count', async () => {
    const { items } = await institutionsOf((await instance()).collection).find('en', {
      ...defaultInstitutionQuery,
      sort: '-publications',
      pageSize: 5,
    });
    for (const { id } of items) {
      const { partners } = await readPlaceContext(await instance(), 'en', { institutionId: [id], country: [] });
      expect(partners.map((partner) => partner.id)).not.toContain(id);
      for (const partner of partners.slice(0, 5)) {
        const partnerContext = await readPlaceContext(await instance(), 'en', { institutionId: [partner.id], country: [] });
        expect(partnerContext.partners.find((other) => other.id === id)?.count, `${id} ${partner.id}`).toBe(partner.count);
      }
    }
  });
});
