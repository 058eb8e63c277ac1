import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notice } from '#lib/domain/notice.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';

function work(name: string, more: Partial<ResearchRecord> = {}): ResearchRecord {
  return {
    key: name,
    title: { en: `Signals from the ${name} bubble` },
    language: 'en',
    authors: [{ name: { en: `Author ${name}` } }],
    type: 'journal-article',
    areas: ['debris'],
    year: 2010,
    doi: `10.5555/${name}`,
    ...more,
  };
}

const retraction = work('retraction', { year: 2012, noticeOf: [{ kind: 'retraction', doi: '10.5555/alpha', date: '2012-01-12' }] });
const shown: Notice = { kind: 'retraction', doi: '10.5555/retraction', date: '2012-01-12' };

/** Tests of notices about a work that other records are, which every store must pass. */
export function describeNotices(name: string, open: () => Promise<Store>): void {
  describe(`${name} with notices of other records`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    /** The notices of a work in lists, on its page and in exports, which agree. */
    const noticesOf = async (title: string): Promise<readonly Notice[] | undefined> => {
      const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword: `"the ${title} bubble"` });
      const [row] = items;
      const answer = await store.research('en', row?.id as string);
      expect(answer).toMatchObject({ kind: 'found' });
      expect(answer.kind === 'found' && answer.value.notices).toEqual(row?.notices);
      for await (const exported of store.stream('en', { ...defaultResearchQuery, keyword: `"the ${title} bubble"` }))
        expect(exported.notices).toEqual(row?.notices);
      return row?.notices;
    };

    it('shows a retraction on the work that came before, until its batch is undone', async () => {
      await store.load([work('alpha')], { batch: 'first work' });
      expect(await noticesOf('alpha')).toBeUndefined();
      await store.load([retraction], { batch: 'first notice' });
      expect(await noticesOf('alpha')).toEqual([shown]);
      expect(await noticesOf('retraction')).toBeUndefined();
      await store.undo('first notice');
      expect(await noticesOf('alpha')).toBeUndefined();
      await store.undo('first work');
    });

    it('shows a retraction on the work that comes later, with any other notice that its own source states', async () => {
      await store.load([retraction], { batch: 'second notice' });
      const notices: readonly Notice[] = [{ kind: 'retraction' }, { kind: 'correction', doi: '10.5555/c', date: '2011' }];
      await store.load([work('alpha', { notices })], { batch: 'second work' });
      expect(await noticesOf('alpha')).toEqual([shown, notices[1]]);
      await store.undo('second notice');
      expect(await noticesOf('alpha')).toEqual(notices);
      await store.undo('second work');
    });

    it('is a change of the work for harvesters, as is its end', async () => {
      const at = '2026-01-01T00:00:00Z';
      await store.load([work('alpha')], { at, batch: 'harvested work' });
      const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword: '"the alpha bubble"' });
      const id = items[0]?.id as string;
      const timeOf = async () => (await store.changesSince(undefined, 100)).find((change) => change.id === id)?.updatedAt;
      expect(await timeOf()).toBe(at);
      await store.load([retraction], { at: '2026-01-02T00:00:00Z', batch: 'harvested notice' });
      expect((await timeOf()) ?? '').toMatch(/^(?!2026-01-01)/);
      await store.undo('harvested notice');
      expect((await timeOf()) ?? '').toMatch(/^(?!2026-01-01)/);
      await store.undo('harvested work');
    });

    it('shows a notice about another version of the work, and none of a withdrawn record', async () => {
      const versions = [
        { kind: 'published', doi: '10.5555/gamma' },
        { kind: 'preprint', doi: '10.5555/alpha' },
      ] as const;
      await store.load([work('gamma', { versions })], { batch: 'third work' });
      await store.load([{ ...retraction, noticeOf: [{ kind: 'concern', doi: '10.5555/alpha' }] }], { batch: 'third notice' });
      expect(await noticesOf('gamma')).toEqual([{ kind: 'concern', doi: '10.5555/retraction', date: '2012' }]);
      const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword: '"the retraction bubble"' });
      const batch = await store.withdraw(items[0]?.id as string);
      expect(await noticesOf('gamma')).toBeUndefined();
      await store.undo(batch);
      expect(await noticesOf('gamma')).toHaveLength(1);
      await store.undo('third notice');
      await store.undo('third work');
    });
  });
}
