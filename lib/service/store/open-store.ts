import { join } from 'node:path';
import { Problem } from '#lib/domain/problem.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the store that the address names: a file in `dataDir` without one. Rejects with a `Problem` of kind `config` that says what is wrong. */
export async function openStore(options: { databaseUrl?: string | undefined; dataDir: string }): Promise<Store> {
  const url = options.databaseUrl ?? '';
  if (/^postgres(ql)?:/.test(url)) {
    throw new Problem('config', {
      detail: 'DATABASE_URL names PostgreSQL, which this version does not read yet; leave it empty for SQLite.',
    });
  }
  return openSqliteStore(sqlitePath(options));
}

/** The file behind a store address; commands use it for tables of their own. */
export function sqlitePath(options: { databaseUrl?: string | undefined; dataDir: string }): string {
  const named = options.databaseUrl?.replace(/^(?:sqlite|file):(?:\/\/(?=\/))?/, '');
  return named || join(options.dataDir, 'madar.sqlite');
}
