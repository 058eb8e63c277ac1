import { isProblem, Problem } from '#lib/domain/problem.ts';
import { writerOf } from '#lib/service/store/sqlite/write/writer-of.ts';
import type { ReadyDetail } from '#lib/service/upkeep/ready-state.ts';

/** Primary result codes of SQLite (sqlite.org/rescode.html); the extended ones have them in their low byte. */
const busy = new Set([5, 6]);
const damaged = new Set([11, 26]);

const damage = new Map<string, string>();

/** That a file was found to be damaged while this process read it, for `/readyz`. */
export function damageSeen(path: string): ReadyDetail | undefined {
  const message = damage.get(path);
  return message === undefined ? undefined : { detail: 'database_damaged', message };
}

/** A file that is opened anew may be another one. */
export const forgetDamage = (path: string): void => void damage.delete(path);

/** A `Problem` for whatever was thrown at work on the file at `path`: what `failed` there, why, and what helps. */
export function sqliteProblem(cause: unknown, path: string, failed: string): Problem {
  if (isProblem(cause)) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const code = codeOf(cause);
  const say = (why: string) => `The database ${path} ${failed}: ${why}.`;
  if (code !== undefined && busy.has(code)) {
    const detail = say(`it is being written by ${writerOf(path)}; try again when that has ended`);
    return new Problem('unavailable', { detail, retryAfterSeconds: 5, cause });
  }
  if (code === undefined || !damaged.has(code)) return new Problem('unavailable', { detail: say(reason), retryAfterSeconds: 10, cause });
  const detail = `${say(reason)} Stop the server and put a backup in its place: npm run -s restore -- FILE (docs/operate.md).`;
  damage.set(path, detail);
  return new Problem('unavailable', { detail, retryAfterSeconds: 60, cause });
}

function codeOf(cause: unknown): number | undefined {
  const { errcode } = (cause ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}
