import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { makeFolder } from '#lib/base/process/make-folder.ts';
import { sqliteProblem } from '#lib/store/sqlite/database/sqlite-problem.ts';
import { transaction } from '#lib/store/sqlite/database/transaction.ts';
import { deriveAgain, indexAgain } from '#lib/store/sqlite/write/index-again.ts';
import { migrationFunctions } from '#lib/store/upkeep/migration-functions.ts';
import { migrations } from './migrations.ts';

/**
 * Opens or creates a database and migrates it in one transaction. Throws a `Problem` of kind `config` if unreadable, empty, foreign or
 * newer.
 */
export function openDatabase(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    // An empty path makes SQLite use a temporary file, which it deletes on close.
    if (path !== ':memory:' && path !== '') createWhole(path);
    database = new DatabaseSync(path, { timeout: 5000 });
    database.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -32768; PRAGMA temp_store = FILE; PRAGMA mmap_size = 268435456;');
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    migrate(database);
    return database;
  } catch (cause) {
    database?.close();
    throw new Problem('config', { detail: sqliteProblem(cause, path, 'cannot be opened').message, cause });
  }
}

/** Creates a database file, readable by its owner alone. It appears with its complete schema, so an empty file means a lost store. */
function createWhole(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === 0)
    throw new Problem('config', {
      detail: `The database ${path} is an empty file. Put a backup in its place: npm run -s restore -- FILE (docs/operate.md); for a new store remove the empty file.`,
    });
  if (size !== undefined) return;
  makeFolder(dirname(path));
  const part = `${path}.${randomUUID()}`;
  try {
    closeSync(openSync(/* turbopackIgnore: true */ part, 'wx', 0o600));
    const database = new DatabaseSync(part);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    migrate(database);
    database.close();
    linkOrRename(part, path);
  } catch (error) {
    // Another process has created the file meanwhile, and this one is discarded.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !existsSync(path)) throw error;
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${part}${suffix}`, { force: true });
  }
}

/** A hard link fails if another process was first; file systems without hard links get a rename. */
function linkOrRename(part: string, path: string): void {
  try {
    linkSync(part, path);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    renameSync(part, path);
  }
}

/** Migrates to a version, by default the current one, in one transaction. */
export function migrate(database: DatabaseSync, target = migrations.length): void {
  const currentVersion = () => Number((database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version);
  if (currentVersion() === target) return;
  if (currentVersion() > migrations.length) {
    throw new Problem('config', { detail: 'The database was written by a newer version of Madar; this one cannot read it.' });
  }
  for (const [name, work] of Object.entries(migrationFunctions))
    database.function(name, { deterministic: true, varargs: true }, (...texts) =>
      (work as (...texts: string[]) => string)(...texts.map(String)),
    );
  transaction(database, () => {
    // The version is read again inside the lock, because another process may have migrated meanwhile.
    for (let version = currentVersion(); version < target; version += 1) {
      database.exec(migrations[version] as string);
      database.exec(`PRAGMA user_version = ${version + 1}`);
    }
    indexAgain(database);
    deriveAgain(database);
  });
}
