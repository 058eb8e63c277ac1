import { type ClientConfig, Pool } from 'pg';
import { Problem } from '#lib/base/problem.ts';
import type { ColumnValue, DatabaseRow } from '#lib/keys/key/key-database.ts';

/** Runs a statement with parameters `$1`, `$2` and so on and returns its rows. A text of several statements has no parameters or rows. */
export type RunStatement = <T = DatabaseRow>(text: string, values?: readonly ColumnValue[]) => Promise<readonly T[]>;

/** Connections to the PostgreSQL of keys, counters and limits. */
export interface KeyPool {
  readonly query: RunStatement;
  /** Runs `work` in a transaction; rolls back on failure. */
  transaction<T>(work: (query: RunStatement) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

const connectionsMax = 4;
/** Bounds the wait for an unreachable server. */
const connectMsMax = 2000;
const statementMsMax = 2000;
/** A frozen server keeps connections open without a response, so the client ends the wait after this time. */
const silentMsMax = 2500;

/** Connection settings. Throws a `Problem` of kind `config` for an invalid address. */
export function connectionOf(address: string): ClientConfig {
  if (!URL.canParse(address))
    throw new Problem('config', {
      detail: 'DATABASE_URL is not an address; it should look like postgres://user:password@host:5432/database.',
    });
  const url = new URL(address);
  // Removes parameters of older versions, which stored records in PostgreSQL.
  for (const name of ['replicas', 'pool']) url.searchParams.delete(name);
  return { connectionString: url.href, connectionTimeoutMillis: connectMsMax, keepAlive: true, application_name: 'madar keys' };
}

/** Connects on first use. Throws a `Problem` of kind `config` for an invalid address. */
export function openKeyPool(address: string): KeyPool {
  const pool = new Pool({
    ...connectionOf(address),
    max: connectionsMax,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 1800,
    statement_timeout: statementMsMax,
    query_timeout: silentMsMax,
  });
  // Without these listeners, a broken connection would end the process. The pool replaces it, and a running statement rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    query: queryOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(queryOn(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((cause: Error) => {
          failure = cause;
        });
        throw error;
      } finally {
        client.release(failure);
      }
    },
    end: () => pool.end(),
  };
}

interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ readonly rows?: readonly unknown[] }>;
}

/** Runs statements on a connection or a pool. */
export function queryOn(connection: Queryable): RunStatement {
  return async <T>(text: string, values: readonly ColumnValue[] = []) =>
    // PostgreSQL text cannot contain U+0000.
    ((await connection.query(text, values.map(withoutNul))).rows ?? []) as readonly T[];
}

function withoutNul(value: ColumnValue): ColumnValue {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}
