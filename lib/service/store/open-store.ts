import { join } from 'node:path';
import { readOperatorTerms } from '#lib/text/data/read-own-terms.ts';
import { readOwnTranslations } from '#lib/text/data/read-translations.ts';
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
  readOperatorTerms(options.termsFile);
  readOwnTranslations(options.dataDir);
  return openSqliteStore(sqlitePath(options));
}

/** The file behind a store address; commands use it for tables of their own. */
export function sqlitePath(options: StoreAddress): string {
  const named = options.databaseUrl?.replace(/^(?:sqlite|file):(?:\/\/(?=\/))?/, '');
  return named || join(options.dataDir, 'madar.sqlite');
}
