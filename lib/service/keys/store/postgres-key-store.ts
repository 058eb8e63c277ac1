import type { Sql, SqlPool } from '#lib/service/store/postgres/sql.ts';
import type { KeyDatabase, Row, Run } from './key-database.ts';
import type { KeyStore } from './key-store.ts';
import { sqlKeyStore } from './sql-key-store.ts';

/** Two writers that met in the wrong order; one of them is told to begin again (deadlock, serialization). */
const meetings = new Set(['40P01', '40001']);

/** Keys on the primary. `close` ends the connections. */
export function postgresKeyStore(sql: SqlPool): KeyStore {
  const database: KeyDatabase = {
    run: runner(sql),
    transaction: <T>(work: (run: Run) => Promise<T>) => sql.begin((within) => work(runner(within))),
    isBusy: (error) => meetings.has((error as { code?: string }).code ?? ''),
    close: () => sql.end(),
  };
  return sqlKeyStore(database);
}

const numbered = new Map<string, string>();

function runner(sql: Sql): Run {
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
    return sql.unsafe<Row>(text, values);
  };
}
