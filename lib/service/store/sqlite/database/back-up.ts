import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { migrations } from './migrations.ts';
import { startEpoch } from './outbox.ts';

/** What a verified file holds. */
export interface Verified {
  readonly research: number;
  readonly authors: number;
  readonly dataVersion: string;
}

/**
 * Copies a database that may be in use, page by page, to a file, verifies the copy, and only then gives it its name. Rejects with a `Problem`
 * when the copy is not whole; an earlier backup of that name stays then.
 */
export async function backUp(from: string, to: string): Promise<Verified> {
  if (!existsSync(from)) throw new Problem('bad_request', { detail: `There is no database at ${from}.` });
  const part = emptyPart(to);
  const source = new DatabaseSync(from, { timeout: 5000 });
  try {
    await backup(source, part, { rate: 2000 }).finally(() => source.close());
    makeOneFile(part);
    const verified = verify(part);
    renameSync(part, to);
    return verified;
  } finally {
    removeAll(part);
  }
}

/** Puts a verified backup in the place of a database. The server must be stopped: one that runs would go on with the file it has open. */
export async function restoreFrom(from: string, to: string): Promise<Verified> {
  const verified = verify(from);
  if (existsSync(to)) refuseIfInUse(to);
  const part = emptyPart(to);
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, part, { rate: 10_000 });
  } finally {
    source.close();
  }
  beginAgain(part);
  // What the old file had not yet taken in from its log would otherwise be played into the new one.
  for (const end of ['-wal', '-shm']) rmSync(`${to}${end}`, { force: true });
  renameSync(part, to);
  removeAll(part);
  return verified;
}

/** Opens a file as a database of ours and checks it from end to end. Throws a `Problem` of kind `bad_request` that says what is wrong. */
export function verify(path: string): Verified {
  if (!existsSync(path)) throw new Problem('bad_request', { detail: `There is no file ${path}.` });
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    const { integrity_check: integrity } = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (integrity !== 'ok') throw new Error(integrity);
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version < 1 || version > migrations.length)
      throw new Error(`its schema is version ${version}, this program knows 1 to ${migrations.length}`);
    const foreign = database.prepare('PRAGMA foreign_key_check').all();
    if (foreign.length > 0) throw new Error(`${foreign.length} rows point at rows that are not there`);
    const count = (table: string) => countVisible(database as DatabaseSync, table);
    const { value } = database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string };
    return { research: count('research'), authors: count('author'), dataVersion: value };
  } catch (cause) {
    throw new Problem('bad_request', {
      detail: `${path} is not a whole database of Madar: ${cause instanceof Error ? cause.message : String(cause)}.`,
      cause,
    });
  } finally {
    database?.close();
  }
}

/** A backup of the schema before publishing gets its id when it is opened. */
function beginAgain(path: string): void {
  const database = new DatabaseSync(path);
  try {
    if (database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'publishing'`).get() !== undefined) startEpoch(database);
  } finally {
    database.close();
  }
}

function countVisible(database: DatabaseSync, table: string): number {
  return Number((database.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE merged_into IS NULL`).get() as { n: number }).n);
}

/** A copy is one file, which can be carried about and looked into where nothing can be written; a log beside it comes back when it is in use again. */
function makeOneFile(path: string): void {
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // What is damaged is named by the verification that follows.
  } finally {
    database.close();
  }
}

/** A server or an import holds the file open: in WAL mode an exclusive lock is refused then. */
function refuseIfInUse(path: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;');
  } catch (cause) {
    if (cause instanceof Error && /locked|busy/i.test(cause.message))
      throw new Problem('bad_request', { detail: `${path} is in use; stop the server first.`, cause });
    // A damaged file is a reason to restore, not against it.
  } finally {
    database?.close();
  }
}

/** Where a copy grows. It holds keys and their owners: nobody else on the machine reads it, not even while it grows. */
function emptyPart(path: string): string {
  const part = `${path}.part`;
  removeAll(part);
  closeSync(openSync(part, 'wx', 0o600));
  return part;
}

function removeAll(path: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${end}`, { force: true });
}
