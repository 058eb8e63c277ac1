import { type ClientConfig, Pool } from 'pg';
import { Problem } from '#lib/domain/problem.ts';
import type { Row, Value } from '#lib/service/keys/store/key-database.ts';

/** Rows of one statement; `$1` and so on stand for values. Of several statements without values, none. */
export type Query = <T = Row>(text: string, values?: readonly Value[]) => Promise<readonly T[]>;

/** Connections to the PostgreSQL of keys, counters and limits. */
export interface KeyPool {
  readonly query: Query;
  /** Runs `work` in a transaction that is committed, or rolled back where it fails. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

const connectionsMax = 4;
/** No caller waits longer for a server that is away. */
const connectMsMax = 2000;
const statementMsMax = 2000;
/** A server that is halted keeps its connections open and says nothing: then the waiting ends on this side. */
const silentMsMax = 2500;

/** What a connection is made with. Throws a `Problem` of kind `config` where the address is none. */
export function connectionOf(address: string): ClientConfig {
  if (!URL.canParse(address))
    throw new Problem('config', {
      detail: 'DATABASE_URL is not an address; it should look like postgres://user:password@host:5432/database.',
    });
  const url = new URL(address);
  // Of the time when records were in PostgreSQL.
  for (const name of ['replicas', 'pool']) url.searchParams.delete(name);
  return { connectionString: url.href, connectionTimeoutMillis: connectMsMax, keepAlive: true, application_name: 'madar keys' };
}

/** Opens no connection before it is used. Throws a `Problem` of kind `config` where the address is none. */
export function openKeyPool(address: string): KeyPool {
  const pool = new Pool({
    ...connectionOf(address),
    max: connectionsMax,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 1800,
    statement_timeout: statementMsMax,
    query_timeout: silentMsMax,
  });
  // An idle connection that breaks is replaced; one in use fails its statement.
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

interface Asked {
  query(text: string, values?: unknown[]): Promise<{ readonly rows?: readonly unknown[] }>;
}

/** Statements on a connection or a pool. */
export function queryOn(asked: Asked): Query {
  return async <T>(text: string, values: readonly Value[] = []) =>
    // U+0000 is the one character that its texts cannot have.
    ((await asked.query(text, values.map(withoutNul))).rows ?? []) as readonly T[];
}

function withoutNul(value: Value): Value {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}
