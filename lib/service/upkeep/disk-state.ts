import { constants, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { damageSeen } from '#lib/service/store/sqlite/database/sqlite-problem.ts';
import type { ReadyDetail } from './ready-state.ts';

/** What is wrong with the place of the data while everything can still be read. */
export type DiskState = 'database_missing' | 'database_replaced' | 'disk_read_only' | 'disk_full';

/** Less than this left, and neither keys nor counters nor an import can be written soon. */
const freeBytesMin = 16_777_216;

/**
 * Looks at the folder of the data, and at the database in it if there is one, whenever it is called; damage that was met while reading comes first. A database that was deleted or exchanged is still
 * read by those who have it open, and what they serve grows old without a word: that is what `database_missing` and `database_replaced` are for.
 */
export function watchDisk(folder: string, file?: string): () => Promise<ReadyDetail | DiskState | undefined> {
  const inode = () => (file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.ino);
  const opened = inode();
  return async () => {
    const damage = file === undefined ? undefined : damageSeen(file);
    if (damage) return damage;
    const now = inode();
    if (now !== opened) return now === undefined ? 'database_missing' : 'database_replaced';
    const isWritable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) return 'disk_read_only';
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < freeBytesMin ? 'disk_full' : undefined;
  };
}
