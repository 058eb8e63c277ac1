import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilterValues } from '#lib/domain/filters.ts';
import { authorGroupFields, type GroupField, groupLimits, isOverlapping, researchGroupFields } from '#lib/domain/groups.ts';
import type { Group, Groups, Page } from '#lib/domain/page.ts';
import { type AuthorQuery, defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Store } from '#lib/store/port/store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';

/** The filter that selects one value of a property. */
const filterBy: Readonly<Record<GroupField, (id: string) => Partial<FilterValues>>> = {
  researchType: (id) => ({ researchTypeId: [id] }),
  focusedArea: (id) => ({ focusedAreaId: [id] }),
  year: (id) => ({ fromYear: Number(id), toYear: Number(id) }),
  country: (id) => ({ country: [id] }),
  countryGroup: (id) => ({ country: [id] }),
  venue: (id) => ({ venue: [id] }),
  institution: (id) => ({ institutionId: [id] }),
  license: (id) => ({ license: [id] }),
  language: (id) => ({ workLanguage: [id] }),
};

/** The starter collection with licences, of which it has none: two of three records have one. */
const records = () =>
  readCollection().map((record, index) => (index % 3 === 0 ? record : { ...record, licence: index % 3 === 1 ? 'CC-BY-4.0' : 'CC0-1.0' }));

/** Values whose own list is counted. */
const comparedMax = 8;

/** Tests that groups have the numbers of lists and facets, which every store must pass. */
export function describeGroups(name: string, open: () => Promise<Store>): void {
  describe(`${name} with groups`, () => {
    let store: Store;
    const research = (change: Partial<ResearchQuery>, language: Language = 'en') =>
      store.findResearch(language, { ...defaultResearchQuery, pageSize: 1, ...change });
    const authors = (change: Partial<AuthorQuery>) => store.findAuthors('en', { ...defaultAuthorQuery, pageSize: 1, ...change });
    const groupsOf = ({ groups }: Pick<Page<unknown>, 'groups'>) => groups as Groups;
    beforeAll(async () => {
      store = await open();
      await store.load(records(), { batch: 'groups' });
    });
    afterAll(() => store.close());

    const bases: readonly Partial<ResearchQuery>[] = [{}, { keyword: 'mars' }, { fromYear: 2015, hasArabic: true }];

    it.each(researchGroupFields)('groups publications by %s with the counts of the facet and of each list', async (field) => {
      for (const base of bases) {
        const page = await research({ ...base, groupBy: [field], facets: field === 'countryGroup' ? [] : [field] });
        const groups = groupsOf(page);
        expect(groups.values.length, JSON.stringify(base)).toBeGreaterThan(0);
        if (field !== 'countryGroup' && !(field === 'year' && base.fromYear))
          expect(groups.values).toEqual(page.facets[field]?.slice(0, groupLimits.groups));
        expectTotals(groups, page.total);
        if (!(field === 'year' && base.fromYear))
          for (const { id, count } of groups.values.slice(0, comparedMax))
            expect((await research({ ...base, ...filterBy[field](id) })).total, `${field} ${id}`).toBe(count);
      }
    });

    it('counts only publications that pass every filter, also that of the grouped property', async () => {
      const page = await research({ country: ['gcc'], groupBy: ['country'] });
      const charts = await store.breakdown('en', { ...defaultResearchQuery, country: ['gcc'] }, ['country'], 10_000);
      expect(groupsOf(page).values).toEqual(charts.country?.slice(0, groupLimits.groups));
      expect(groupsOf(page).unknownCount).toBe(0);
      expect(groupsOf(await research({ keyword: 'qqqqzzzz', strict: true, groupBy: ['year', 'country'] }))).toEqual({
        field: 'year',
        values: [],
        otherCount: 0,
        unknownCount: 0,
      });
    });

    it.each([
      ['year', 'researchType'],
      ['countryGroup', 'focusedArea'],
      ['focusedArea', 'countryGroup'],
      ['venue', 'language'],
      ['license', 'institution'],
    ] as const)('divides each group by %s by %s as the list of that group does', async (outer, inner) => {
      const page = await research({ groupBy: [outer, inner] });
      const { values } = groupsOf(page);
      expect(values.length).toBeGreaterThan(1);
      for (const { id, count, groups } of values.slice(-comparedMax)) {
        const list = await research({ ...filterBy[outer](id), groupBy: [inner] });
        expectTotals(groups as Groups, count);
        const counted = groupsOf(list).values;
        if (counted.length <= groupLimits.groupsOfTwo) expect(groups, `${outer} ${id}`).toEqual(groupsOf(list));
        else expect(groups?.values).toEqual(counted.slice(0, groupLimits.groupsOfTwo));
      }
    });

    it('lists at most a hundred groups and counts the rest', async () => {
      const { values, otherCount } = groupsOf(await research({ groupBy: ['institution'] }));
      expect(values).toHaveLength(groupLimits.groups);
      expect(otherCount).toBeGreaterThan(0);
      const ofTwo = groupsOf(await research({ groupBy: ['institution', 'year'] }));
      const names = ({ id, name: text, count }: Group) => ({ id, name: text, count });
      expect(ofTwo.values.map(names)).toEqual(values.slice(0, groupLimits.groupsOfTwo));
      const difference = values.slice(groupLimits.groupsOfTwo).reduce((sum, { count }) => sum + count, otherCount);
      expect(ofTwo.otherCount).toBe(difference);
    });

    it('names groups in the language of the reader', async () => {
      const [arabic, english] = await Promise.all(
        (['ar', 'en'] as const).map(async (language) => groupsOf(await research({ groupBy: ['countryGroup', 'language'] }, language))),
      );
      const first = ({ values }: Groups) => values.find(({ id }) => id === 'arab-league');
      expect([first(arabic as Groups)?.name, first(english as Groups)?.name]).toEqual([
        { value: 'البلدان العربية', lang: 'ar' },
        { value: 'Arab countries', lang: 'en' },
      ]);
      expect(first(arabic as Groups)?.groups?.values.find(({ id }) => id === 'en')?.name.value).toBe('الإنجليزية');
    });

    const people: readonly Partial<AuthorQuery>[] = [{}, { keyword: 'Mohamed' }, { initial: 'A' }, { keyword: 'Cairo University' }];

    it.each(authorGroupFields)('groups authors by %s with the count of each list', async (field) => {
      for (const base of people) {
        const page = await authors({ ...base, groupBy: [field] });
        const groups = groupsOf(page);
        expect(groups.values.length, JSON.stringify(base)).toBeGreaterThan(0);
        expectTotals(groups, page.total);
        for (const { id, count } of groups.values.slice(0, comparedMax))
          expect((await authors({ ...base, ...filterBy[field](id) })).total, `${field} ${id}`).toBe(count);
      }
    });

    it('divides groups of authors by a second property', async () => {
      const { values } = groupsOf(await authors({ groupBy: ['country', 'focusedArea'] }));
      for (const { id, groups } of values.slice(0, comparedMax))
        expect(groups).toEqual(groupsOf(await authors({ country: [id], groupBy: ['focusedArea'] })));
    });
  });
}

/** Without overlaps the counts add up to the total, else to no less. */
function expectTotals(
  {
    field,
    values,
    otherCount,
    unknownCount,
  }: Pick<Groups, 'field' | 'otherCount' | 'unknownCount'> & { values: readonly { count: number }[] },
  total: number | undefined,
) {
  const sum = values.reduce((counted, { count }) => counted + count, otherCount + unknownCount);
  if (isOverlapping(field)) expect(sum, field).toBeGreaterThanOrEqual(total ?? Number.NaN);
  else expect(sum, field).toBe(total);
}
