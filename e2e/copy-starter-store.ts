import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { test } from '@playwright/test';

/** Copies the store of the shared test site, which takes less time than importing the starter collection again. */
export async function copyStarterStore(dataDir: string): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const { dataDir: sharedDir } = test.info().config.metadata as { readonly dataDir: string };
  const store = new DatabaseSync(join(sharedDir, 'madar.sqlite'), { readOnly: true });
  await backup(store, join(dataDir, 'madar.sqlite'));
  store.close();
  return dataDir;
}
