import { join } from 'node:path';
import type { Logger } from '#lib/base/logs/logger.ts';
import { isProblem, Problem } from '#lib/base/problem.ts';
import type { KeyDatabase } from '#lib/keys/key/key-database.ts';
import type { Pepper } from '#lib/keys/key/secrets.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';
import { sqlKeyStore } from '#lib/keys/key/sql-key-store.ts';
import { type LimitShare, memoryShare } from '#lib/keys/limits/limit-share.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import { openSqliteKeys } from './sqlite-key-store.ts';
import { openSqliteShare } from './sqlite-share.ts';

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
