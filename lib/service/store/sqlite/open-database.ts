import { chmodSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { makeFolder } from '#lib/service/make-folder.ts';
import { migrationFunctions } from '#lib/service/store/migration-functions.ts';
import { migrations } from './migrations.ts';

/**
 * Opens (or creates) a SQLite file and brings its schema up to date, all migrations in one transaction.
 * Throws a `Problem` of kind `config` with one clear sentence when the file cannot be opened, is no database, or was written by a newer version.
 */
export function openDatabase(path: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  try {
    // Without a name it is a file of SQLite's own, which goes when it is closed.
    const isNamed = path !== ':memory:' && path !== '';
    if (isNamed && !options.readOnly) makeFolder(dirname(path));
    const isNew = isNamed && !existsSync(path);
    const database = new DatabaseSync(path, { readOnly: options.readOnly ?? false, timeout: 5000 });
    database.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -32768; PRAGMA temp_store = FILE; PRAGMA mmap_size = 268435456;');
    if (!options.readOnly) {
      // Keys and their owners live in this file: nobody else on the machine reads it.
      if (isNew) chmodSync(path, 0o600);
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
      migrate(database);
    }
    return database;
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Problem('config', { detail: `The database ${path} cannot be opened: ${reason}.`, cause });
  }
}

/** Runs `work` as one transaction: all of it happens, or none. `IMMEDIATE` takes the write lock first, so two writers queue instead of failing midway. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has ended it already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  const at = () => Number((database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version);
  if (at() === migrations.length) return;
  if (at() > migrations.length) {
    throw new Problem('config', { detail: 'The database was written by a newer version of Madar; this one cannot read it.' });
  }
  for (const [name, work] of Object.entries(migrationFunctions))
    database.function(name, { deterministic: true, varargs: true }, (...texts) =>
      (work as (...texts: string[]) => string)(...texts.map(String)),
    );
  transaction(database, () => {
    // Read again inside the lock: another process may have migrated meanwhile.
    for (let version = at(); version < migrations.length; version += 1) {
      database.exec(migrations[version] as string);
      database.exec(`PRAGMA user_version = ${version + 1}`);
    }
  });
}
