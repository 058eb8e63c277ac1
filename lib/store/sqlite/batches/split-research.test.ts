import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { openStore } from '#lib/store/open-store.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { everyAnswer } from '#lib/store/testing/loaded-store.ts';
import { paper, preprint } from '#lib/store/testing/preprint-and-paper.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-split-'));
afterAll(() => rmSync(folder, { recursive: true }));

const arxiv: ResearchRecord = {
  ...preprint,
  key: 'arxiv:2201.00005',
  arxiv: '2201.00005',
  abstract: { en: 'What the preprint reports of the plume.' },
};

describe('A split work', () => {
  let store: Store;
  const load = async (record: ResearchRecord, batch: string) => {
    const outcomes: LoadOutcome[] = [];
    await store.load([prepareRecord(record, undefined, { source: 'file' })], { batch, onOutcome: (one) => outcomes.push(one) });
    return outcomes[0] as LoadOutcome & { readonly id: string };
  };
  const recordOf = async (id: string) => (await store.explainRecord(id)).record;

  beforeAll(async () => {
    store = await openStore({ databaseUrl: `sqlite:${join(folder, 'split.sqlite')}`, dataDir: folder });
    await load(
      { ...paper, key: 'doi:10.5555/other', doi: '10.5555/other', title: { en: 'Another work that is loaded before' } },
      'earlier',
    );
    await load(arxiv, 'preprint');
    expect(await load(paper, 'paper')).toMatchObject({ kind: 'updated', id: '2' });
    await store.classify('2', ['debris']);
  });
  afterAll(() => store.close());

  it('becomes two records, each as its own sources reported it, with the decisions of a person', async () => {
    const before = await everyAnswer(store);
    const { id, batch } = await store.split('2', '2201.00005');
    const { source: _source, ...splitRecord } = await recordOf(id);
    expect(splitRecord).toEqual(arxiv);
    expect(await recordOf('2')).toEqual({ ...paper, areas: ['debris'] });
    const page = await store.findResearch('en', { ...defaultResearchQuery, keyword: 'arXiv:2201.00005' });
    expect(page.items.map((item) => item.id)).toEqual([id]);
    await store.undo(batch);
    expect(await everyAnswer(store)).toEqual(before);
  });

  it('stays split when its sources report it again, and when an earlier batch is undone', async () => {
    const { id } = await store.split('2', 'arxiv:2201.00005');
    expect(await load({ ...arxiv, citations: 3 }, 'preprint-again')).toMatchObject({ id });
    expect(await load({ ...paper, citations: 4 }, 'paper-again')).toMatchObject({ id: '2' });
    await store.undo('earlier');
    expect(await recordOf(id)).toMatchObject({ arxiv: '2201.00005', citations: 3 });
    expect(await recordOf('2')).toMatchObject({ doi: '10.5555/plume', citations: 4, areas: ['debris'] });
    expect(await recordOf('2')).not.toHaveProperty('versions');
  });

  it('is refused for an identifier that no source reported separately', async () => {
    await expect(store.split('2', '10.5555/nobody')).rejects.toThrow(
      'No version with the identifier 10.5555/nobody was joined to publication 2.',
    );
    await expect(store.split('99', '10.5555/plume')).rejects.toThrow('There is no publication with id 99.');
  });
});
