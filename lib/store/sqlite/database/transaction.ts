import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` as one transaction. `IMMEDIATE` takes the write lock first, so two writers queue instead of failing midway. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** `transaction` for asynchronous work. */
export async function inTransaction<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
