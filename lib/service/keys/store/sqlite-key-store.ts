import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openDatabase } from '#lib/service/store/sqlite/database/open-database.ts';
import { sqliteProblem } from '#lib/service/store/sqlite/database/sqlite-problem.ts';
import type { KeyDatabase, Row, Run } from './key-database.ts';
import type { KeyStore } from './key-store.ts';
import { sqlKeyStore } from './sql-key-store.ts';

/** Keys in the same SQLite file as the records, on a connection of their own: a long import never holds up the reading of a key. */
export function openSqliteKeyStore(path: string): KeyStore {
  return sqlKeyStore(openSqliteKeys(path));
}

/** The database behind it. */
export function openSqliteKeys(path: string): KeyDatabase {
  const database = openDatabase(path);
  try {
    // SQLite waits for a lock inside the call, and the whole process with it; here the waiting is done between calls.
    database.exec('PRAGMA busy_timeout = 5');
    return sqliteDatabase(database);
  } catch (cause) {
    database.close();
    throw sqliteProblem(cause, path, 'cannot be opened');
  }
}

function sqliteDatabase(database: DatabaseSync): KeyDatabase {
  const statements = new Map<string, StatementSync>();
  const run: Run = async (statement, ...values) => {
    let prepared = statements.get(statement);
    if (!prepared) {
      prepared = database.prepare(statement);
      statements.set(statement, prepared);
    }
    return prepared.all(...values) as Row[];
  };
  // There is one connection: a statement that came while a transaction is open would be part of it.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    run: (statement, ...values) => inTurn(() => run(statement, ...values)),
    transaction: (work) =>
      inTurn(async () => {
        database.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(run);
          database.exec('COMMIT');
          return result;
        } catch (error) {
          // A full disk has ended it already.
          if (database.isTransaction) database.exec('ROLLBACK');
          throw error;
        }
      }),
    isBusy: (error) => error instanceof Error && /database is (?:locked|busy)/.test(error.message),
    close: () => inTurn(async () => database.close()),
  };
}
