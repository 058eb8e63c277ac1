import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { oncePer } from '#lib/base/once-per.ts';

const statementsBySql = oncePer((_: DatabaseSync) => new Map<string, StatementSync>());

/**
 * Prepares a write, once per connection, since preparing all of them takes half the time of a small load. FTS5 can leave a last row id
 * beyond 2^53, on which `run` throws a `RangeError` unless it reads BigInts.
 */
export function writeStatement(database: DatabaseSync, sql: string): StatementSync {
  const statements = statementsBySql(database);
  const prepared = statements.get(sql);
  if (prepared) return prepared;
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  statements.set(sql, statement);
  return statement;
}
