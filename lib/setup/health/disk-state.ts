import { constants, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { fileDamage } from '#lib/store/sqlite/database/sqlite-problem.ts';
import type { ReadyDetail } from '#lib/store/values/ready-detail.ts';

/** A fault of the data folder while data can still be read. */
export type DiskState = 'database_missing' | 'database_replaced' | 'disk_read_only' | 'disk_full';

/** Minimum free space. With less, keys, counters and imports soon cannot be written. */
const freeBytesMin = 16_777_216;

/** Checks the data folder and database file. Unchecked, a process would keep serving old data from a deleted or replaced file. */
export function watchDisk(folder: string, file?: string): () => Promise<ReadyDetail | DiskState | undefined> {
  const inode = () => (file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.ino);
  const initialInode = inode();
  return async () => {
    const damage = file === undefined ? undefined : fileDamage(file);
    if (damage) return damage;
    const currentInode = inode();
    if (currentInode !== initialInode) return currentInode === undefined ? 'database_missing' : 'database_replaced';
    const isWritable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) return 'disk_read_only';
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < freeBytesMin ? 'disk_full' : undefined;
  };
}
