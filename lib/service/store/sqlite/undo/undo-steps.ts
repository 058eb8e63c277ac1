import type { DatabaseSync } from 'node:sqlite';
import { decisionIn, replayedIn } from '#lib/service/store/upkeep/told.ts';
import { type BatchRow, batchesAfter, standingAfter, type UndoSteps } from '#lib/service/store/upkeep/undo-in-order.ts';
import { replayBatches } from './replay-batches.ts';
import { takeBack } from './undo-batch.ts';

/** The steps of an undo in a SQLite file; the caller holds the transaction. */
export function undoSteps(database: DatabaseSync): UndoSteps {
  const part = database.prepare('SELECT doc FROM told WHERE batch = ? AND part = ?');
  const read = (batch: string, number: number) => (part.get(batch, number) as { doc: string } | undefined)?.doc;
  // No statement stays open while what it reads is told.
  function* records(batch: string) {
    for (let number = 0, doc = read(batch, 0); doc !== undefined; number += 1, doc = read(batch, number)) yield* replayedIn(doc);
  }
  return {
    batches: async (id) => standingAfter(id, database.prepare(batchesAfter('?')).all(id) as unknown as BatchRow[]),
    takeBack: async (id, at, isOver) => takeBack(database, id, at, isOver),
    replayBatches: (id) => replayBatches(database, id, decisionIn(read(id, 0) as string) ?? records(id)),
  };
}
