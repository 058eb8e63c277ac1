import type { Readable, Writable } from 'node:stream';
import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A connection, or a pool of them, as the store talks to it. Values are never written into a statement. */
export interface Sql {
  <T = QueryResultRow>(parts: TemplateStringsArray, ...values: readonly unknown[]): Promise<T[]>;
  /** `unsafe`, because the text is sent as it is: it is made of constants. Of several statements the rows of the last. */
  unsafe<T = QueryResultRow>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Rows as lists, in the order of the columns. */
  lists(text: string, values?: readonly unknown[]): Promise<unknown[][]>;
}

/** One connection within a transaction. */
export interface TransactionSql extends Sql {
  /** All rows of a query, so many at a time. */
  chunks(text: string, size: number): AsyncGenerator<QueryResultRow[]>;
  copyOut(query: string): Readable;
  copyIn(statement: string): Writable;
}

export interface SqlPool extends Sql {
  /** Runs `work` in a transaction that is committed, or rolled back where it fails. */
  begin<T>(work: (tx: TransactionSql) => Promise<T>): Promise<T>;
  /** Runs `work` in a snapshot that reads only, after a first query that comes in the same round trip. */
  snapshot<T>(first: string, work: (tx: TransactionSql, rows: QueryResultRow[]) => Promise<T>): Promise<T>;
  /** A transaction that the caller ends. `begin` are the statements that begin it. */
  open(begin: string): Promise<OpenTransaction>;
  end(): Promise<void>;
}

export interface OpenTransaction extends TransactionSql {
  finish(how: 'COMMIT' | 'ROLLBACK'): Promise<void>;
}

export interface PoolOptions {
  readonly max: number;
  /** Milliseconds that a statement may take; 0 for no limit. */
  readonly statementMs: number;
  readonly connectMs: number;
  /** Further settings of each connection. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly name?: string;
}

/** Nobody waits for a connection longer than `connectMs`, whether the server is away or all connections are in use. */
export function openPool(url: string, { max, statementMs, connectMs, settings = {}, name = 'madar' }: PoolOptions): SqlPool {
  const given = Object.entries({ statement_timeout: String(statementMs), ...settings });
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 1800,
    keepAlive: true,
    options: given.map(([setting, value]) => `-c ${setting}=${value}`).join(' '),
  });
  // An idle connection that breaks is replaced; one in use fails its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw withCode(error);
    });
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      if (lostWords.test(String((error as Error).message))) Object.assign(error as Error, { code: 'CONNECTION_CLOSED' });
      // An error of the server has a code of five signs; after any other the connection is not to be trusted.
      if (!/^[\dA-Z]{5}$/.test(String((error as { code?: unknown }).code)))
        broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const inTransaction = <T>(end: 'COMMIT' | 'ROLLBACK', start: (client: PoolClient) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      try {
        const result = await start(client);
        if (end === 'COMMIT') await client.query('COMMIT');
        // Nobody waits for the end of a transaction that wrote nothing.
        else client.query('ROLLBACK').catch(() => undefined);
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });

  return Object.assign(
    sqlOn((config) => withClient((client) => client.query(config))),
    {
      begin: <T>(work: (tx: TransactionSql) => Promise<T>) =>
        inTransaction('COMMIT', async (client) => {
          await client.query('BEGIN');
          return work(transactionOn(client));
        }),
      snapshot: <T>(first: string, work: (tx: TransactionSql, rows: QueryResultRow[]) => Promise<T>) =>
        inTransaction('ROLLBACK', async (client) => {
          const result = await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${first}`);
          return work(transactionOn(client), rowsOf(result));
        }),
      async open(begin: string): Promise<OpenTransaction> {
        const client = await pool.connect();
        await client.query(begin);
        const finish = async (how: 'COMMIT' | 'ROLLBACK') => {
          await client.query(how).finally(() => client.release());
        };
        return Object.assign(transactionOn(client), { finish });
      },
      end: () => pool.end(),
    },
  );
}

/** What the client says of a connection that has ended; it gives no code. */
const lostWords = /^(?:Connection terminated|Client (?:has encountered|was closed)|timeout exp)/;

/** The pool's own refusals have no code. */
function withCode(error: unknown): unknown {
  const known = error as { code?: unknown };
  return known.code === undefined ? Object.assign(error instanceof Error ? error : new Error(String(error)), { code: 'ETIMEDOUT' }) : error;
}

/** U+0000 is the one character that PostgreSQL's texts cannot have; nothing that is stored has it. */
function keepable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '') : value;
  return Array.isArray(value) && typeof value[0] === 'string' ? value.map(keepable) : value;
}

type Ask = (config: { text: string; values?: unknown[]; rowMode?: 'array' }) => Promise<QueryResult>;

function sqlOn(ask: Ask): Sql {
  const unsafe = async <T>(text: string, values: readonly unknown[] = []) =>
    rowsOf(await ask(values.length > 0 ? { text, values: values.map(keepable) } : { text })) as T[];
  const tagged = <T>(parts: TemplateStringsArray, ...values: readonly unknown[]) =>
    unsafe<T>(
      parts.reduce((text, part, place) => `${text}$${place}${part}`),
      values,
    );
  const lists = async (text: string, values: readonly unknown[] = []) =>
    rowsOf(await ask({ text, values: values.map(keepable), rowMode: 'array' })) as unknown as unknown[][];
  return Object.assign(tagged, { unsafe, lists });
}

function transactionOn(client: PoolClient): TransactionSql {
  let cursors = 0;
  // One after the other: a connection answers one statement at a time.
  let last: Promise<unknown> = Promise.resolve();
  const ask: Ask = (config) => {
    const answer = last.then(() => client.query(config));
    last = answer.catch(() => undefined);
    return answer;
  };
  return Object.assign(sqlOn(ask), {
    async *chunks(text: string, size: number) {
      const name = `chunk_${cursors++}`;
      await client.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${text}`);
      for (let rows: QueryResultRow[] = ['first'] as never; rows.length > 0; ) {
        rows = (await client.query(`FETCH ${size} FROM ${name}`)).rows;
        if (rows.length > 0) yield rows;
      }
      await client.query(`CLOSE ${name}`);
    },
    copyOut: (query: string): Readable => client.query(copyTo(`COPY (${query}) TO STDOUT`)),
    copyIn: (statement: string): Writable => client.query(copyFrom(statement)),
  });
}

function rowsOf(result: QueryResult | QueryResult[]): QueryResultRow[] {
  return (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [];
}
