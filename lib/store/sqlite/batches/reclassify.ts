import type { DatabaseSync } from 'node:sqlite';
import type { ClassifyAgain, Reclassification } from '#lib/store/port/curation.ts';
import { readClassification } from '#lib/store/records/classification-doc.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { transaction } from '#lib/store/sqlite/database/transaction.ts';
import { storedRecord } from '#lib/store/sqlite/read/stored-research.ts';
import { classificationWriter } from '#lib/store/sqlite/write/classifications.ts';
import { refreshAuthors } from '#lib/store/sqlite/write/index-authors.ts';
import { batchWriter, newBatchId } from './batches.ts';
import { changeRecord } from './curate.ts';
import { batchContext } from './research-rows.ts';

/** SQL for the publications whose areas were derived by this program and not reviewed. */
const guessedIds = `SELECT research_id AS id FROM classification JOIN research ON research.id = research_id
  WHERE reviewed_at IS NULL AND withdrawn_at IS NULL AND merged_into IS NULL ORDER BY research_id`;

/** Reclassifies publications in one undoable batch. Skips records whose areas no longer match their classification. */
export function reclassify(
  database: DatabaseSync,
  { classify, at }: { readonly classify: ClassifyAgain; readonly at: string },
): Reclassification {
  return transaction(database, () => {
    const batch = newBatchId(database);
    const context = batchContext(database, { batch, at });
    const classifications = classificationWriter(database);
    const count = { looked: 0, changed: 0, gained: 0, lost: 0, kept: 0 };
    const renew = (id: number) => {
      const record = storedRecord(context.rows.read(id));
      const classification = readClassification(classifications.read(id));
      count.looked += 1;
      if (!isEqual(record.areas, classification.chosen)) {
        count.kept += 1;
        return;
      }
      const renewed = classify(record, classification);
      if (!isEqual(record.areas, renewed.chosen ?? [])) {
        count.changed += 1;
        if (record.areas.length === 0) count.gained += 1;
        if (renewed.chosen?.length === 0) count.lost += 1;
        changeRecord(database, id, context, prepareRecord({ ...record, areas: renewed.chosen ?? [] }));
        context.rows.putSources(id, new Map([['areas', { source: 'madar', kind: 'derived', setAt: at, batch }]]));
        // New evidence is stored only if the areas change: only then has the batch saved the previous state for undo.
        classifications.put(id, renewed);
      }
    };
    for (const { id } of database.prepare(guessedIds).all() as { id: number }[]) renew(id);
    if (count.changed > 0) {
      refreshAuthors(database, context.touched, context.index, { batch, at });
      batchWriter(
        database,
        context.touched,
      )({
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

const isEqual = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');
