import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DatabaseRow, KeyDatabase, Run } from '#lib/keys/key/key-database.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';
import { sqlKeyStore } from '#lib/keys/key/sql-key-store.ts';
import { sqliteProblem } from '#lib/store/sqlite/database/sqlite-problem.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';

/** Keys in the SQLite file of the records, on a separate connection, so that keys can be read during a long import. */
export function openSqliteKeyStore(path: string): KeyStore {
  return sqlKeyStore(openSqliteKeys(path));
}

/** The database of `openSqliteKeyStore`. */
export function openSqliteKeys(path: string): KeyDatabase {
  const database = openDatabase(path);
  try {
    // SQLite would block the process while it waits for a lock. A short timeout leaves the waiting to `guarded`, which retries.
    database.exec('PRAGMA busy_timeout = 5');
    return sqliteDatabase(database);
  } catch (cause) {
    database.close();
    throw sqliteProblem(cause, path, 'cannot be opened');
  }
}

function sqliteDatabase(database: DatabaseSync): KeyDatabase {
  const statements = new Map<string, StatementSync>();
  const run: Run = async (statement, ...values) =>
    statements.getOrInsertComputed(statement, () => database.prepare(statement)).all(...values) as DatabaseRow[];
  // Calls run one at a time: on the one connection, a statement would become part of another call's open transaction.
  let previous: Promise<unknown> = Promise.resolve();
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = previous.then(work);
    previous = turn.catch(() => undefined);
    return turn;
  };
  return {
    run: (statement, ...values) => queue(() => run(statement, ...values)),
    transaction: (work) =>
      queue(async () => {
        database.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(run);
          database.exec('COMMIT');
          return result;
        } catch (error) {
          // When the disk is full, SQLite has already rolled back the transaction.
          if (database.isTransaction) database.exec('ROLLBACK');
          throw error;
        }
      }),
    isBusy: (error) => error instanceof Error && /database is (?:locked|busy)/.test(error.message),
    close: () => queue(async () => database.close()),
  };
}
