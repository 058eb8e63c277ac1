import { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { transaction } from '#lib/service/store/sqlite/database/open-database.ts';
import { grant, type LimitShare } from './limit-share.ts';

/** How long a process waits for another one's write, which takes microseconds; SQLite waits inside the call, so everything here waits with it. */
const waitMs = 100;
/** So often what has ended is swept out; the clock may be set back meanwhile. */
const sweepMs = 3_600_000;

/**
 * Windows in a small file beside the store, for all processes of one machine. It is not the store's own file, whose write lock an import holds for
 * as long as it takes; and what it holds is worth nothing after a day, so it is never synced to the disk. A reservation takes 15 µs (measured on two cores); with the places held in advance a request pays 5 µs for it.
 */
export function openSqliteShare(path: string): LimitShare {
  const database = open(path);
  const find = database.prepare('SELECT used, ends_at AS endsAt FROM limit_window WHERE key = ?');
  const put = database.prepare(
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
        const reserved = grant(find.get(reservation.key) as { used: number; endsAt: number } | undefined, reservation);
        put.run(reservation.key, reserved.endsAt, reserved.used);
        return reserved;
      });
    },
    async giveBack(key, endsAt, places) {
      back.run(places, key, endsAt);
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
    throw new Problem('config', { detail: `The file of limits ${path} cannot be opened: ${reason}. It may be deleted.`, cause });
  }
}
