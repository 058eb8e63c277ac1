import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import type { UndoReport } from '#lib/service/store/curation.ts';
import { newDataVersion } from './batches.ts';
import { type Refresh, refreshAuthors } from './index-authors.ts';
import { indexWriter } from './index-writer.ts';
import { undoMerges } from './merge-institution-rows.ts';
import { transaction } from './open-database.ts';
import { researchRows } from './research-rows.ts';
import { restoreAuthors } from './restore-authors.ts';
import type { StoredResearch } from './stored-research.ts';
import { touchedAuthors } from './touched.ts';
import { writeStatement } from './write-statement.ts';

/**
 * Takes a batch back in one transaction: what it added is removed, what it changed is put back from what it put aside, people included.
 * Refuses when a later batch has changed the same records or has told of works that this one added, because putting back would undo that one silently as well.
 */
export function undoBatch(database: DatabaseSync, batch: string, at: string, refresh: Refresh = refreshAuthors): UndoReport {
  return transaction(database, () => {
    const row = database.prepare('SELECT version, at, undone_at FROM batch WHERE id = ?').get(batch) as
      | { version: number; at: string; undone_at: string | null }
      | undefined;
    if (!row) throw new Problem('not_found', { detail: `There is no batch ${batch}.` });
    if (row.undone_at !== null) throw new Problem('bad_request', { detail: `Batch ${batch} was undone already, at ${row.undone_at}.` });
    refuseIfBuiltUpon(database, batch, row.version);
    writeStatement(database, 'UPDATE batch SET undone_at = ? WHERE id = ?').run(at, batch);
    const touched = touchedAuthors();
    const index = indexWriter(database);
    const rows = researchRows(database, touched, index);
    const changed = database.prepare('SELECT research_id AS id, doc FROM research_before WHERE batch = ?').all(batch) as {
      id: number;
      doc: string;
    }[];
    restoreAuthors(database, batch, row.version, { index, touched });
    const restored = new Set(changed.map(({ id }) => id));
    let removed = 0;
    noteForHarvesters(database, batch, at);
    for (const { id } of database.prepare('SELECT id FROM research WHERE batch = ?').all(batch) as { id: number }[]) {
      if (restored.has(id)) continue;
      rows.remove(id);
      removed += 1;
    }
    // In two steps, so that a DOI which moved from one record to another is free when its first owner comes back.
    const now = new Map(changed.map(({ id }) => [id, rows.read(id)]));
    const isLater = database.prepare('SELECT 1 FROM batch WHERE id = ? AND version > ? AND undone_at IS NULL');
    for (const { id } of changed) rows.remove(id);
    for (const { id, doc } of changed) {
      const stored = JSON.parse(doc) as StoredResearch;
      rows.restore(id, stored, classificationOf(stored, now.get(id)?.classification, row.at));
      // What a later batch has learnt of the record without changing it stays known.
      for (const [identity, digest, learnt = ''] of now.get(id)?.identities ?? [])
        if (isLater.get(learnt, row.version) !== undefined) rows.claimIfFree(identity, id, digest, learnt);
    }
    undoMerges(database, batch, touched);
    writeStatement(database, 'DELETE FROM research_identity WHERE batch = ?').run(batch);
    refresh(database, touched, index);
    for (const table of ['research_before', 'author_before']) writeStatement(database, `DELETE FROM ${table} WHERE batch = ?`).run(batch);
    newDataVersion(database);
    return { batch, removed, restored: changed.length };
  });
}

/** What an earlier version put aside says nothing of the classification: it stays, without the decision that is undone. */
function classificationOf(
  stored: StoredResearch,
  now: StoredResearch['classification'] | undefined,
  decidedAt: string,
): StoredResearch['classification'] {
  if (stored.classification !== undefined || !now) return stored.classification;
  const [doc, confidence, reviewedAt] = now;
  return [doc, confidence, reviewedAt === decidedAt ? null : reviewedAt];
}

/** Answers are what they were; what changed, and when, is not: whoever copied the records meanwhile has to hear of it. */
function noteForHarvesters(database: DatabaseSync, batch: string, at: string): void {
  writeStatement(
    database,
    `INSERT OR REPLACE INTO undone (research_id, at, type_id, areas)
     SELECT id, MAX(?2, updated_at), type_id,
       (SELECT COALESCE(group_concat(area_id), '') FROM (SELECT area_id FROM research_in_area WHERE research_id = research.id ORDER BY position))
     FROM research WHERE batch = ?1`,
  ).run(batch, at);
}

function refuseIfBuiltUpon(database: DatabaseSync, batch: string, version: number): void {
  const later = database
    .prepare(
      `SELECT DISTINCT batch.id AS id, version FROM batch JOIN research_before ON research_before.batch = batch.id
       WHERE undone_at IS NULL AND version > ?2 AND (research_before.doc ->> '$.row.batch' = ?1
         OR research_id IN (SELECT research_id FROM research_before WHERE batch = ?1))
       UNION SELECT DISTINCT batch.id, version FROM research JOIN research_identity ON research_id = research.id JOIN batch ON batch.id = research_identity.batch
       WHERE research.batch = ?1 AND undone_at IS NULL AND version > ?2 AND research.id NOT IN (SELECT research_id FROM research_before WHERE batch = ?1)
       ORDER BY version DESC`,
    )
    .all(batch, version) as { id: string }[];
  if (later.length === 0) return;
  throw new Problem('bad_request', {
    detail: `Later batches have changed records of ${batch}; undo them first: ${later.map(({ id }) => id).join(', ')}.`,
  });
}
