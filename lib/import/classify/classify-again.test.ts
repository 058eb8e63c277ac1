import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { temporaryStore } from '#lib/import/testing/read-fixture.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { classifyAgain, subjectsOf } from './classify-again.ts';

/** Records with areas as earlier versions stored them: only a list. `because` is the word or subject that led to the area. */
const storedAreas = [
  { key: 'oil', title: 'Acid injection into a reservoir', areas: ['earth-observation'], because: 'reservoir', confidence: 0.5 },
  { key: 'pulsar', title: 'On a slow trend', areas: ['high-energy'], because: 'astro-ph.HE', confidence: 0.95 },
  { key: 'later', title: 'Galaxies without areas', areas: [], because: 'galaxies', confidence: 0.4 },
] as const;

describe('an existing store', () => {
  let location: ReturnType<typeof temporaryStore>;
  beforeEach(() => {
    location = temporaryStore();
  });
  afterEach(() => location.close());

  async function fill() {
    const records = storedAreas.map(({ key, title, areas, because, confidence }) => {
      const record: ResearchRecord = { key, title: { en: title }, language: 'en', authors: [], type: 'journal-article', areas };
      return prepareRecord(record, { confidence, areas: [{ code: areas[0] ?? 'galaxies', confidence, because }] });
    });
    await location.store.load(records, { batch: 'b1' });
    const database = new DatabaseSync(join(location.folder, 'madar.sqlite'));
    database.exec(`UPDATE classification SET doc = doc ->> '$.areas'`);
    database.close();
  }

  const areasNow = async () => Promise.all([1, 2, 3].map(async (id) => (await location.store.explainRecord(String(id))).record.areas));

  it('is reclassified in one batch, which can be undone', async () => {
    await fill();
    expect(await location.store.renewAreas(classifyAgain)).toMatchObject({ looked: 3, changed: 2, gained: 1, lost: 1, kept: 0 });
    expect(await areasNow()).toEqual([[], ['high-energy'], ['galaxies']]);
    const [batch] = await location.store.batches();
    expect(batch).toMatchObject({ source: 'classify again', updated: 2 });
    await location.store.undo(batch?.id as string);
    expect(await areasNow()).toEqual(storedAreas.map(({ areas }) => areas));
  });

  it('keeps the subjects of its sources, so that later versions can reclassify it', async () => {
    await fill();
    await location.store.renewAreas(classifyAgain);
    const { classification } = await location.store.explainRecord('2');
    expect(classification && subjectsOf(classification)).toEqual([{ scheme: 'arxiv', value: 'astro-ph.HE' }]);
  });

  it('keeps areas assigned by an editor, such as those of the starter collection', async () => {
    await location.store.load(readCollection().slice(0, 40));
    expect(await location.store.renewAreas(classifyAgain)).toEqual({ looked: 0, changed: 0, gained: 0, lost: 0, kept: 0 });
  });
});
