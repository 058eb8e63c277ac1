import { join } from 'node:path';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import type { KeyLogger } from '#lib/service/keys/key-parts.ts';
import type { Pepper } from '#lib/service/keys/secrets.ts';
import { type LimitShare, memoryShare } from '#lib/service/limits/limit-share.ts';
import { openSqliteShare } from '#lib/service/limits/sqlite-share.ts';
import { sqlitePath } from '#lib/service/store/open-store.ts';
import type { KeyDatabase } from './key-database.ts';
import type { KeyStore } from './key-store.ts';
import { sqlKeyStore } from './sql-key-store.ts';
import { openSqliteKeys } from './sqlite-key-store.ts';

export interface KeyPlace {
  readonly keyStore: KeyStore;
  /** What all processes count together. */
  readonly share: LimitShare;
}

export interface KeyPlaceOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The one under which new keys are hashed: all processes on one PostgreSQL need the same. */
  readonly pepper: Pepper;
}

/** Keys, counters and limits where the address says: in PostgreSQL, or in files of `dataDir`. Closing the key store ends the connections of both. Rejects with a `Problem`: of kind `config` where PostgreSQL cannot be used so, `unavailable` where a file cannot be opened now. */
export async function openKeyPlace(options: KeyPlaceOptions, logger?: KeyLogger): Promise<KeyPlace> {
  const { database, share } = await openKeyDatabase(options, logger);
  return { keyStore: sqlKeyStore(database), share: share ?? openShare(join(options.dataDir, 'limits.sqlite'), logger) };
}

/** The tables of keys alone; `share` where limits are in the same place. Rejects as `openKeyPlace` does. */
export async function openKeyDatabase(
  options: KeyPlaceOptions,
  logger?: KeyLogger,
): Promise<{ readonly database: KeyDatabase; readonly share?: LimitShare }> {
  if (isPostgres(options.databaseUrl)) {
    // The client is loaded only where it is used.
    const { openPostgresKeys } = await import('#lib/service/keys/postgres/open-postgres-keys.ts');
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

/** Limits are no reason not to start: without their file each process counts for itself. */
function openShare(path: string, logger: KeyLogger | undefined): LimitShare {
  try {
    return openSqliteShare(path);
  } catch (error) {
    logger?.error({ error: String(error) }, 'limits are not shared between processes');
    return memoryShare();
  }
}
