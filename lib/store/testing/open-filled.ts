import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';

/** Opens a store in memory with these records, whose ids follow the order of loading. `keyOf` returns a record's key by its id. */
export async function openFilled(records: readonly ResearchRecord[]): Promise<{ store: Store; keyOf: (id: string) => string }> {
  const store = openSqliteStore(':memory:');
  await store.load(records);
  const changes = await store.changesSince(undefined, records.length);
  const ids = changes.map(({ id }) => Number(id)).sort((a, b) => a - b);
  const keys = new Map(ids.map((id, index) => [String(id), (records[index] as ResearchRecord).key]));
  return { store, keyOf: (id) => keys.get(id) ?? '' };
}
