import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Logger } from '#lib/base/logs/logger.ts';
import { isProblem, Problem } from '#lib/base/problem.ts';
import type { DatabaseRow, KeyDatabase, Run } from '#lib/keys/key/key-database.ts';
import type { Pepper } from '#lib/keys/key/secrets.ts';
import { type KeyStore, sqlKeyStore } from '#lib/keys/key/sql-key-store.ts';
import { grant, type LimitShare, memoryShare } from '#lib/keys/limits/limit-share.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import { sqliteProblem } from '#lib/store/sqlite/database/sqlite-problem.ts';
import { transaction } from '#lib/store/sqlite/database/transaction.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';

export interface KeyBackend {
  readonly keyStore: KeyStore;
  /** The limit counters of all processes. */
  readonly share: LimitShare;
}

export interface KeyBackendOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The pepper that hashes new keys. All processes that share a PostgreSQL database need the same one. */
  readonly pepper: Pepper;
}

/** Opens keys, counters and limits. Rejects with `config` if PostgreSQL cannot be used, `unavailable` if a file cannot be opened. */
export async function openKeyBackend(options: KeyBackendOptions, logger?: Logger): Promise<KeyBackend> {
  const { database, share } = await openKeyDatabase(options, logger);
  return { keyStore: sqlKeyStore(database), share: share ?? openShare(join(options.dataDir, 'limits.sqlite'), logger) };
}

/** Opens only the key tables. `share` is present if the limits are in the same database. Rejects like `openKeyBackend`. */
export async function openKeyDatabase(
  options: KeyBackendOptions,
  logger?: Logger,
): Promise<{ readonly database: KeyDatabase; readonly share?: LimitShare }> {
  if (isPostgres(options.databaseUrl)) {
    // The PostgreSQL client is loaded only when it is used.
    const { openPostgresKeys } = await import('#lib/keys/postgres/open-postgres-keys.ts');
    return openPostgresKeys(options.databaseUrl, options.pepper, logger);
  }
  try {
    return { database: openSqliteKeys(sqlitePath(options)) };
  } catch (error) {
    const detail = isProblem(error) ? error.detail : `The place of the keys cannot be opened: ${String(error)}.`;
    throw new Problem('unavailable', { detail: detail ?? '', cause: error });
  }
}

/** Whether keys are in PostgreSQL. */
export function isPostgres(databaseUrl: string | undefined): databaseUrl is string {
  return /^postgres(?:ql)?:/.test(databaseUrl ?? '');
}

/** If the limits file cannot be opened, the service still starts, but each process counts separately. */
function openShare(path: string, logger: Logger | undefined): LimitShare {
  try {
    return openSqliteShare(path);
  } catch (error) {
    logger?.error({ error: String(error) }, 'limits are not shared between processes');
    return memoryShare();
  }
}

/** Maximum wait for another process's write, in milliseconds. This process is blocked meanwhile; a write takes microseconds. */
const waitMs = 100;
/** How often ended windows are deleted, in milliseconds. */
const sweepMs = 3_600_000;

/** Counts the use of limits in a file of its own, because imports lock the file of the store. A crash may lose counts. */
export function openSqliteShare(path: string): LimitShare {
  const database = open(path);
  const find = database.prepare('SELECT used, ends_at AS endsAt FROM limit_window WHERE key = ?');
  const upsert = database.prepare(
    'INSERT INTO limit_window VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET used = excluded.used, ends_at = excluded.ends_at',
  );
  const back = database.prepare('UPDATE limit_window SET used = MAX(0, used - ?) WHERE key = ? AND ends_at = ?');
  const sweep = database.prepare('DELETE FROM limit_window WHERE ends_at <= ?');
  let sweptAt = Number.NEGATIVE_INFINITY;
  return {
    async reserve(reservation) {
      return transaction(database, () => {
        if (Math.abs(reservation.now - sweptAt) >= sweepMs) {
          sweep.run(reservation.now);
          sweptAt = reservation.now;
        }
        const result = grant(find.get(reservation.key) as { used: number; endsAt: number } | undefined, reservation);
        upsert.run(reservation.key, result.endsAt, result.used);
        return result;
      });
    },
    async giveBack(key, endsAt, count) {
      back.run(count, key, endsAt);
    },
    async close() {
      database.close();
    },
  };
}

function open(path: string): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { timeout: waitMs });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;');
    database.exec(
      'CREATE TABLE IF NOT EXISTS limit_window (key TEXT PRIMARY KEY, ends_at INTEGER NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID',
    );
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Problem('config', { detail: `The rate-limit file ${path} cannot be opened: ${reason}. You can delete it.`, cause });
  }
}

/** Keys in the SQLite file of the records, on a separate connection, so that keys can be read during a long import. */
export function openSqliteKeyStore(path: string): KeyStore {
  return sqlKeyStore(openSqliteKeys(path));
}

/** The database of `openSqliteKeyStore`. */
function openSqliteKeys(path: string): KeyDatabase {
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
