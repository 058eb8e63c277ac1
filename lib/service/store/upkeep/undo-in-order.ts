import { Problem } from '#lib/domain/problem.ts';
import type { UndoReport } from '#lib/service/store/curation.ts';

/** What a store does, all of it in one transaction, so that a batch can be undone whatever came after it. */
export interface UndoSteps {
  /** The batch, and those after it that stand, newest first. `told`: in how many parts what it was told is kept. */
  batches(id: string): Promise<{ readonly own?: BatchRow; readonly later: readonly BatchRow[] }>;
  /** The store is what it was before the batch, which is the newest that stands. `isOver`: it is not to be told again. */
  takeBack(id: string, at: string, isOver: boolean): Promise<UndoReport>;
  /** Tells a batch again what it was told. False when that changes nothing any more. */
  replayBatches(id: string): Promise<boolean>;
}

export interface BatchRow {
  readonly id: string;
  readonly undone: string | null;
  readonly told: number;
}

/** A batch and those after it, newest first, by its id. */
export const batchesAfter = (
  parameter: '?' | '$1',
) => `SELECT later.id AS id, later.undone_at AS undone, (SELECT COUNT(*) FROM told WHERE batch = later.id) AS told
  FROM batch AS own JOIN batch AS later ON later.version >= own.version WHERE own.id = ${parameter} ORDER BY later.version DESC`;

export function standingAfter(id: string, rows: readonly BatchRow[]): Awaited<ReturnType<UndoSteps['batches']>> {
  const own = rows.find((row) => row.id === id);
  return { ...(own && { own }), later: rows.filter((row) => row.id !== id && row.undone === null) };
}

/**
 * Undoes a batch as if it had never been: the later ones are taken back, newest first, then it, and they are told again, oldest first, on what is left. One that has
 * nothing left to say, such as a decision on what is gone, is undone with it.
 */
export async function undoInOrder(steps: UndoSteps, batch: string, at: string): Promise<UndoReport> {
  const { own, later } = await steps.batches(batch);
  if (!own) throw new Problem('not_found', { detail: `There is no batch ${batch}.` });
  if (own.undone !== null) throw new Problem('bad_request', { detail: `Batch ${batch} was undone already, at ${own.undone}.` });
  const untold = later.filter(({ told }) => Number(told) === 0).map(({ id }) => id);
  if (untold.length > 0)
    throw new Problem('bad_request', {
      detail: `Of later batches it is not kept what they were told (imports of an earlier version, areas found anew); undo them first: ${untold.join(', ')}.`,
    });
  for (const { id } of later) await steps.takeBack(id, at, false);
  const report = await steps.takeBack(batch, at, true);
  const empty: string[] = [];
  for (const { id } of later.toReversed()) {
    if (await steps.replayBatches(id)) continue;
    await steps.takeBack(id, at, true);
    empty.push(id);
  }
  return { ...report, ...(later.length > 0 && { replayed: later.length - empty.length }), ...(empty.length > 0 && { undoneToo: empty }) };
}
