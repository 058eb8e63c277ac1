import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import type { UndoReport } from '#lib/service/store/curation.ts';
import { decisionIn, type ReplayInput, replayInputs } from '#lib/service/store/upkeep/told.ts';
import { replayBatches } from './replay-batches.ts';
import { takeBack } from './undo-batch.ts';

interface BatchRow {
  readonly id: string;
  readonly undone: string | null;
  /** In how many parts what it was told is kept. */
  readonly told: number;
}

/** A batch and those after it, newest first, by its id. */
const batchesAfter = `SELECT later.id AS id, later.undone_at AS undone, (SELECT COUNT(*) FROM told WHERE batch = later.id) AS told
  FROM batch AS own JOIN batch AS later ON later.version >= own.version WHERE own.id = ? ORDER BY later.version DESC`;

/**
 * Undoes a batch as if it had never been loaded: later batches are rolled back, newest first, then the batch itself, and the later ones are replayed, oldest first. A later
 * batch that no longer changes anything, such as a decision on a removed record, is undone too. The caller holds the transaction.
 */
export async function undoInOrder(database: DatabaseSync, batch: string, at: string): Promise<UndoReport> {
  const rows = database.prepare(batchesAfter).all(batch) as unknown as BatchRow[];
  const own = rows.find(({ id }) => id === batch);
  const later = rows.filter(({ id, undone }) => id !== batch && undone === null);
  if (!own) throw new Problem('not_found', { detail: `There is no batch ${batch}.` });
  if (own.undone !== null) throw new Problem('bad_request', { detail: `Batch ${batch} was undone already, at ${own.undone}.` });
  const untold = later.filter(({ told }) => told === 0).map(({ id }) => id);
  if (untold.length > 0)
    throw new Problem('bad_request', {
      detail: `The records of later batches are not stored (imports of an earlier version, areas classified again); undo them first: ${untold.join(', ')}.`,
    });
  const read = toldReader(database);
  for (const { id } of later) takeBack(database, id, at, false);
  const report = takeBack(database, batch, at, true);
  const empty: string[] = [];
  for (const { id } of later.toReversed()) {
    if (await replayBatches(database, id, decisionIn(read(id, 0) as string) ?? recordsOf(id, read))) continue;
    takeBack(database, id, at, true);
    empty.push(id);
  }
  return { ...report, ...(later.length > 0 && { replayed: later.length - empty.length }), ...(empty.length > 0 && { undoneToo: empty }) };
}

type ReadTold = (batch: string, part: number) => string | undefined;

function toldReader(database: DatabaseSync): ReadTold {
  const one = database.prepare('SELECT doc FROM told WHERE batch = ? AND part = ?');
  return (batch, part) => (one.get(batch, part) as { doc: string } | undefined)?.doc;
}

/** No statement stays open while what it reads is told. */
function* recordsOf(batch: string, read: ReadTold): Generator<ReplayInput> {
  for (let part = 0, doc = read(batch, 0); doc !== undefined; part += 1, doc = read(batch, part)) yield* replayInputs(doc);
}
