import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** Copies the store of a running site, which takes less time than importing the starter collection again. */
export async function copyStore(from: string, to: string): Promise<string> {
  mkdirSync(to, { recursive: true });
  const store = new DatabaseSync(join(from, 'madar.sqlite'), { readOnly: true });
  await backup(store, join(to, 'madar.sqlite'));
  store.close();
  return to;
}
