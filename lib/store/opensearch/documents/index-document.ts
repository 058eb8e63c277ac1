import type { DatabaseSync } from 'node:sqlite';

/**
 * A document of an index: `_id` and complete source; publishing it again replaces the stored one. Documents are never deleted, so every id
 * has a state: `live`, `merged` (`into`), `withdrawn` or `removed` by an undo.
 */
export interface IndexDocument {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Every id ever assigned, ascending, whatever its state: the input of `publish --all`. */
export function* allIds(database: DatabaseSync, name: 'publications' | 'people' | 'institutions'): Generator<number> {
  const table = { publications: 'research', people: 'author', institutions: 'institution' }[name];
  const row = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table) as { seq: number } | undefined;
  for (let id = 1; id <= (row?.seq ?? 0); id += 1) yield id;
}

/** Ids read at a time; a publisher holds one such batch in memory. */
const batchSize = 500;

/** Restricts a statement to the ids in its first parameter, a JSON list. */
export const amongIds = 'IN (SELECT value FROM json_each(?1))';

/** Rows of a statement for a list of ids, grouped by id. */
export function rowsBy<Row>(database: DatabaseSync, sql: string, key: keyof Row & string, ...values: number[]) {
  const statement = database.prepare(sql);
  return (ids: readonly number[]): ReadonlyMap<number, Row[]> =>
    Map.groupBy(statement.all(JSON.stringify(ids), ...values) as Row[], (row) => Number(row[key]));
}

type Readers = Readonly<Record<string, (ids: readonly number[]) => ReadonlyMap<number, readonly unknown[]>>>;
/** The rows of one id by table. */
export type RowsOf<Tables extends Readers> = {
  readonly [Name in keyof Tables]: ReturnType<Tables[Name]> extends ReadonlyMap<number, infer Rows> ? Rows : never;
};

/** The documents of ids in their order: reads the rows of all tables for a batch of ids, and makes a document of the rows of each. */
export function* documentsFrom<Tables extends Readers>(
  tables: Tables,
  ids: Iterable<number>,
  bodyOf: (id: number, rows: RowsOf<Tables>) => IndexDocument['body'],
): Generator<IndexDocument> {
  let batch: number[] = [];
  const flush = function* () {
    const read = Object.entries(tables).map(([name, rowsOf]) => [name, rowsOf(batch)] as const);
    for (const id of batch) {
      const rows = Object.fromEntries(read.map(([name, byId]) => [name, byId.get(id) ?? []])) as RowsOf<Tables>;
      yield { id: String(id), body: bodyOf(id, rows) };
    }
    batch = [];
  };
  for (const id of ids) if (batch.push(id) === batchSize) yield* flush();
  yield* flush();
}
