import { join } from 'node:path';
import { Problem } from '#lib/domain/problem.ts';
import { readOwnTerms } from '#lib/text/data/read-own-terms.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

interface StoreAddress {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The operator's own terms, by which texts and queries are analysed too. */
  readonly termsFile?: string | undefined;
}

/** Opens the store that the address names: a file in `dataDir` without one. Rejects with a `Problem` of kind `config` that says what is wrong. */
export async function openStore(options: StoreAddress): Promise<Store> {
  readOwnTerms(options.termsFile);
  if (!isPostgres(options)) return openSqliteStore(sqlitePath(options));
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(options.databaseUrl as string);
}

export function isPostgres({ databaseUrl }: Pick<StoreAddress, 'databaseUrl'>): boolean {
  return /^postgres(?:ql)?:/.test(databaseUrl ?? '');
}

/** The file behind a store address; commands use it for tables of their own. Throws a `Problem` of kind `config` where there is no file. */
export function sqlitePath(options: StoreAddress): string {
  if (isPostgres(options))
    throw new Problem('config', {
      detail: 'The records are in PostgreSQL, not in a file: use pg_dump or pg_basebackup (docs/operate.md).',
    });
  const named = options.databaseUrl?.replace(/^(?:sqlite|file):(?:\/\/(?=\/))?/, '');
  return named || join(options.dataDir, 'madar.sqlite');
}
