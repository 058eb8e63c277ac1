import type { DatabaseSync } from 'node:sqlite';
import { blockBits, postingsOfRecords } from '#lib/search/postings.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** Posting rows read at a time. */
const rowsMax = 5000;

/** Remembers the record numbers of the index before an undo. The returned function removes what the undone batches left behind. */
export function sweepUndone(database: DatabaseSync): () => void {
  const before = blockStates(database);
  return () => {
    const after = blockStates(database);
    for (const [block, state] of before) if (after.get(block) !== state) dropDeadPostings(database, block);
    dropUnusedInstitutions(database);
  };
}

/** The number and the sum of the record numbers in use by block; both change when records are removed or written again. */
function blockStates(database: DatabaseSync): ReadonlyMap<number, string> {
  const rows = database
    .prepare(`SELECT number >> ${blockBits} AS block, COUNT(*) || ' ' || SUM(number) AS state FROM research_index GROUP BY block`)
    .all() as { block: number; state: string }[];
  return new Map(rows.map(({ block, state }) => [block, state]));
}

interface PostingRow {
  readonly term: string;
  readonly records: number;
  readonly docs: Uint8Array;
  readonly places: Uint8Array;
}

function dropDeadPostings(database: DatabaseSync, block: number): void {
  const used = new Uint8Array(1 << blockBits);
  const first = block * used.length;
  const numbers = database.prepare('SELECT number FROM research_index WHERE number >= ? AND number < ?').all(first, first + used.length);
  for (const { number } of numbers as { number: number }[]) used[number - first] = 1;
  const select = database.prepare('SELECT term, records, docs, places FROM posting WHERE block = ? AND term > ? ORDER BY term LIMIT ?');
  const update = writeStatement(database, 'UPDATE posting SET records = ?, docs = ?, places = ? WHERE block = ? AND term = ?');
  const remove = writeStatement(database, 'DELETE FROM posting WHERE block = ? AND term = ?');
  for (let rows = select.all(block, '', rowsMax) as unknown as PostingRow[]; rows.length > 0; ) {
    for (const row of rows) {
      const { records, docs, places } = postingsOfRecords(row.term, row.docs, row.places, used);
      if (records === 0) remove.run(block, row.term);
      else if (records < row.records) update.run(records, docs, places, block, row.term);
    }
    rows = select.all(block, rows.at(-1)?.term ?? '', rowsMax) as unknown as PostingRow[];
  }
}

/** Removes void statements that no authorship refers to, and institutions without statements and merges. */
function dropUnusedInstitutions(database: DatabaseSync): void {
  const { changes } = writeStatement(
    database,
    'DELETE FROM institution_said WHERE void = 1 AND NOT EXISTS (SELECT 1 FROM signed_from WHERE said_id = institution_said.id)',
  ).run();
  if (Number(changes) === 0) return;
  writeStatement(
    database,
    `DELETE FROM institution WHERE merged_into IS NULL AND NOT EXISTS (SELECT 1 FROM institution_said WHERE institution_id = institution.id)
       AND NOT EXISTS (SELECT 1 FROM institution AS other WHERE other.merged_into = institution.id)`,
  ).run();
}
