import type { Logger } from '#lib/base/logs/logger.ts';
import { isProblem } from '#lib/base/problem.ts';
import type { KeyDatabase, Run } from '#lib/keys/key/key-database.ts';
import type { Pepper } from '#lib/keys/key/secrets.ts';
import type { LimitShare } from '#lib/keys/limits/limit-share.ts';
import { checkPepper } from './check-pepper.ts';
import { type KeyPool, openKeyPool, type RunStatement } from './key-pool.ts';
import { outageGuard } from './outage-guard.ts';
import { postgresShare } from './postgres-share.ts';
import { prepareKeys } from './prepare-keys.ts';

/** Keys, counters and limits in PostgreSQL; opens even when it is unreachable. Rejects with `config` for another pepper or newer tables. */
export async function openPostgresKeys(
  address: string,
  pepper: Pepper,
  logger?: Logger,
): Promise<{ readonly database: KeyDatabase; readonly share: LimitShare }> {
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    prepared ??= prepareKeys(address, (query) => checkPepper(query, pepper)).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  const pool = openKeyPool(address);
  const { searchParams } = new URL(address);
  if (searchParams.has('replicas')) logger?.warn?.({ setting: 'DATABASE_URL' }, 'replicas are not asked any more, and are ignored');
  try {
    await prepare();
  } catch (error) {
    if (!isProblem(error) || error.kind !== 'unavailable') {
      await pool.end();
      throw error;
    }
    logger?.error({ error: error.detail }, 'the key database cannot be reached yet');
  }
  const guard = outageGuard();
  const ready: KeyPool = {
    query: (text, values) => guard(() => prepare().then(() => pool.query(text, values))),
    transaction: (work) => guard(() => prepare().then(() => pool.transaction(work))),
    end: pool.end,
  };
  return { database: keyDatabase(ready), share: postgresShare(ready.query) };
}

/** SQLSTATEs of conflicts that require a new attempt: deadlock, serialization failure. */
const conflictStates = new Set(['40P01', '40001']);

function keyDatabase(pool: KeyPool): KeyDatabase {
  return {
    run: runner(pool.query),
    transaction: (work) => pool.transaction((query) => work(runner(query))),
    isBusy: (error) => conflictStates.has((error as { code?: string }).code ?? ''),
    close: pool.end,
  };
}

const numberedTexts = new Map<string, string>();

/** Key statements use question marks for parameters, as in SQLite. */
function runner(query: RunStatement): Run {
  return (statement, ...values) => {
    const text = numberedTexts.getOrInsertComputed(statement, () => {
      let index = 0;
      return statement.replaceAll('?', () => {
        index += 1;
        return `$${index}`;
      });
    });
    return query(text, values);
  };
}
