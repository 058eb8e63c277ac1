import { readFileSync, statSync } from 'node:fs';

/** Offset of the write lock in the WAL index file (sqlite.org/walformat.html §2.3.1). */
const writeLock = '120';

/** Describes the process that is writing to a database, and its command, for an operator. Works on Linux only. */
export function describeLockHolder(path: string): string {
  const pid = lockHolder(path);
  if (pid === undefined) return 'another process (an import, a reindex, a copy)';
  if (pid === process.pid) return `this process (${pid})`;
  const command = commandOf(pid);
  return `process ${pid}${command ? ` (${command})` : ''}`;
}

function lockHolder(path: string): number | undefined {
  try {
    const { ino } = statSync(`${path}-shm`);
    // An example of a line: `67: POSIX  ADVISORY  WRITE 22902 fe:00:2146433 120 120`.
    for (const line of readFileSync('/proc/locks', 'utf8').split('\n')) {
      const [, , , kind, pid, file, from] = line.trim().split(/\s+/);
      if (kind === 'WRITE' && from === writeLock && file?.endsWith(`:${ino}`) && Number(pid) > 0) return Number(pid);
    }
  } catch {
    // Not Linux, or the lock was released.
  }
  return undefined;
}

/** The program name only: other arguments may be private. */
function commandOf(pid: number): string | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const name = words.map((word) => /(?:^|\/)lib\/commands\/([\w-]+)\.ts$/.exec(word)?.[1]).find(Boolean);
    return name && `npm ${name === 'start' ? 'start' : `run ${name}`}`;
  } catch {
    return undefined;
  }
}
