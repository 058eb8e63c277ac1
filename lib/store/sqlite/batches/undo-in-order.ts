import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import type { UndoReport } from '#lib/store/port/curation.ts';
import { decisionIn, type ReplayInput, replayInputs } from '#lib/store/upkeep/replay-log.ts';
import { replayBatches } from './replay-batches.ts';
import { sweepInstitutions } from './sweep-institutions.ts';
import { rollBack } from './undo-batch.ts';

interface BatchRow {
  readonly id: string;
  readonly undone: string | null;
  /** Number of parts of the batch in the replay log; 0 if its inputs are not stored. */
  readonly parts: number;
}

/** SQL for the batch with a given id and all later batches, newest first. */
const batchesAfter = `SELECT later.id AS id, later.undone_at AS undone, (SELECT COUNT(*) FROM told WHERE batch = later.id) AS parts
  FROM batch AS own JOIN batch AS later ON later.version >= own.version WHERE own.id = ? ORDER BY later.version DESC`;

/**
 * Undoes a batch as if it had never been loaded: rolls back this and all later batches, then replays the later ones. Call it in a
 * transaction.
 */
export async function undoInOrder(database: DatabaseSync, batch: string, at: string): Promise<UndoReport> {
  const rows = database.prepare(batchesAfter).all(batch) as unknown as BatchRow[];
  const target = rows.find(({ id }) => id === batch);
  const later = rows.filter(({ id, undone }) => id !== batch && undone === null);
  if (!target) throw new Problem('not_found', { detail: `There is no batch ${batch}.` });
  if (target.undone !== null) throw new Problem('bad_request', { detail: `Batch ${batch} was already undone at ${target.undone}.` });
  const unlogged = later.filter(({ parts }) => parts === 0).map(({ id }) => id);
  if (unlogged.length > 0)
    throw new Problem('bad_request', {
      detail: `The records of later batches are not stored (imports of an earlier version, areas classified again); undo them first: ${unlogged.join(', ')}.`,
    });
  const readPart = inputReader(database);
  for (const { id } of later) rollBack(database, id, at, false);
  const report = rollBack(database, batch, at, true);
  const empty: string[] = [];
  for (const { id } of later.toReversed()) {
    if (await replayBatches(database, id, decisionIn(readPart(id, 0) as string) ?? recordsOf(id, readPart))) continue;
    rollBack(database, id, at, true);
    empty.push(id);
  }
  sweepInstitutions(database);
  return { ...report, ...(later.length > 0 && { replayed: later.length - empty.length }), ...(empty.length > 0 && { undoneToo: empty }) };
}

type ReadInputs = (batch: string, part: number) => string | undefined;

function inputReader(database: DatabaseSync): ReadInputs {
  const select = database.prepare('SELECT doc FROM told WHERE batch = ? AND part = ?');
  return (batch, part) => (select.get(batch, part) as { doc: string } | undefined)?.doc;
}

/** Reads one part at a time, so that no SQL statement stays open during the replay. */
function* recordsOf(batch: string, readPart: ReadInputs): Generator<ReplayInput> {
  for (let part = 0, doc = readPart(batch, 0); doc !== undefined; part += 1, doc = readPart(batch, part)) yield* replayInputs(doc);
}
