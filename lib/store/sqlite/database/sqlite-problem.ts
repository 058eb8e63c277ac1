import { isProblem, Problem } from '#lib/base/problem.ts';
import type { ReadyDetail } from '#lib/store/values/ready-detail.ts';
import { describeLockHolder } from './lock-holder.ts';

/** Primary result codes of SQLite (sqlite.org/rescode.html). They are the low byte of the extended codes. */
const busyCodes = new Set([5, 6]);
const damagedCodes = new Set([11, 26]);

const damageByPath = new Map<string, string>();

/** Damage found in the file by this process, for `/readyz`. */
export function fileDamage(path: string): ReadyDetail | undefined {
  const message = damageByPath.get(path);
  return message === undefined ? undefined : { detail: 'database_damaged', message };
}

/** Forgets the damage of a file that is opened again, because the file may have been replaced. */
export const forgetDamage = (path: string): void => void damageByPath.delete(path);

/** Wraps an error of the file at `path` in a `Problem`: what `failed`, why, and the remedy. */
export function sqliteProblem(cause: unknown, path: string, failed: string): Problem {
  if (isProblem(cause)) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const code = codeOf(cause);
  const sentence = (why: string) => `The database ${path} ${failed}: ${why}.`;
  if (code !== undefined && busyCodes.has(code)) {
    const detail = sentence(`it is being written by ${describeLockHolder(path)}; try again when that has ended`);
    return new Problem('unavailable', { detail, retryAfterSeconds: 5, cause });
  }
  if (code === undefined || !damagedCodes.has(code))
    return new Problem('unavailable', { detail: sentence(reason), retryAfterSeconds: 10, cause });
  const detail = `${sentence(reason)} Stop the server and put a backup in its place: npm run -s restore -- FILE (docs/operate.md).`;
  damageByPath.set(path, detail);
  return new Problem('unavailable', { detail, retryAfterSeconds: 60, cause });
}

function codeOf(cause: unknown): number | undefined {
  const { errcode } = (cause ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}
