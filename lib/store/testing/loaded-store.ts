import { afterAll, beforeAll } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery, researchSorts } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import { fixtureRecords } from './fixtures.ts';

export const at = '2026-11-02T00:00:00Z';
export const [first, second] = fixtureRecords as readonly [ResearchRecord, ResearchRecord];

/** Opens a store with the fixtures before the tests of the calling suite and closes it after them. */
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

/** Everything that the read methods return, with ids and dates. Tests compare it before and after an action. */
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
