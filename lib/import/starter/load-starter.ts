import type { Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { collectionDate, readCollection } from '#lib/store/starter/read-collection.ts';

/** Loads the starter collection into a store that never held data. Returns the number of records loaded. */
export async function loadStarter(store: Store): Promise<number> {
  if ((await store.dataVersion()) !== '0') return 0;
  // The source `starter` marks translations and summaries as written by our editors.
  const records = readCollection().map((record) => prepareRecord(record, undefined, { source: 'starter' }));
  const report = await store.load(records, { at: collectionDate, batch: 'starter', source: 'starter collection' });
  return report.added;
}
