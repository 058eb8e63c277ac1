import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery, limits } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';

const count = limits.pageWindow + 130;

/** Small records by different authors, so that the lists of records and authors are longer than the numbered pages. */
const records = (): ResearchRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `long-${index}`,
    title: { en: `T${index}` },
    language: 'en',
    authors: [{ name: { en: `P${index} Q` } }],
    type: 'dataset',
    areas: [],
  }));

/** Tests that lists can be read to their end: the last numbered page has a cursor. */
export function describeLongLists(name: string, open: () => Promise<Store>): void {
  describe(`${name} continues a list past ${limits.pageWindow} rows`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
      await store.load(records());
    }, 300_000);
    afterAll(() => store.close());

    it.each(['research', 'authors'] as const)('returns every row of %s exactly once', async (list) => {
      const pageSize = limits.pageSizeMax;
      const find = (more: { pageIndex?: number; cursor?: string; withPrevious?: true }) =>
        list === 'research'
          ? store.findResearch('en', { ...defaultResearchQuery, sort: 'title', pageSize, ...more })
          : store.findAuthors('en', { ...defaultAuthorQuery, pageSize, ...more });
      const ids = new Set<string>();
      const collect = ({ items }: { readonly items: readonly { readonly id: string }[] }) => {
        for (const { id } of items) ids.add(id);
      };
      const last = limits.pageWindow / pageSize;
      let page = await find({ pageIndex: 1 });
      expect(page.total).toBe(count);
      for (let pageIndex = 2; pageIndex <= last; pageIndex += 1) {
        collect(page);
        page = await find({ pageIndex });
      }
      collect(page);
      expect(ids.size).toBe(limits.pageWindow);
      const idsOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) => items.map(({ id }) => id);
      const before = [idsOf(await find({ pageIndex: last - 1 })), idsOf(page)];
      while (page.nextCursor !== undefined) {
        page = await find({ cursor: page.nextCursor, withPrevious: true });
        collect(page);
        // The previous cursor leads to the page visited before.
        const previous = page.previousCursor && (await find({ cursor: page.previousCursor }));
        expect(previous && idsOf(previous)).toEqual(before.at(-1));
        before.push(idsOf(page));
      }
      expect(ids.size).toBe(count);
      expect((await find({ pageIndex: 1 })).previousCursor).toBeUndefined();
    });
  });
}
