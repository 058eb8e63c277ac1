import { afterAll, beforeAll } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery, researchSorts } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { fixtureRecords } from './fixtures.ts';
import type { LoadOutcome, Store } from './store.ts';

export const at = '2026-11-02T00:00:00Z';
export const [first, second] = fixtureRecords as readonly [ResearchRecord, ResearchRecord];

/** A store with the fixtures, for the tests of the suite that calls this. */
export function storeOfFixtures(open: () => Promise<Store>) {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.load(fixtureRecords, { at: '2026-11-01T00:00:00Z', batch: 'fixtures' });
  });
  afterAll(() => store.close());
  return {
    store: () => store,
    async load(records: readonly ResearchRecord[], batch: string) {
      const outcomes: LoadOutcome[] = [];
      const report = await store.load(records, { at, batch, onOutcome: (outcome) => outcomes.push(outcome) });
      return { ...report, outcomes };
    },
    idOf: async (keyword: string) => (await store.findResearch('en', { ...defaultResearchQuery, keyword })).items[0]?.id as string,
  };
}

/** Everything a reader could be shown, ids and dates included. */
export async function everyAnswer(store: Store): Promise<unknown> {
  const lists = [];
  for (const language of ['en', 'ar'] as const) {
    for (const sort of researchSorts) {
      const keyword = sort === 'relevance' ? { keyword: 'a' } : {};
      lists.push(
        await store.findResearch(language, {
          ...defaultResearchQuery,
          ...keyword,
          sort,
          pageSize: 100,
          facets: ['author', 'focusedArea', 'year'],
        }),
      );
    }
    for (const keyword of ['debris', 'star tracker', 'otaibi', 'المادة', 'galaxy cluster', 'Fahd']) {
      lists.push(await store.findResearch(language, { ...defaultResearchQuery, keyword }));
      lists.push(await store.findAuthors(language, { ...defaultAuthorQuery, keyword }));
    }
    const authors = await store.findAuthors(language, { ...defaultAuthorQuery, pageSize: 100 });
    lists.push(authors, await store.researchTypes(language), await store.researchAreas(language));
    for (const { id } of authors.items) lists.push(await store.author(language, id), await store.similarAuthors(language, id, 5));
    for await (const research of store.stream(language, defaultResearchQuery)) lists.push(research);
  }
  return [lists, await store.coverage(), await store.letters(), await store.counts()];
}
