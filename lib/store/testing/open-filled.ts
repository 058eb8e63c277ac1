import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';

/** Opens a store in memory with these records, whose ids follow their order. */
export async function openFilled(records: readonly ResearchRecord[]): Promise<Store> {
  const store = openSqliteStore(':memory:');
  await store.load(records);
  return store;
}
