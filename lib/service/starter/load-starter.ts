import { prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import type { Store } from '#lib/service/store/store.ts';
import { collectionDate, readCollection } from './read-collection.ts';

/** Fills an empty store with the starter collection; a store that holds anything, or held anything once, is left alone. Returns the number of records loaded. */
export async function loadStarter(store: Store): Promise<number> {
  if ((await store.dataVersion()) !== '0') return 0;
  // Its translations and summaries are its editors', which only this source says.
  const records = readCollection().map((record) => prepareRecord(record, undefined, { source: 'starter' }));
  const report = await store.load(records, { at: collectionDate, batch: 'starter', source: 'starter collection' });
  return report.added;
}
