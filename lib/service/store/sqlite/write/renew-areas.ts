import type { DatabaseSync } from 'node:sqlite';
import type { ClassifyAgain, RenewedAreas } from '#lib/service/store/curation.ts';
import { readClassification } from '#lib/service/store/records/classification-doc.ts';
import { prepareRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import { researchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import { batchWriter, newBatchId } from '#lib/service/store/sqlite/undo/batches.ts';
import { changeRecord } from '#lib/service/store/sqlite/undo/curate.ts';
import { touchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import { classificationWriter } from './classifications.ts';
import { type Refresh, refreshAuthors } from './index-authors.ts';
import { indexWriter } from './index-writer.ts';

/** Publications whose areas were worked out here, and on which nobody has decided. */
export const guessedIds = `SELECT research_id AS id FROM classification JOIN research ON research.id = research_id
  WHERE reviewed_at IS NULL AND withdrawn_at IS NULL AND merged_into IS NULL ORDER BY research_id`;

/**
 * Classifies the publications of each chunk anew, all as one batch that can be undone. One whose areas are not those that its classification gave has them from a
 * source or an editor and keeps them.
 */
export async function renewAreas(
  database: DatabaseSync,
  chunks: Iterable<readonly number[]> | AsyncIterable<readonly number[]>,
  { classify, at, refresh = refreshAuthors }: { readonly classify: ClassifyAgain; readonly at: string; readonly refresh?: Refresh },
): Promise<RenewedAreas> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const batch = newBatchId(database);
    const touched = touchedAuthors();
    const index = indexWriter(database);
    const parts = { batch, touched, index, rows: researchRows(database, touched, index) };
    const classifications = classificationWriter(database);
    const count = { looked: 0, changed: 0, gained: 0, lost: 0, kept: 0 };
    const renew = (id: number) => {
      const { row, authors } = parts.rows.read(id);
      const record = recordOf({ doc: row.doc as string, authors });
      const known = readClassification(classifications.read(id));
      count.looked += 1;
      if (!isEqual(record.areas, known.chosen)) {
        count.kept += 1;
        return;
      }
      const next = classify(record, known);
      if (!isEqual(record.areas, next.chosen ?? [])) {
        count.changed += 1;
        if (record.areas.length === 0) count.gained += 1;
        if (next.chosen?.length === 0) count.lost += 1;
        changeRecord(database, id, at, parts, prepareRecord({ ...record, areas: next.chosen ?? [] }));
        parts.rows.putSources(id, new Map([['areas', { source: 'madar', kind: 'derived', setAt: at, batch }]]));
        // Only here, where the batch holds what was before: evidence for the same areas stays as it was found.
        classifications.put(id, next);
      }
    };
    for await (const ids of chunks) for (const id of ids) renew(id);
    if (count.changed > 0) {
      refresh(database, touched, index, { batch, at });
      batchWriter(database)({
        batch,
        at,
        source: 'classify again',
        added: 0,
        updated: count.changed,
        unchanged: count.looked - count.changed,
      });
    }
    database.exec('COMMIT');
    return { ...count, ...(count.changed > 0 && { batch }) };
  } catch (error) {
    // A full disk has ended it already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

export function guessedIn(database: DatabaseSync): number[] {
  return (database.prepare(guessedIds).all() as { id: number }[]).map(({ id }) => id);
}

const isEqual = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');
