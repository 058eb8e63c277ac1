import type { DatabaseSync } from 'node:sqlite';
import type { ClassifyAgain, RenewedAreas } from '#lib/service/store/curation.ts';
import { readClassification } from '#lib/service/store/records/classification-doc.ts';
import { prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import { transaction } from '#lib/service/store/sqlite/database/open-database.ts';
import { researchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import { storedRecord } from '#lib/service/store/sqlite/read/stored-research.ts';
import { batchWriter, newBatchId } from '#lib/service/store/sqlite/undo/batches.ts';
import { changeRecord } from '#lib/service/store/sqlite/undo/curate.ts';
import { touchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import { classificationWriter } from './classifications.ts';
import { refreshAuthors } from './index-authors.ts';
import { indexWriter } from './index-writer.ts';

/** Publications whose areas were worked out here, and on which nobody has decided. */
const guessedIds = `SELECT research_id AS id FROM classification JOIN research ON research.id = research_id
  WHERE reviewed_at IS NULL AND withdrawn_at IS NULL AND merged_into IS NULL ORDER BY research_id`;

/**
 * Classifies those publications again, all as one batch that can be undone. One whose areas are not those that its classification gave has them from a
 * source or an editor and keeps them.
 */
export function renewAreas(
  database: DatabaseSync,
  { classify, at }: { readonly classify: ClassifyAgain; readonly at: string },
): RenewedAreas {
  return transaction(database, () => {
    const batch = newBatchId(database);
    const touched = touchedAuthors();
    const index = indexWriter(database);
    const parts = { batch, touched, index, rows: researchRows(database, touched, index) };
    const classifications = classificationWriter(database);
    const count = { looked: 0, changed: 0, gained: 0, lost: 0, kept: 0 };
    const renew = (id: number) => {
      const record = storedRecord(parts.rows.read(id));
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
    for (const { id } of database.prepare(guessedIds).all() as { id: number }[]) renew(id);
    if (count.changed > 0) {
      refreshAuthors(database, touched, index, { batch, at });
      batchWriter(database)({
        batch,
        at,
        source: 'classify again',
        added: 0,
        updated: count.changed,
        unchanged: count.looked - count.changed,
      });
    }
    return { ...count, ...(count.changed > 0 && { batch }) };
  });
}

const isEqual = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');
