import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { refreshAuthors } from '#lib/service/store/sqlite/write/index-authors.ts';
import { writeRecords } from '#lib/service/store/sqlite/write/load-records.ts';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';
import type { Decision, ReplayInput } from '#lib/service/store/upkeep/told.ts';
import { newDataVersion } from './batches.ts';
import { writeDecision } from './curate.ts';

/** Writes again what a batch was told, at its own moment; the caller holds the transaction. False when it changes nothing any more. */
export async function replayBatches(database: DatabaseSync, batch: string, told: Decision | Iterable<ReplayInput>): Promise<boolean> {
  const { at } = database.prepare('SELECT at FROM batch WHERE id = ?').get(batch) as { at: string };
  const count = isDecision(told)
    ? { added: 0, updated: Number(decideAgain(database, told, { batch, at })), unchanged: 0 }
    : await writeRecords(database, told, { batch, at, refresh: refreshAuthors });
  if (count.added + count.updated === 0) return false;
  writeStatement(database, 'UPDATE batch SET added = ?, updated = ?, unchanged = ? WHERE id = ?').run(
    count.added,
    count.updated,
    count.unchanged,
    batch,
  );
  newDataVersion(database);
  return true;
}

const isDecision = (told: Decision | Iterable<ReplayInput>): told is Decision => Array.isArray(told);

/** A decision on what is gone, or can no longer be decided so, is none. */
function decideAgain(database: DatabaseSync, decision: Decision, writing: Parameters<typeof writeDecision>[2]): boolean {
  try {
    writeDecision(database, decision, writing);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
