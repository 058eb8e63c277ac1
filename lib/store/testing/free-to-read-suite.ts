import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { arbitraryWork } from '#lib/domain/reading/fixtures/arbitrary-work.ts';
import { isFreeToRead } from '#lib/domain/reading/is-free-to-read.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';

const types = ['journal-article', 'preprint', 'technical-report'];
const areas = ['debris', 'galaxies', 'adcs'];
const years = [2019, 2024, 2025];

/** Records with the facts of `arbitraryWork`. Numbers make their identifiers unique, so that no two are merged. */
const records: readonly ResearchRecord[] = fc.sample(arbitraryWork, { numRuns: 120, seed: 65 }).map((work, index) => ({
  key: `free-${index}`,
  title: { en: `Example ${index} of thermal design`, ...(index % 3 === 0 && { ar: `المثال ${index} في التصميم الحراري` }) },
  language: 'en',
  authors: [{ name: { en: `Author ${String.fromCharCode(65 + (index % 26))} Example` } }],
  type: types[index % types.length] as string,
  areas: [areas[index % 2] as string],
  year: years[index % years.length] as number,
  ...work,
  ...(work.doi && { doi: `${work.doi}${index}` }),
  ...(work.arxiv && { arxiv: `2401.${String(10_000 + index)}` }),
  ...(work.versions && {
    versions: work.versions.map(({ doi, arxiv, ...version }) => ({
      ...version,
      ...(doi && { doi: `${doi}${index}` }),
      ...(arxiv && { arxiv: `2402.${String(10_000 + index)}` }),
    })),
  }),
}));

/** Filters and words in random combinations; ids are those of the first types and areas. */
const arbitraryQuery: fc.Arbitrary<Partial<ResearchQuery>> = fc.record(
  {
    keyword: fc.constantFrom('thermal', 'التصميم', 'author B'),
    fromYear: fc.constantFrom(2019, 2024),
    toYear: fc.constantFrom(2024, 2025),
    language: fc.constantFrom(['en'], ['ar']),
    license: fc.constantFrom(['CC-BY-4.0'], ['CC0-1.0', 'Apache-2.0']),
    openAccess: fc.boolean(),
    hasArabic: fc.boolean(),
    focusedAreaId: fc.constantFrom(['1'], ['2', '3', '10']),
  },
  { requiredKeys: [] },
);

/** Tests of the filter by free reading that every store must pass. */
export function describeFreeToRead(name: string, open: () => Promise<Store>): void {
  describe(`${name} with works that are free to read and works that are not`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
      await store.load(records);
    });
    afterAll(() => store.close());
    const find = (change: Partial<ResearchQuery>) => store.findResearch('en', { ...defaultResearchQuery, pageSize: 100, ...change });
    const readAll = async (change: Partial<ResearchQuery>) =>
      [...(await find(change)).items, ...(await find({ ...change, pageIndex: 2 })).items].map(
        ({ id, freeToRead }) => [id, freeToRead] as const,
      );

    it('states the same for a work in a list and on its own as for its record', async () => {
      const free = new Map(records.map((record) => [record.title.en, isFreeToRead(record)]));
      expect(new Set(free.values())).toEqual(new Set([true, false, undefined]));
      const items = [...(await find({})).items, ...(await find({ pageIndex: 2 })).items];
      expect(items).toHaveLength(records.length);
      for (const { id, title, freeToRead } of items) {
        expect(freeToRead, title.value).toBe(free.get(title.value));
        const answer = await store.research('ar', id);
        expect(answer.kind === 'found' ? answer.value.freeToRead : 'missing', title.value).toBe(freeToRead);
      }
    });

    it('filters and counts, for any other filters, exactly the works that it states to be free', async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryQuery, async (query) => {
          const all = await readAll(query);
          const expected = all.filter(([, freeToRead]) => freeToRead).map(([id]) => id);
          const free = await readAll({ ...query, freeToRead: true });
          expect(free.map(([id]) => id)).toEqual(expected);
          const { total, facets } = await find({ ...query, freeToRead: false, pageSize: 1, facets: ['freeToRead'] });
          expect(total).toBe(all.length - expected.length);
          const counts = Object.fromEntries((facets.freeToRead ?? []).map(({ id, count }) => [id, count]));
          expect({ true: 0, false: 0, ...counts }).toEqual({ true: expected.length, false: all.length - expected.length });
        }),
        { numRuns: 40 },
      );
    });

    it('still filters by the statement of the source alone', async () => {
      const stated = records.filter(({ openAccess }) => openAccess).length;
      expect((await find({ openAccess: true })).total).toBe(stated);
      expect((await find({ openAccess: false })).total).toBe(records.length - stated);
      expect((await find({ freeToRead: true })).total).toBeGreaterThan(stated);
    });

    it('changes with the record', async () => {
      const [work] = records.filter((record) => record.doi === undefined && isFreeToRead(record) === undefined) as [ResearchRecord];
      const { total = 0 } = await find({ freeToRead: true });
      await store.load([{ ...work, openAccess: true }], { batch: 'opened' });
      expect((await find({ freeToRead: true })).total).toBe(total + 1);
      await store.undo('opened');
      expect((await find({ freeToRead: true })).total).toBe(total);
    });
  });
}
