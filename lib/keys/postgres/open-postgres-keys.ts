import type { Logger } from '#lib/base/logs/logger.ts';
import { isProblem } from '#lib/base/problem.ts';
import type { KeyDatabase, Run } from '#lib/keys/key/key-database.ts';
import type { Pepper } from '#lib/keys/key/secrets.ts';
import type { LimitShare } from '#lib/keys/limits/limit-share.ts';
import { checkPepper } from './check-pepper.ts';
import { type KeyPool, openKeyPool, type RunStatement } from './key-pool.ts';
import { outageGuard } from './outage-guard.ts';
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

/** The rule of `grant` as an SQL expression: $1 key, $2 now, $3 ends_at, $4 length, $5 quota, $6 seed, $7 least, $8 wanted. */
const grantedExpression = (used: string) =>
  `CASE WHEN $5::bigint - ${used} >= $8::bigint THEN $8::bigint WHEN $5::bigint - ${used} >= $7::bigint THEN $5::bigint - ${used} ELSE 0 END`;
const isCurrent = 'w.ends_at > $2::bigint AND w.ends_at <= $2::bigint + $4::bigint';
const usedNow = `(CASE WHEN ${isCurrent} THEN w.used ELSE $6::bigint END)`;
const reserve = `
INSERT INTO limit_window AS w (key, ends_at, used, granted) VALUES ($1, $3::bigint, $6::bigint + ${grantedExpression('$6::bigint')}, ${grantedExpression('$6::bigint')})
ON CONFLICT (key) DO UPDATE SET
  ends_at = CASE WHEN ${isCurrent} THEN w.ends_at ELSE excluded.ends_at END,
  granted = ${grantedExpression(usedNow)}, used = ${usedNow} + ${grantedExpression(usedNow)}
RETURNING used, ends_at, granted`;
/** How often ended windows are deleted, in milliseconds. */
const sweepMs = 3_600_000;

/**
 * Counts limit windows in PostgreSQL, for processes on several machines. A reservation is one statement. The caller closes the connections.
 */
function postgresShare(query: RunStatement): LimitShare {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return {
    async reserve({ key, now, endsAt, lengthMs, quota, seed, least, wanted }) {
      if (Math.abs(now - sweptAt) >= sweepMs) {
        sweptAt = now;
        query('DELETE FROM limit_window WHERE ends_at <= $1', [now]).catch(() => undefined);
      }
      const [row] = await query<{ used: string; ends_at: string; granted: string }>(reserve, [
        key,
        now,
        endsAt,
        lengthMs,
        quota,
        seed,
        least,
        wanted,
      ]);
      return { granted: Number(row?.granted ?? 0), used: Number(row?.used ?? 0), endsAt: Number(row?.ends_at ?? endsAt) };
    },
    async giveBack(key, endsAt, count) {
      await query('UPDATE limit_window SET used = GREATEST(0, used - $1) WHERE key = $2 AND ends_at = $3', [count, key, endsAt]);
    },
    close: async () => undefined,
  };
}
