import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';

/** A record with the key `name`, published `number` years after 2000. */
function work(name: string, number: number, more: Partial<ResearchRecord> = {}): ResearchRecord {
  return {
    key: name,
    title: { en: `The ${name} example of orbital mechanics` },
    language: 'en',
    authors: [{ name: { en: `Author ${name}` } }],
    type: 'journal-article',
    areas: ['debris'],
    year: 2000 + number,
    doi: `10.5555/${name}`,
    ...more,
  };
}

/** Tests of references that every store must pass. */
export function describeCitations(name: string, open: () => Promise<Store>): void {
  describe(`${name} with references`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    const titles = async (change: object) =>
      (await store.findResearch('en', { ...defaultResearchQuery, sort: 'title', ...change })).items.map(
        ({ title }) => title.value.split(' ')[1],
      );
    const detail = async (id: string) => {
      const answer = await store.research('en', id);
      return answer.kind === 'found' ? answer.value : undefined;
    };
    /** Each reference with the name of the record it resolves to. */
    const referencesOf = async (id: string) =>
      Promise.all(
        ((await detail(id))?.references ?? []).map(async ({ id: to, position, ...reference }) => [
          position,
          reference,
          to && (await detail(to))?.title.value.split(' ')[1],
        ]),
      );

    it('lists references as the source does, and resolves them by identifier but never by title', async () => {
      await store.load(
        [
          work('alpha', 1, { arxiv: '2101.00001' }),
          work('beta', 2, {
            references: [
              { text: 'The alpha example of orbital mechanics' },
              { doi: '10.5555/gamma', text: 'Gamma, to appear' },
              { arxiv: '2101.00001' },
              { doi: '10.5555/alpha' },
              { doi: '10.5555/beta' },
            ],
          }),
        ],
        { batch: 'first' },
      );
      expect(await referencesOf('2')).toEqual([
        [1, { text: 'The alpha example of orbital mechanics' }, undefined],
        [2, { doi: '10.5555/gamma', text: 'Gamma, to appear' }, undefined],
        [3, { arxiv: '2101.00001' }, 'alpha'],
        [4, { doi: '10.5555/alpha' }, 'alpha'],
        [5, { doi: '10.5555/beta' }, undefined],
      ]);
      expect(await titles({ cites: ['1'] })).toEqual(['beta']);
      expect(await titles({ citedBy: ['2'] })).toEqual(['alpha']);
      expect([(await detail('1'))?.citedByCount, (await detail('2'))?.citedByCount]).toEqual([1, 0]);
    });

    it('resolves references to later batches, and reverts that when they are undone', async () => {
      await store.load([work('gamma', 3, { references: [{ doi: '10.5555/alpha' }, { openalex: 'W77' }] })], { batch: 'second' });
      await store.load([work('alpha', 1, { arxiv: '2101.00001', openalex: 'W77' })], { batch: 'third' });
      expect((await referencesOf('2'))[1]?.[2]).toBe('gamma');
      expect((await referencesOf('3')).map(([, , to]) => to)).toEqual(['alpha', 'alpha']);
      expect(await titles({ cites: ['1'] })).toEqual(['beta', 'gamma']);
      expect(await titles({ cites: ['1', '3'] })).toEqual(['beta', 'gamma']);
      expect(await titles({ cites: ['1'], fromYear: 2003 })).toEqual(['gamma']);
      expect(await titles({ citedBy: ['2', '3'] })).toEqual(['alpha', 'gamma']);
      expect(await titles({ cites: ['99'] })).toEqual([]);
      await store.undo('second');
      expect((await referencesOf('2'))[1]?.[2]).toBeUndefined();
      expect(await titles({ citedBy: ['2'] })).toEqual(['alpha']);
      expect((await detail('1'))?.citedByCount).toBe(1);
    });

    it('follows a merge, and resolves nothing to a withdrawn record', async () => {
      await store.load([work('delta', 4), work('epsilon', 5, { references: [{ doi: '10.5555/delta' }] })], { batch: 'fourth' });
      const idOf = async (key: string) =>
        (await store.findResearch('en', { ...defaultResearchQuery, keyword: `"${key} example"` })).items[0]?.id as string;
      const [delta, epsilon] = [await idOf('delta'), await idOf('epsilon')];
      const merge = await store.merge('research', delta, '1');
      expect(await titles({ cites: ['1'] })).toEqual(['beta', 'epsilon']);
      await store.undo(merge);
      expect(await titles({ cites: [delta] })).toEqual(['epsilon']);
      const withdrawn = await store.withdraw(delta);
      expect((await referencesOf(epsilon)).map(([, , to]) => to)).toEqual([undefined]);
      await store.undo(withdrawn);
      expect(await titles({ cites: [delta] })).toEqual(['epsilon']);
    });

    it('relates works that share references, with their number', async () => {
      const references = [{ doi: '10.5555/common', openalex: 'W500' }, { bibcode: '2020Exmpl...1....1L' }];
      await store.load([
        work('zeta', 6, { areas: ['galaxies'], references: [...references, { text: 'Alone' }] }),
        work('eta', 15, {
          areas: ['space-law'],
          references: [{ openalex: 'W500' }, { bibcode: '2020Exmpl...1....1L' }, { doi: '10.5555/z' }],
        }),
        work('theta', 16, { areas: ['crescent'], references: [{ doi: '10.5555/z' }] }),
      ]);
      const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword: '"zeta example"' });
      const related = await store.related('en', items[0]?.id as string, 5);
      expect(related.map(({ title, sharedReferences }) => [title.value.split(' ')[1], sharedReferences])).toEqual([['eta', 2]]);
    });

    it('reads rows by id in the given order, without unknown ids', async () => {
      const rows = await store.rows('en', ['2', '99999', '1']);
      expect(rows.map(({ id, title }) => [id, title.value.split(' ')[1]])).toEqual([
        ['2', 'beta'],
        ['1', 'alpha'],
      ]);
      expect(rows[0]).not.toHaveProperty('references');
    });

    it('exports references with whole records', async () => {
      const lines: ResearchRecord[] = [];
      for await (const { record } of store.wholeRecords()) lines.push(record);
      expect(lines.find(({ key }) => key === 'beta')?.references).toHaveLength(5);
      expect(lines.find(({ key }) => key === 'delta')).not.toHaveProperty('references');
    });
  });
}
