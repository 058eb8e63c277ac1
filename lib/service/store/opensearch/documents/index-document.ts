import type { DatabaseSync } from 'node:sqlite';

/**
 * What an id is now. `merged` leads to another id, `withdrawn` and `removed` (undone) since a moment; `removed` without a moment where none is recorded.
 * No document is ever deleted, so that each id that ever was can be answered.
 */
export type Life =
  | { readonly state: 'live' }
  | { readonly state: 'merged'; readonly into: number }
  | { readonly state: 'withdrawn'; readonly at: string }
  | { readonly state: 'removed'; readonly at?: string };

/** A document of an index: `id` is its `_id`, `body` its source, complete: publishing it again replaces what is there. */
export interface IndexDocument {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Every id that was ever given, ascending, whatever became of it: what `publish --all` publishes. */
export function* allIds(database: DatabaseSync, name: 'publications' | 'people' | 'institutions'): Generator<number> {
  const table = { publications: 'research', people: 'author', institutions: 'institution' }[name];
  const row = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table) as { seq: number } | undefined;
  for (let id = 1; id <= (row?.seq ?? 0); id += 1) yield id;
}

/** Ids are read this many at a time: the memory of a publisher is one such batch. */
const batchSize = 500;

/** The documents that `read` makes, for batches of ids. */
export function* batched(ids: Iterable<number>, read: (ids: readonly number[]) => Iterable<IndexDocument>): Generator<IndexDocument> {
  let batch: number[] = [];
  for (const id of ids) {
    if (batch.push(id) < batchSize) continue;
    yield* read(batch);
    batch = [];
  }
  yield* read(batch);
}

/** Restricts a statement to the ids of its first parameter. */
export const among = 'IN (SELECT value FROM json_each(?1))';

/** Rows of a statement for a list of ids, by the id of each. */
export function rowsBy<Row>(database: DatabaseSync, sql: string, key: keyof Row & string, ...values: number[]) {
  const statement = database.prepare(sql);
  return (ids: readonly number[]): ReadonlyMap<number, Row[]> =>
    Map.groupBy(statement.all(JSON.stringify(ids), ...values) as Row[], (row) => Number(row[key]));
}

/** What the id of a stored row is now. */
export function lifeOf(row: { readonly merged_into: number | null; readonly withdrawn_at?: string | null }): Life {
  if (row.merged_into !== null) return { state: 'merged', into: row.merged_into };
  return row.withdrawn_at ? { state: 'withdrawn', at: row.withdrawn_at } : { state: 'live' };
}
