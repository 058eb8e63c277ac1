import { join } from 'node:path';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import type { KeyLogger } from '#lib/service/keys/key-parts.ts';
import { type LimitShare, memoryShare } from '#lib/service/limits/limit-share.ts';
import { postgresShare } from '#lib/service/limits/postgres-share.ts';
import { openSqliteShare } from '#lib/service/limits/sqlite-share.ts';
import { sqlitePath } from '#lib/service/store/open-store.ts';
import type { KeyStore } from './key-store.ts';
import { openKeyPrimary } from './open-key-primary.ts';
import { postgresKeyStore } from './postgres-key-store.ts';
import { openSqliteKeyStore } from './sqlite-key-store.ts';

export interface KeyPlace {
  readonly keyStore: KeyStore;
  /** What all processes count together. */
  readonly share: LimitShare;
}

/** Keys, counters and limits where the store address says: on the primary of PostgreSQL, or in files of `dataDir`. Closing the key store ends the connections of both. Rejects with a `Problem` of kind `unavailable` when the place cannot be opened now. */
export async function openKeyPlace(
  options: { readonly databaseUrl?: string | undefined; readonly dataDir: string },
  logger?: KeyLogger,
): Promise<KeyPlace> {
  try {
    if (/^postgres(ql)?:/.test(options.databaseUrl ?? '')) {
      const sql = await openKeyPrimary(options.databaseUrl as string);
      return { keyStore: postgresKeyStore(sql), share: postgresShare(sql) };
    }
    return { keyStore: openSqliteKeyStore(sqlitePath(options)), share: openShare(join(options.dataDir, 'limits.sqlite'), logger) };
  } catch (error) {
    const detail = isProblem(error) ? error.detail : `The place of the keys cannot be opened: ${String(error)}.`;
    throw new Problem('unavailable', { detail: detail ?? '', cause: error });
  }
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
