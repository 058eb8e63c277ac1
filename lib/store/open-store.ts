import { join } from 'node:path';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { readOperatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';

interface StoreAddress {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** File with the operator's terms, which add to the vocabulary for texts and queries. */
  readonly termsFile?: string | undefined;
}

/** Opens the store at an address, by default a file in `dataDir`. Rejects with a `Problem` of kind `config` that states the cause. */
export async function openStore(options: StoreAddress): Promise<Store> {
  readOperatorTerms(options.termsFile);
  return openSqliteStore(sqlitePath(options));
}

/** The SQLite file of a store address; commands have their own tables in it. */
export function sqlitePath(options: StoreAddress): string {
  const path = options.databaseUrl?.replace(/^(?:sqlite|file):(?:\/\/(?=\/))?/, '');
  return path || join(options.dataDir, 'madar.sqlite');
}
