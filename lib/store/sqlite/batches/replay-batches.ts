import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { changedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { refreshAuthors } from '#lib/store/sqlite/write/index-authors.ts';
import type { Decision, ReplayInput } from '#lib/store/upkeep/replay-log.ts';
import { newDataVersion } from './batches.ts';
import { writeDecision } from './curate.ts';
import { writeRecords } from './load-records.ts';

/** Repeats the inputs of a batch with its original time, in the caller's transaction. Returns false if that changes nothing any more. */
export async function replayBatches(database: DatabaseSync, batch: string, inputs: Decision | Iterable<ReplayInput>): Promise<boolean> {
  const { at } = database.prepare('SELECT at FROM batch WHERE id = ?').get(batch) as { at: string };
  const touched = changedAuthors();
  const count = isDecision(inputs)
    ? { added: 0, updated: Number(replayDecision(database, inputs, { batch, at, touched })), unchanged: 0 }
    : await writeRecords(database, inputs, { batch, at, refresh: refreshAuthors, touched });
  if (count.added + count.updated === 0) return false;
  writeStatement(database, 'UPDATE batch SET added = ?, updated = ?, unchanged = ? WHERE id = ?').run(
    count.added,
    count.updated,
    count.unchanged,
    batch,
  );
  newDataVersion(database, touched);
  return true;
}

const isDecision = (inputs: Decision | Iterable<ReplayInput>): inputs is Decision => Array.isArray(inputs);

/** Repeats a decision. Returns false if the decision is no longer valid, for example because its record is gone. */
function replayDecision(database: DatabaseSync, decision: Decision, writing: Parameters<typeof writeDecision>[2]): boolean {
  try {
    writeDecision(database, decision, writing);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
