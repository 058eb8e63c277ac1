import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { type ChartCounts, countCharts } from '#lib/library/charts/count-charts.ts';
import { fakeSources } from '#lib/library/testing/fake-sources.ts';
import type { Store } from '#lib/store/port/store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';

const queryOf = (change: Partial<ResearchQuery>): ResearchQuery => ({ ...defaultResearchQuery, ...change });
const selections = [{ country: ['arab-league'] }, { country: ['gcc'] }, { country: ['SA'] }, { country: ['EG', 'DE'] }];

/** Tests of the counts of charts that every store must pass. */
export function describeCharts(name: string, open: () => Promise<Store>): void {
  describe(`${name} with charts of countries`, () => {
    let store: Store;
    const chartsOf = (query: Partial<ResearchQuery>): Promise<ChartCounts> =>
      countCharts(
        fakeSources({ findResearch: (language, sent) => store.findResearch(language, sent), counts: store, applied: (sent) => sent }),
        'en',
        queryOf(query),
        ['year', 'compare', 'country'],
      );
    const idsOf = async (change: Partial<ResearchQuery>) => {
      const ids: string[] = [];
      for await (const { id } of store.stream('en', queryOf(change))) ids.push(id);
      return ids;
    };
    beforeAll(async () => {
      store = await open();
      const records = readCollection().filter(({ authors }) =>
        authors.some(({ affiliation, institutions }) => affiliation ?? institutions),
      );
      await store.load(records, { batch: 'charts' });
    });
    afterAll(() => store.close());

    it.each(selections)('counts the publications of $country without any other country', async ({ country }) => {
      const { onlySelected = 0, total, values } = await chartsOf({ country });
      const selected = new Set(await idsOf({ country }));
      expect(total).toBe(selected.size);
      const members = countryCodes(country);
      const others = (values.find(({ kind }) => kind === 'country')?.values ?? []).filter(({ id }) => !members.includes(id));
      for (const { id } of others) for (const work of await idsOf({ country: [id] })) selected.delete(work);
      expect(onlySelected).toBe(selected.size);
      expect([onlySelected > 0, onlySelected < total]).toEqual([true, true]);
    });

    it('counts each country of a group by year as its own list does, largest first', async () => {
      const { sides = [] } = await chartsOf({ country: ['arab-league'] });
      expect(sides.length).toBeGreaterThan(5);
      expect(sides.map(({ total }) => total)).toEqual(sides.map(({ total }) => total).toSorted((a, b) => b - a));
      for (const { id, query, total, years = [] } of sides) {
        expect(countryCodes(['arab-league'])).toContain(id);
        expect((await store.findResearch('en', query)).total, id).toBe(total);
        for (const year of years) {
          const inYear = queryOf({ country: [id], fromYear: Number(year.id), toYear: Number(year.id) });
          expect((await store.findResearch('en', inYear)).total, `${id} ${year.id}`).toBe(year.count);
        }
        expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      }
    });

    it('states neither where no country is selected', async () => {
      expect(await chartsOf({})).toMatchObject({ onlySelected: undefined, sides: undefined });
    });
  });
}
