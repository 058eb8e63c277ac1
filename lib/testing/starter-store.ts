import { copyFileSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openData } from '#lib/import/starter/open-data.ts';
import { openStore } from '#lib/store/open-store.ts';
import type { Store } from '#lib/store/port/store.ts';

/**
 * A new folder whose store holds the starter collection: `DATA_DIR` of a test. The folder is removed after the run. The collection is
 * loaded once per run and then copied, because loading it takes three seconds of processor time.
 */
export async function starterFolder(): Promise<string> {
  const template = join(inject('folder'), 'starter.sqlite');
  const dataDir = mkdtempSync(join(inject('folder'), 'starter-'));
  const file = join(dataDir, 'madar.sqlite');
  if (!existsSync(template)) {
    // Closing the store writes its log into the file. The file is renamed, so that other workers find all of it or nothing.
    await (await openData({ dataDir })).close();
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, template);
  } else copyFileSync(template, file);
  return dataDir;
}

/** Opens a new store with the starter collection. */
export const openStarterStore = async (): Promise<Store> => openStore({ dataDir: await starterFolder() });
