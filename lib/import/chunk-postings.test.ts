import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { mapText, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import type { Loadable } from '#lib/store/records/loadable.ts';
import { prepareRecord, recordOf } from '#lib/store/records/prepare-record.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';

const at = '2026-11-02T00:00:00Z';

const linesOf = (records: readonly unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');

async function loadablesOf(records: readonly unknown[]): Promise<Loadable[]> {
  return (await mapText('records.jsonl', linesOf(records))).flatMap(({ loadable }) => loadable ?? []);
}

/** The same records, each indexed separately. */
const oneByOne = (loadables: readonly Loadable[]): Loadable[] =>
  loadables.map((loadable) =>
    'prepared' in loadable ? prepareRecord(recordOf(loadable), loadable.classification, loadable.origin) : loadable,
  );

async function load(store: Store, records: readonly Loadable[], batch: string) {
  const outcomes: LoadOutcome[] = [];
  const report = await store.load(records, { at, batch, onOutcome: (outcome) => outcomes.push(outcome) });
  return { report, outcomes };
}

/** All rows of a store, without times and without the tables that differ between any two stores. */
function rowsOf(folder: string): Record<string, unknown[]> {
  const database = new DatabaseSync(join(folder, 'madar.sqlite'), { readOnly: true });
  const tables = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'author_fts%' ORDER BY name`)
    .all();
  const rows = tables.map(({ name }) => {
    const select = database.prepare(`SELECT * FROM "${name}"`);
    select.setReadBigInts(true);
    return [String(name), select.all().map((row) => ({ ...row, undone_at: null, at: null }))] as const;
  });
  database.close();
  return Object.fromEntries(rows.filter(([name]) => !['meta', 'snapshot', 'publishing'].includes(name)));
}

it('A chunk of records gives the rows, report and undo that its records give one by one, also where some are changed or unchanged', async () => {
  const records = readCollection().slice(0, 60);
  const changed = records.map((record, index) =>
    index % 3 === 0
      ? record
      : index % 3 === 1
        ? { ...record, keywords: { en: ['quasar', 'comet tail'] } }
        : { ...record, key: `another-${index}`, citations: 7, doi: undefined, title: { en: `Orbit ${index} of another work` } },
  );
  const [inChunks, single] = [temporaryStore(), temporaryStore()];
  try {
    const same = () => expect(rowsOf(inChunks.folder)).toEqual(rowsOf(single.folder));
    for (const [batch, input] of Object.entries({ first: records, second: changed })) {
      const loadables = await loadablesOf(input);
      expect(loadables).toHaveLength(60);
      expect(await load(inChunks.store, loadables, batch)).toEqual(await load(single.store, oneByOne(loadables), batch));
      same();
    }
    expect(rowsOf(single.folder).posting?.length).toBeGreaterThan(1000);
    for (const { store } of [inChunks, single]) await store.undo('first');
    same();
  } finally {
    await inChunks.close();
    await single.close();
  }
});
