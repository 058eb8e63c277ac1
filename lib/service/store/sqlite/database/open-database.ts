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
 * Opens (or creates) a SQLite file and brings its schema up to date, all migrations in one transaction. Throws a `Problem` of kind `config` with one
 * clear sentence when the file cannot be opened, is no database, is empty, or was written by a newer version.
 */
export function openDatabase(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    // Without a name it is a file of SQLite's own, which goes when it is closed.
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

/**
 * A new file comes to its place with its schema in it, so that an empty one there is never a beginning of ours: a store was there, and a fresh one in
 * its place would look like all is well. Keys and their owners live in the file: nobody else on the machine reads it.
 */
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
    closeSync(openSync(part, 'wx', 0o600));
    const database = new DatabaseSync(part);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    migrate(database);
    database.close();
    giveName(part, path);
  } catch (error) {
    // Another process was first; its file counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !existsSync(path)) throw error;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true });
  }
}

/** By a second name, which is refused where another process was first. Some file systems have no second names. */
function giveName(part: string, path: string): void {
  try {
    linkSync(part, path);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    renameSync(part, path);
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

/** The same for work that waits for something. */
export async function inTransaction<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
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
