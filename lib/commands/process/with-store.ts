import { existsSync } from 'node:fs';
import { Problem } from '#lib/base/problem.ts';
import type { Env } from '#lib/env.ts';
import { openStore, sqlitePath } from '#lib/store/open-store.ts';
import type { Store } from '#lib/store/port/store.ts';

/** Where the records of this installation are. */
export const placeOfRecords = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TERMS_FILE: termsFile }: Env) => ({
  databaseUrl,
  dataDir,
  termsFile,
});

/** Runs `work` with the store of this installation and closes it. */
export async function withStore<T>(env: Env, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(placeOfRecords(env));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Like `withStore`, but rejects if there is no database instead of creating one. */
export async function withExistingStore<T>(env: Env, work: (store: Store) => Promise<T>): Promise<T> {
  const path = sqlitePath(placeOfRecords(env));
  if (!existsSync(path)) throw new Problem('bad_request', { detail: `There is no database at ${path}.` });
  return withStore(env, work);
}
