import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import type { UndoReport } from '#lib/service/store/curation.ts';
import { newDataVersion } from './batches.ts';
import { type Refresh, refreshAuthors, reindexAuthor, touchedAuthors } from './index-authors.ts';
import { type IndexWriter, indexWriter } from './index-writer.ts';
import { transaction } from './open-database.ts';
import { researchRows, type StoredResearch } from './research-rows.ts';
import { writeStatement } from './write-statement.ts';

/**
 * Takes a batch back in one transaction: what it added is removed, what it changed is put back from what it put aside, people included.
 * Refuses when a later batch has changed the same records, because putting back would undo that one silently as well.
 */
export function undoBatch(database: DatabaseSync, batch: string, at: string, refresh: Refresh = refreshAuthors): UndoReport {
  return transaction(database, () => {
    const row = database.prepare('SELECT version, at, undone_at FROM batch WHERE id = ?').get(batch) as
      | { version: number; at: string; undone_at: string | null }
      | undefined;
    if (!row) throw new Problem('not_found', { detail: `There is no batch ${batch}.` });
    if (row.undone_at !== null) throw new Problem('bad_request', { detail: `Batch ${batch} was undone already, at ${row.undone_at}.` });
    refuseIfBuiltUpon(database, batch, row.version);
    const touched = touchedAuthors();
    const index = indexWriter(database);
    const rows = researchRows(database, touched, index);
    const changed = database.prepare('SELECT research_id AS id, doc FROM research_before WHERE batch = ?').all(batch) as {
      id: number;
      doc: string;
    }[];
    restoreAuthors(database, batch, row.version, index);
    const restored = new Set(changed.map(({ id }) => id));
    let removed = 0;
    noteForHarvesters(database, batch, at);
    for (const { id } of database.prepare('SELECT id FROM research WHERE batch = ?').all(batch) as { id: number }[]) {
      if (restored.has(id)) continue;
      rows.remove(id);
      removed += 1;
    }
    // In two steps, so that a DOI which moved from one record to another is free when its first owner comes back.
    for (const { id } of changed) rows.remove(id);
    for (const { id, doc } of changed) rows.restore(id, JSON.parse(doc) as StoredResearch);
    refresh(database, touched, index);
    writeStatement(
      database,
      'UPDATE classification SET reviewed_at = NULL WHERE reviewed_at = ? AND research_id IN (SELECT research_id FROM research_before WHERE batch = ?)',
    ).run(row.at, batch);
    for (const table of ['research_before', 'author_before']) writeStatement(database, `DELETE FROM ${table} WHERE batch = ?`).run(batch);
    writeStatement(database, 'UPDATE batch SET undone_at = ? WHERE id = ?').run(at, batch);
    newDataVersion(database);
    return { batch, removed, restored: changed.length };
  });
}

/** Answers are what they were; what changed, and when, is not: whoever copied the records meanwhile has to hear of it. */
function noteForHarvesters(database: DatabaseSync, batch: string, at: string): void {
  writeStatement(
    database,
    `INSERT OR REPLACE INTO undone (research_id, at, type_id, areas)
     SELECT id, MAX(?2, updated_at), type_id,
       (SELECT COALESCE(group_concat(area_id), '') FROM (SELECT area_id FROM research_in_area WHERE research_id = research.id ORDER BY position))
     FROM research WHERE batch = ?1 OR id IN (SELECT research_id FROM research_before WHERE batch = ?1)`,
  ).run(batch, at);
}

function refuseIfBuiltUpon(database: DatabaseSync, batch: string, version: number): void {
  const later = database
    .prepare(
      `SELECT DISTINCT batch.id AS id, version FROM batch JOIN research_before ON research_before.batch = batch.id
       WHERE undone_at IS NULL AND version > ?2 AND (research_before.doc ->> '$.row.batch' = ?1
         OR research_id IN (SELECT research_id FROM research_before WHERE batch = ?1))
       ORDER BY version DESC`,
    )
    .all(batch, version) as { id: string }[];
  if (later.length === 0) return;
  throw new Problem('bad_request', {
    detail: `Later batches have changed records of ${batch}; undo them first: ${later.map(({ id }) => id).join(', ')}.`,
  });
}

/** People whom a later batch has met again keep what they are; the others are as they were. */
function restoreAuthors(database: DatabaseSync, batch: string, version: number, index: IndexWriter): void {
  const laterIds = `SELECT author_id FROM authorship JOIN research ON research.id = research_id JOIN batch ON batch.id = research.batch WHERE batch.version > ${version} AND batch.undone_at IS NULL`;
  const isLast = database.prepare('SELECT 1 FROM batch WHERE version > ? AND undone_at IS NULL').get(version) === undefined;
  const own = isLast ? '' : `AND author_id NOT IN (${laterIds})`;
  writeStatement(database, `DELETE FROM author_identity WHERE batch = ? ${own}`).run(batch);
  const before = database.prepare(`SELECT author_id AS id, doc FROM author_before WHERE batch = ? ${own}`).all(batch) as {
    id: number;
    doc: string;
  }[];
  // An ORCID iD may have to move from one row to another.
  for (const { id } of before) writeStatement(database, 'UPDATE author SET orcid = NULL WHERE id = ?').run(id);
  for (const { id, doc } of before) restoreAuthor(database, id, JSON.parse(doc) as Record<string, string | null>, index);
}

function restoreAuthor(
  database: DatabaseSync,
  id: number,
  { identities, ...row }: Record<string, string | null>,
  index: IndexWriter,
): void {
  const names = Object.keys(row);
  writeStatement(database, `UPDATE author SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`).run(
    ...Object.values(row),
    id,
  );
  // Only a merge of two people moves identities.
  if (identities)
    writeStatement(database, 'UPDATE author_identity SET author_id = ? WHERE identity IN (SELECT value FROM json_each(?))').run(
      id,
      JSON.stringify(identities),
    );
  reindexAuthor(database, id, index);
}
