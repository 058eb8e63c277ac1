import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { startEpoch } from '#lib/store/sqlite/database/outbox.ts';
import { carryEnds } from './carry-ends.ts';
import { checkSchema } from './check-schema.ts';
import { migrations } from './migrations.ts';

/** Number of publications and people in a verified database file, its data version, and the highest id that a publication ever had. */
export interface VerifiedFile {
  readonly newestId: number;
  readonly research: number;
  readonly authors: number;
  readonly dataVersion: string;
}

/**
 * Copies a database in use to a temporary file, verifies the copy and renames it. If the copy is damaged, rejects with a `Problem` and
 * keeps an earlier backup.
 */
export async function backUp(from: string, to: string): Promise<VerifiedFile> {
  if (!existsSync(from)) throw new Problem('bad_request', { detail: `There is no database at ${from}.` });
  const part = emptyPart(to);
  using source = new DatabaseSync(from, { timeout: 5000 });
  try {
    await backup(source, part, { rate: 2000 });
    makeOneFile(part);
    const verified = verify(part);
    renameSync(part, to);
    return verified;
  } finally {
    removeAll(part);
  }
}

/** A restored database. `hasEnds`: what people ended after the backup was made stays ended (`carryEnds`). */
export interface RestoredFile extends VerifiedFile {
  readonly hasEnds: boolean;
}

/** Replaces a database with a verified backup. The server must be stopped: a running one would keep using the file it has open. */
export async function restoreFrom(from: string, to: string): Promise<RestoredFile> {
  const verified = verify(from);
  const replaces = existsSync(to);
  if (replaces) refuseIfInUse(to);
  const part = emptyPart(to);
  using source = new DatabaseSync(from, { readOnly: true });
  await backup(source, part, { rate: 10_000 });
  beginEpoch(part);
  const hasEnds = replaces && carryEnds(to, part);
  // The old file's log would otherwise be replayed into the new one.
  for (const suffix of ['-wal', '-shm']) rmSync(`${to}${suffix}`, { force: true });
  renameSync(part, to);
  removeAll(part);
  return { ...verified, hasEnds };
}

/** Opens a file as a Madar database and checks it completely. Throws a `Problem` of kind `bad_request` that states the fault. */
export function verify(path: string): VerifiedFile {
  if (!existsSync(path)) throw new Problem('bad_request', { detail: `There is no file ${path}.` });
  try {
    using database = new DatabaseSync(path, { readOnly: true });
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version < 1 || version > migrations.length)
      throw new Error(`its schema is version ${version}; this program supports 1 to ${migrations.length}`);
    // Before all other statements, which would evaluate expressions and views of the file.
    checkSchema(database, version);
    const { integrity_check: integrity } = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (integrity !== 'ok') throw new Error(integrity);
    const foreign = database.prepare('PRAGMA foreign_key_check').all();
    if (foreign.length > 0) throw new Error(`${foreign.length} rows refer to missing rows`);
    const count = (table: string) => countVisible(database, table);
    const { value } = database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string };
    const { seq } = database.prepare(`SELECT MAX(seq) AS seq FROM sqlite_sequence WHERE name = 'research'`).get() as { seq: number | null };
    return { research: count('research'), authors: count('author'), dataVersion: value, newestId: seq ?? 0 };
  } catch (cause) {
    throw new Problem('bad_request', {
      detail: `${path} is not a complete Madar database: ${cause instanceof Error ? cause.message : String(cause)}.`,
      cause,
    });
  }
}

/** Starts a new epoch, since the restored store does not continue the published history. Older backups get an epoch when opened. */
function beginEpoch(path: string): void {
  using database = new DatabaseSync(path);
  if (database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'publishing'`).get() !== undefined) startEpoch(database);
}

function countVisible(database: DatabaseSync, table: string): number {
  return Number((database.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE merged_into IS NULL`).get() as { n: number }).n);
}

/** Makes the copy a single file, so that it can be read on read-only media. The WAL file returns when the store is opened. */
function makeOneFile(path: string): void {
  using database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // Damage is reported by the verification that follows.
  }
}

/** Throws if the file is in use: a server or an import holds it open, and WAL mode then refuses an exclusive lock. */
function refuseIfInUse(path: string): void {
  try {
    using database = new DatabaseSync(path, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;');
  } catch (cause) {
    if (cause instanceof Error && /locked|busy/i.test(cause.message))
      throw new Problem('bad_request', { detail: `${path} is in use; stop the server first.`, cause });
    // Other errors are ignored: a damaged file is a reason to restore it.
  }
}

/** Creates the temporary file, readable by its owner alone: it contains keys and their owners. */
function emptyPart(path: string): string {
  const part = `${path}.part`;
  removeAll(part);
  closeSync(openSync(part, 'wx', 0o600));
  return part;
}

function removeAll(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${suffix}`, { force: true });
}
