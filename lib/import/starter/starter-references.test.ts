import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { collectionDate, readCollection } from '#lib/store/starter/read-collection.ts';
import { revertTo } from '#lib/store/testing/schema-before.ts';
import { loadStarter } from './load-starter.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-starter-'));
const path = join(folder, 'before.sqlite');
const before =
  "DELETE FROM citation; DELETE FROM reference_identity; DELETE FROM research_references; UPDATE research SET digest = 'before';";

const citing = readCollection().filter(({ references }) => references);
const changedWork = citing[0] as (typeof citing)[number];

async function linksOf(store: Store) {
  const links: Record<string, readonly unknown[]> = {};
  for await (const { id, citedByCount = 0 } of store.stream('en', defaultResearchQuery)) {
    const cites = (await store.findResearch('en', { ...defaultResearchQuery, pageSize: 1, citedBy: [id] })).total;
    if (citedByCount + (cites ?? 0) > 0) links[id] = [citedByCount, cites];
  }
  return links;
}

const rowsOf = (table: string) => {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all();
  database.close();
  return rows;
};

describe('a store that had the starter collection before its references', () => {
  let fresh: Record<string, readonly unknown[]>;
  const tables = ['research_references', 'reference_identity', 'citation'];
  let expected: unknown[][];

  beforeAll(async () => {
    const store = openSqliteStore(path);
    await loadStarter(store);
    fresh = await linksOf(store);
    await store.close();
    expected = tables.map(rowsOf);
    const database = new DatabaseSync(path);
    revertTo(database, 'starter_references', before);
    database.close();
    expect(tables.map(rowsOf)).toEqual([[], [], []]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gains exactly the references that a new store has, as a new version of its data', async () => {
    const store = openSqliteStore(path);
    expect(tables.map(rowsOf)).toEqual(expected);
    expect(await linksOf(store)).toEqual(fresh);
    expect(Object.keys(fresh).length).toBeGreaterThan(40);
    expect(await store.dataVersion()).toBe('2');
    await store.close();
  });

  it('gains them only once', async () => {
    const store = openSqliteStore(path);
    expect(await store.dataVersion()).toBe('2');
    await store.close();
    const database = new DatabaseSync(path);
    revertTo(database, 'starter_references');
    database.close();
    await openSqliteStore(path).close();
    expect(rowsOf('meta')).toContainEqual(expect.objectContaining({ name: 'data_version', value: '2' }));
    expect(tables.map(rowsOf)).toEqual(expected);
  });

  it('keeps them through an undone batch, and loses them with the collection', async () => {
    const store = openSqliteStore(path);
    await store.load([{ ...changedWork, citations: 4242 }], { batch: 'later' });
    await store.undo('later');
    expect(tables.map(rowsOf)).toEqual(expected);
    await store.undo('starter');
    expect(tables.map(rowsOf)).toEqual([[], [], []]);
    await store.close();
  });
});

describe('a record of the starter collection that a person changed', () => {
  it('stays unchanged', async () => {
    const store = openSqliteStore(path);
    await loadStarter(store);
    await store.load([{ ...changedWork, title: { ...changedWork.title, ar: 'عنوان من التحرير' } }], { batch: 'edited' });
    await store.close();
    const database = new DatabaseSync(path);
    revertTo(database, 'starter_references', before);
    const { id } = database.prepare("SELECT id FROM research WHERE batch = 'edited'").get() as { id: number };
    database.close();
    await openSqliteStore(path).close();
    const citingIds = rowsOf('research_references').map(({ research_id }) => research_id);
    expect(citingIds).toHaveLength(citing.length - 1);
    expect(citingIds).not.toContain(id);
  });
});

describe('a store whose references have no texts', () => {
  const bareStore = join(folder, 'bare.sqlite');
  const origin = { source: 'starter' } as const;
  const work = citing.find(({ references }) => references?.some(({ text }) => text)) as (typeof citing)[number];
  const bare = { ...work, references: (work.references ?? []).map(({ text: _, ...identifiers }) => identifiers) };

  /** A store with the work, changed by `change`, after the migration. */
  async function migrated(change: (store: Store) => Promise<unknown>): Promise<Store> {
    const store = openSqliteStore(bareStore);
    await store.load([prepareRecord(bare, undefined, origin)], { at: collectionDate, batch: 'starter' });
    await change(store);
    await store.close();
    const database = new DatabaseSync(bareStore);
    revertTo(database, 'starter_texts');
    database.close();
    return openSqliteStore(bareStore);
  }
  const referencesIn = async (store: Store) => (await store.explainRecord('1')).record.references;
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gets those of the collection, and then holds what a new store holds', async () => {
    const store = await migrated(async () => undefined);
    expect(await referencesIn(store)).toEqual(work.references);
    expect(await store.dataVersion()).toBe('2');
    const outcomes: LoadOutcome[] = [];
    await store.load([prepareRecord(work, undefined, origin)], { onOutcome: (outcome) => outcomes.push(outcome) });
    expect(outcomes).toMatchObject([{ kind: 'unchanged' }]);
    await store.close();
  });

  it('keeps the list of its operator, and corrects the state that an undo brings back', async () => {
    const editedReferences = [{ doi: '10.5555/editedReferences' }];
    const store = await migrated((before) => before.load([{ ...bare, references: editedReferences }], { batch: 'edited' }));
    expect(await referencesIn(store)).toEqual(editedReferences);
    await store.undo('edited');
    expect(await referencesIn(store)).toEqual(work.references);
    await store.close();
  });
});
