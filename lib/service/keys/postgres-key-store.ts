import type { Sql, TransactionSql } from 'postgres';
import type { KeyDatabase, Row, Run } from './key-database.ts';
import type { KeyStore } from './key-store.ts';
import { sqlKeyStore } from './sql-key-store.ts';

/** Two writers that met in the wrong order; one of them is told to begin again (deadlock, serialization). */
const meetings = new Set(['40P01', '40001']);

/** Keys on the primary. `close` ends the connections. */
export function postgresKeyStore(sql: Sql): KeyStore {
  const database: KeyDatabase = {
    run: runner(sql),
    transaction: <T>(work: (run: Run) => Promise<T>) => sql.begin((within) => work(runner(within))) as Promise<T>,
    isBusy: (error) => meetings.has((error as { code?: string }).code ?? ''),
    close: () => sql.end({ timeout: 5 }),
  };
  return sqlKeyStore(database);
}

const numbered = new Map<string, string>();

function runner(sql: Sql | TransactionSql): Run {
  return async (statement, ...values) => {
    let text = numbered.get(statement);
    if (text === undefined) {
      let place = 0;
      text = statement.replaceAll('?', () => {
        place += 1;
        return `$${place}`;
      });
      numbered.set(statement, text);
    }
    return (await sql.unsafe(text, [...values], { prepare: true })) as unknown as readonly Row[];
  };
}
