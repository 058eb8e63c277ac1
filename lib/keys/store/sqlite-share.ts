import { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { grant, type LimitShare } from '#lib/keys/limits/limit-share.ts';
import { transaction } from '#lib/store/sqlite/database/transaction.ts';

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
