import type { LimitShare } from '#lib/keys/limits/limit-share.ts';
import type { RunStatement } from './key-pool.ts';

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
export function postgresShare(query: RunStatement): LimitShare {
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
