import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { migrationFunctions } from '#lib/service/store/upkeep/migration-functions.ts';
import { makeFolder } from '#lib/service/upkeep/make-folder.ts';
import { migrations } from './migrations.ts';
import { sqliteProblem } from './sqlite-problem.ts';

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

/** Runs `work` as one transaction. `IMMEDIATE` takes the write lock first, so two writers queue instead of failing midway. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** `transaction` for asynchronous work. */
export async function inTransaction<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  const currentVersion = () => Number((database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version);
  if (currentVersion() === migrations.length) return;
  if (currentVersion() > migrations.length) {
    throw new Problem('config', { detail: 'The database was written by a newer version of Madar; this one cannot read it.' });
  }
  for (const [name, work] of Object.entries(migrationFunctions))
    database.function(name, { deterministic: true, varargs: true }, (...texts) =>
      (work as (...texts: string[]) => string)(...texts.map(String)),
    );
  transaction(database, () => {
    // The version is read again inside the lock, because another process may have migrated meanwhile.
    for (let version = currentVersion(); version < migrations.length; version += 1) {
      database.exec(migrations[version] as string);
      database.exec(`PRAGMA user_version = ${version + 1}`);
    }
  });
}
