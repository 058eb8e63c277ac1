import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Prepares a write. FTS5 can leave a last row id beyond 2^53, on which `run` throws a `RangeError` unless it reads BigInts. */
export function writeStatement(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}
