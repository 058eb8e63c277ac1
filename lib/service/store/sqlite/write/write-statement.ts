import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * A statement that writes. When FTS5 flushes during a deletion, SQLite's last row id is that of one of its own rows, beyond 2^53, and the `run` of
 * any later statement on the connection would throw a `RangeError` over a number nobody asked for; as a BigInt it does no harm.
 */
export function writeStatement(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}
