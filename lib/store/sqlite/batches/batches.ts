import type { DatabaseSync } from 'node:sqlite';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Batch } from '#lib/store/port/curation.ts';
import { writeSnapshot } from '#lib/store/sqlite/columns/snapshot.ts';
import type { ChangedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { noteIndexVersion } from '#lib/store/sqlite/database/index-version.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

interface BatchCounts {
  readonly batch: string;
  readonly at: string;
  readonly source: string;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused?: number;
}

/** Records a batch and raises the data version: the last step of every change, inside its transaction. */
export function batchWriter(database: DatabaseSync, touched: ChangedAuthors): (batch: BatchCounts) => void {
  return ({ batch, at, source, added, updated, unchanged, refused = 0 }) => {
    writeStatement(
      database,
      `INSERT INTO batch (id, at, source, added, updated, unchanged, refused, version)
         VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT CAST(value AS INTEGER) + 1 FROM meta WHERE name = 'data_version'))
       ON CONFLICT (id) DO UPDATE SET added = added + excluded.added, updated = updated + excluded.updated,
         unchanged = unchanged + excluded.unchanged, refused = refused + excluded.refused, version = excluded.version`,
    ).run(batch, at, source, added, updated, unchanged, refused);
    newDataVersion(database, touched);
  };
}

/**
 * Increments the data version and saves a snapshot of the columns, by default read from all publications. Other processes notice within
 * 0.5 s and drop their caches.
 */
export function newDataVersion(database: DatabaseSync, touched?: ChangedAuthors): void {
  noteIndexVersion(database);
  database.exec(`UPDATE meta SET value = CAST(value AS INTEGER) + 1 WHERE name = 'data_version'`);
  writeSnapshot(database, touched);
}

/** The batch that a load continues: the newest that is not undone, if its id is `requested` or `requested.N`; else undefined. */
export function continuedBatch(database: DatabaseSync, requested: string): string | undefined {
  const newest = database.prepare('SELECT id FROM batch WHERE undone_at IS NULL ORDER BY version DESC LIMIT 1').get() as
    | { id: string }
    | undefined;
  const isContinued =
    newest?.id === requested || (newest?.id.startsWith(`${requested}.`) && /^\d+$/.test(newest.id.slice(requested.length + 1)));
  return isContinued ? newest?.id : undefined;
}

/** The requested id (by default date and time), with a number appended if a batch with that id exists. */
export function newBatchId(
  database: DatabaseSync,
  requested = `b${new Date().toISOString().slice(2, 19).replace(/[-:]/g, '').replace('T', '-')}`,
): string {
  const existing = database.prepare('SELECT 1 FROM batch WHERE id = ?');
  let id = requested;
  for (let n = 2; existing.get(id); n += 1) id = `${requested}.${n}`;
  return id;
}

export function readBatches(database: DatabaseSync): Batch[] {
  const rows = database.prepare('SELECT * FROM batch ORDER BY version DESC, at DESC').all() as unknown as (Batch & {
    undone_at: string | null;
  })[];
  return rows.map(({ id, at, source, added, updated, unchanged, refused, undone_at }) =>
    withoutUndefined<Batch>({
      id,
      at,
      source,
      added,
      updated,
      unchanged,
      refused,
      undoneAt: undone_at ?? undefined,
    }),
  );
}
