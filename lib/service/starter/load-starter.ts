import type { Store } from '#lib/service/store/store.ts';
import { collectionDate, readCollection } from './read-collection.ts';

/** Fills an empty store with the starter collection; a store that holds anything, or held anything once, is left alone. Returns the number of records loaded. */
export async function loadStarter(store: Store): Promise<number> {
  if ((await store.dataVersion()) !== '0') return 0;
  const report = await store.load(readCollection(), { at: collectionDate, batch: 'starter', source: 'starter collection' });
  return report.added;
}
