import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facetNames } from '#lib/domain/filters.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { languages } from '#lib/languages/languages.ts';
import type { Store } from '#lib/store/port/store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { inlineAnalyser } from '#lib/store/upkeep/reindex.ts';
import { fixtureRecords } from './fixtures.ts';

export interface SpoilableStore {
  readonly store: Store;
  /** Empties the index except for one wrong entry. Records `version` as the index version, or none if it is absent. */
  spoil(version?: string): Promise<void>;
}

const keywords = [
  'gravitational waves',
  'الكويكبات',
  'debris',
  'زويل',
  'star tracker',
  'exoplanats',
  'Otaibi',
  'NGC 1068',
  'author:zoheir',
];

/** Tests of reindexing that every store must pass. */
export function describeReindex(name: string, open: () => Promise<SpoilableStore>): void {
  describe(`${name} reindexed`, () => {
    let store: Store;
    let spoil: SpoilableStore['spoil'];
    const countMatches = async (keyword = 'galaxy') => (await store.findResearch('en', { ...defaultResearchQuery, keyword })).total ?? -1;
    beforeAll(async () => {
      ({ store, spoil } = await open());
      expect(await store.indexState()).toBe('current');
      await store.load([...fixtureRecords, ...readCollection().slice(0, 150)], { at: '2026-11-01T00:00:00Z', batch: 'one' });
      const [first, second] = fixtureRecords as readonly [ResearchRecord, ResearchRecord];
      const twin = { ...second, key: 'twin', doi: '10.5555/twin' };
      await store.load([{ ...first, citations: 40 }, twin], { at: '2026-11-02T00:00:00Z', batch: 'two' });
      await store.merge('research', '157', '2', { at: '2026-11-03T00:00:00Z' });
      await store.withdraw('5', { at: '2026-11-04T00:00:00Z' });
    }, 60_000);
    afterAll(() => store.close());

    it('returns everything as before, except the data version', async () => {
      expect(await store.indexState()).toBe('current');
      const [before, version] = [await everyAnswer(store), await store.dataVersion()];
      const { research, authors } = await store.counts();
      expect(await store.reindex()).toEqual({ research, authors });
      expect(await store.dataVersion()).not.toBe(version);
      expect(await everyAnswer(store)).toEqual(before);
      const rebuiltVersion = await store.dataVersion();
      expect(await store.reindex({ unlessCurrent: true })).toEqual({ research: 0, authors: 0 });
      expect(await store.dataVersion()).toBe(rebuiltVersion);
    }, 60_000);

    it('repairs an index of unknown version, which it reports as older', async () => {
      const [before, matchCount] = [await everyAnswer(store), await countMatches()];
      expect(matchCount).toBeGreaterThan(1);
      await spoil();
      expect(await store.indexState()).toBe('older');
      // Another change does not repair the index, but gives a new data version, so that reads use the damaged index.
      await store.withdraw('6', { at: '2026-11-05T00:00:00Z' });
      expect(await store.indexState()).toBe('older');
      expect(await countMatches()).toBeLessThan(matchCount);
      const [{ id = '' } = {}] = await store.batches();
      await store.undo(id, { at: '2026-11-05T00:00:00Z' });
      await store.reindex();
      expect(await store.indexState()).toBe('current');
      expect(await countMatches()).toBe(matchCount);
      expect(withoutBatches(await everyAnswer(store))).toEqual(withoutBatches(before));
    }, 60_000);

    it('repairs an index with entries of this and a newer version', async () => {
      await spoil('99');
      expect(await store.indexState()).toBe('newer');
      await store.load([{ ...(fixtureRecords[1] as ResearchRecord), citations: 3 }]);
      expect(await store.indexState()).toBe('older');
      await store.reindex({ unlessCurrent: true });
      expect(await store.indexState()).toBe('current');
    }, 60_000);

    it('keeps the old index and its version after a failure', async () => {
      const [matchCount, version] = [await countMatches(), await store.dataVersion()];
      const analyser = { ...inlineAnalyser, entries: () => Promise.reject(new Error('A thread died.')) };
      await expect(store.reindex({ analyser })).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await countMatches()).toBe(matchCount);
      expect(await store.dataVersion()).toBe(version);
    });

    it('serves reads from the old index meanwhile and reports progress', async () => {
      const matchCount = await countMatches();
      const meanwhile: number[] = [];
      const progressReports: { readonly done: number; readonly total: number }[] = [];
      const { research, authors } = await store.reindex({
        analyser: {
          ...inlineAnalyser,
          async entries(records) {
            meanwhile.push(await countMatches());
            return inlineAnalyser.entries(records);
          },
        },
        onProgress: (progress) => progressReports.push(progress),
      });
      expect(new Set(meanwhile)).toEqual(new Set([matchCount]));
      expect(progressReports.at(-1)).toEqual({ done: research + authors, total: research + authors });
    });

    it('can undo batches from before', async () => {
      for (const { id, undoneAt } of await store.batches()) if (undoneAt === undefined) await store.undo(id);
      expect(await store.counts()).toMatchObject({ research: 0 });
      expect(await countMatches()).toBe(0);
    });
  });
}

interface Answers {
  readonly answers: readonly unknown[];
  readonly batches: readonly unknown[];
}

/** The answers without the lists of changes and batches, which still contain undone batches. */
const withoutBatches = ({ answers }: Answers) => answers;

async function everyAnswer(store: Store): Promise<Answers> {
  const answers: unknown[] = [await store.coverage(), await store.letters(), await store.counts(), await store.years()];
  for (const language of languages) {
    for await (const research of store.stream(language, defaultResearchQuery)) answers.push(research);
    for (const keyword of keywords) {
      // Leaves out the cursor: it contains a score, which may change when the index is rebuilt.
      const { nextCursor: _, ...page } = await store.findResearch(language, { ...defaultResearchQuery, keyword, facets: facetNames });
      answers.push(page);
      answers.push(await store.findAuthors(language, { ...defaultAuthorQuery, keyword }));
      answers.push(await store.suggest(language, keyword.slice(0, 4), 8));
    }
    answers.push(await store.findAuthors(language, { ...defaultAuthorQuery, pageSize: 100 }), await store.researchAreas(language));
  }
  for (const id of ['1', '2', '5', '20', '157']) answers.push(await store.research('ar', id), await store.related('en', id, 5));
  for (const id of ['1', '2', '30']) answers.push(await store.similarAuthors('en', id, 5), await store.explainAuthor(id));
  return { answers, batches: [await store.batches(), await store.changesSince(undefined, 1000)] };
}
