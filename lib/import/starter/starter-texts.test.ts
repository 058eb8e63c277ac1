import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { openOutbox, readOutbox } from '#lib/store/sqlite/database/outbox.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { collectionDate, readCollection } from '#lib/store/starter/read-collection.ts';
import { revertTo, revertToLatest } from '#lib/store/testing/schema-before.ts';

const collection = readCollection().slice(0, 12);
const [first, second] = collection as [ResearchRecord, ResearchRecord];
const origin = { source: 'starter' } as const;

/** A record as an earlier version of the collection had it. */
const earlier = (record: ResearchRecord): ResearchRecord => ({
  ...record,
  title: { ...record.title, ar: `قديم ${record.title.ar}` },
  abstract: { ...record.abstract, ar: `هذا ملخص سابق. ${record.abstract?.ar}` },
  keywords: { ...record.keywords, ar: ['كلمة سابقة'] },
});

let folder: string;
let path: string;

/** Fills a store with the earlier collection, changes it by `work`, and takes it back to the schema before the correction. */
async function storeBefore(work: (store: Store) => Promise<unknown> = async () => undefined, revert = revertTo): Promise<void> {
  const store = openSqliteStore(path);
  const records = collection.map((record) => prepareRecord(record === second ? record : earlier(record), undefined, origin));
  await store.load(records, { at: collectionDate, batch: 'starter', source: 'starter collection' });
  await work(store);
  await store.close();
  const database = new DatabaseSync(path);
  revert(database, 'starter_texts');
  database.close();
}

const find = async (store: Store, keyword: string) =>
  (await store.findResearch('ar', { ...defaultResearchQuery, keyword })).items.map(({ id }) => id);

async function textsOf(store: Store, id: string) {
  const { record } = await store.explainRecord(id);
  return [record.title, record.abstract, record.keywords];
}
const current = ({ title, abstract, keywords }: ResearchRecord) => [title, abstract, keywords];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madar-starter-texts-'));
  path = join(folder, 'before.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a store with earlier texts of the starter collection', () => {
  it('gets the current ones, which the search finds, as a new version of its data', async () => {
    await storeBefore();
    const store = openSqliteStore(path);
    for (const [index, record] of collection.entries()) expect(await textsOf(store, String(index + 1))).toEqual(current(record));
    expect(await find(store, 'سابقة')).toEqual([]);
    expect(await find(store, `"${first.title.ar}"`)).toEqual(['1']);
    expect(await store.dataVersion()).toBe('2');
    expect(await store.indexState()).toBe('current');
    const changed = [];
    for await (const { id, updatedAt } of store.stream('ar', defaultResearchQuery)) if (updatedAt !== collectionDate) changed.push(id);
    expect(changed).toHaveLength(collection.length - 1);
    expect(changed).not.toContain('2');
    await store.close();
  });

  it('gets them also if it received an earlier correction', async () => {
    await storeBefore(undefined, revertToLatest);
    const store = openSqliteStore(path);
    for (const [index, record] of collection.entries()) expect(await textsOf(store, String(index + 1))).toEqual(current(record));
    expect(await find(store, 'سابقة')).toEqual([]);
    await store.close();
  });

  it('gets them once, and then is equal to a new store', async () => {
    await storeBefore();
    await openSqliteStore(path).close();
    const rowsIn = (file: string) => {
      const database = new DatabaseSync(file, { readOnly: true });
      const rows = ['research', 'research_trait'].map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all());
      database.close();
      return rows.map((list) => list.map(({ updated_at: _, ...row }) => row));
    };
    const fresh = join(folder, 'fresh.sqlite');
    const store = openSqliteStore(fresh);
    await store.load(
      collection.map((record) => prepareRecord(record, undefined, origin)),
      { at: collectionDate, batch: 'starter', source: 'starter collection' },
    );
    await store.close();
    expect(rowsIn(path)).toEqual(rowsIn(fresh));
    const database = new DatabaseSync(path);
    revertTo(database, 'starter_texts');
    database.close();
    const again = openSqliteStore(path);
    expect(await again.dataVersion()).toBe('2');
    const outcomes: LoadOutcome[] = [];
    await again.load([prepareRecord(first, undefined, origin)], { onOutcome: (outcome) => outcomes.push(outcome) });
    expect(outcomes).toMatchObject([{ kind: 'unchanged' }]);
    await again.close();
  });

  it('keeps the texts that its operator has changed, and corrects the state that an undo brings back', async () => {
    const edited = { ...earlier(first), title: { ...first.title, ar: 'عنوان من تحرير المشغّل' } };
    await storeBefore((store) => store.load([edited], { batch: 'edited' }));
    const store = openSqliteStore(path);
    expect(await textsOf(store, '1')).toEqual([edited.title, first.abstract, first.keywords]);
    expect(await find(store, 'تحرير المشغّل')).toEqual(['1']);
    await store.undo('edited');
    expect(await textsOf(store, '1')).toEqual(current(first));
    expect(await find(store, 'تحرير المشغّل')).toEqual([]);
    await store.close();
  });

  it('publishes the changed records to the readers of several machines', async () => {
    await storeBefore();
    const database = new DatabaseSync(path);
    // A trigger needs its table, which a later step of the schema adds.
    database.exec('CREATE TABLE notice_about (doi TEXT, research_id INTEGER)');
    openOutbox(database);
    database.exec('DROP TABLE notice_about; DELETE FROM outbox');
    await openSqliteStore(path).close();
    expect([...readOutbox(database, 'research')]).toEqual(
      collection.flatMap((record, index) => (record === second ? [] : [{ kind: 'research', id: index + 1, version: 2 }])),
    );
    database.close();
  });

  it('gets them in records that another source has completed', async () => {
    const completed = { ...earlier(first), key: 'openalex:W1', citations: 4242, title: { en: first.title.en as string } };
    const { abstract: _a, keywords: _k, abstractKind: _b, references: _r, ...facts } = completed;
    await storeBefore((store) => store.load([prepareRecord(facts, undefined, { source: 'openalex' })], { batch: 'counts' }));
    const store = openSqliteStore(path);
    const { record } = await store.explainRecord('1');
    expect(record.citations).toBe(4242);
    expect(current(record)).toEqual(current(first));
    await store.close();
  });
});

describe('a store without the starter collection', () => {
  it('keeps records that have the same keys', async () => {
    const store = openSqliteStore(path);
    await store.load([earlier(first)], { batch: 'own' });
    await store.close();
    const database = new DatabaseSync(path);
    revertTo(database, 'starter_texts');
    database.close();
    const after = openSqliteStore(path);
    expect(await textsOf(after, '1')).toEqual(current(earlier(first)));
    expect(await after.dataVersion()).toBe('1');
    await after.close();
  });
});
