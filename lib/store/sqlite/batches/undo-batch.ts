import type { DatabaseSync } from 'node:sqlite';
import type { UndoReport } from '#lib/store/port/curation.ts';
import type { ChangedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { type StoredResearch, storedRecord } from '#lib/store/sqlite/read/stored-research.ts';
import { postingEraser } from '#lib/store/sqlite/write/erase-postings.ts';
import { refreshAuthors, reindexAuthor } from '#lib/store/sqlite/write/index-authors.ts';
import type { IndexWriter } from '#lib/store/sqlite/write/index-writer.ts';
import { newDataVersion } from './batches.ts';
import { undoInstitutions } from './merge-institution-rows.ts';
import { batchContext } from './research-rows.ts';

/**
 * Rolls back the newest batch: removes what it added, restores what it changed. The caller holds the transaction. `isFinal`: the
 * batch is not replayed afterwards.
 */
export function rollBack(database: DatabaseSync, batch: string, at: string, isFinal: boolean): UndoReport {
  // Marks the batch before anything is restored, since restoring skips identities of undone batches.
  if (isFinal) writeStatement(database, 'UPDATE batch SET undone_at = ? WHERE id = ?').run(at, batch);
  const { touched, index, rows } = batchContext(database, { batch, at });
  const saved = database.prepare('SELECT research_id AS id, doc FROM research_before WHERE batch = ?').all(batch) as {
    id: number;
    doc: string;
  }[];
  const restored = new Set(saved.map(({ id }) => id));
  const added = (database.prepare('SELECT id FROM research WHERE batch = ?').all(batch) as { id: number }[]).filter(
    ({ id }) => !restored.has(id),
  );
  const eraser = postingEraser(
    database,
    [...added, ...saved].map(({ id }) => id),
  );
  restoreAuthors(database, batch, { index, touched });
  const { at: decidedAt } = database.prepare('SELECT at FROM batch WHERE id = ?').get(batch) as { at: string };
  recordForHarvesters(database, batch, at);
  for (const { id } of added) {
    eraser.erase(id, () => storedRecord(rows.read(id)));
    rows.remove(id);
  }
  // All records are removed before any is restored: a DOI that moved between them must be free for its first owner.
  const classifications = new Map<number, StoredResearch['classification']>();
  for (const { id } of saved) {
    const current = rows.read(id);
    classifications.set(id, current.classification);
    eraser.erase(id, () => storedRecord(current));
    rows.remove(id);
  }
  eraser.flush();
  for (const { id, doc } of saved) {
    const storedResearch = JSON.parse(doc) as StoredResearch;
    rows.restore(id, storedResearch, classificationOf(storedResearch, classifications.get(id), decidedAt));
  }
  undoInstitutions(database, batch, touched);
  const identityRows = database.prepare('SELECT DISTINCT research_id AS id FROM research_identity WHERE batch = ?').all(batch) as {
    id: number;
  }[];
  for (const { id } of identityRows) touched.research.add(id);
  writeStatement(database, 'DELETE FROM research_identity WHERE batch = ?').run(batch);
  refreshAuthors(database, touched, index);
  for (const table of ['research_before', 'author_before', ...(isFinal ? ['told'] : [])])
    writeStatement(database, `DELETE FROM ${table} WHERE batch = ?`).run(batch);
  newDataVersion(database, touched);
  return { batch, removed: added.length, restored: saved.length };
}

/** Records saved by earlier program versions have no classification. They keep the current one, without a review by the undone batch. */
function classificationOf(
  stored: StoredResearch,
  current: StoredResearch['classification'] | undefined,
  decidedAt: string,
): StoredResearch['classification'] {
  if (stored.classification !== undefined || !current) return stored.classification;
  const [doc, confidence, reviewedAt] = current;
  return [doc, confidence, reviewedAt === decidedAt ? null : reviewedAt];
}

/** Records the undo as a change, so that harvesters can update their copies of the records. */
function recordForHarvesters(database: DatabaseSync, batch: string, at: string): void {
  writeStatement(
    database,
    `INSERT OR REPLACE INTO undone (research_id, at, type_id, areas)
     SELECT id, MAX(?2, updated_at), type_id,
       (SELECT COALESCE(group_concat(area_id), '') FROM (SELECT area_id FROM research_in_area WHERE research_id = research.id ORDER BY position))
     FROM research WHERE batch = ?1`,
  ).run(batch, at);
}

/** Restores people to their state before the batch. */
function restoreAuthors(database: DatabaseSync, batch: string, { index, touched }: { index: IndexWriter; touched: ChangedAuthors }): void {
  writeStatement(database, 'DELETE FROM author_identity WHERE batch = ?').run(batch);
  const saved = database.prepare('SELECT author_id AS id, doc FROM author_before WHERE batch = ?').all(batch) as {
    id: number;
    doc: string;
  }[];
  // ORCID iDs are unique and may move between these rows, so all are cleared first.
  for (const { id } of saved) writeStatement(database, 'UPDATE author SET orcid = NULL WHERE id = ?').run(id);
  for (const { id, doc } of saved) {
    restoreAuthor(database, batch, id, JSON.parse(doc) as SavedPerson);
    reindexAuthor(database, id, index);
    touched.add(id);
  }
}

type SavedIdentities = readonly (readonly [identity: string, batch: string])[];
/** `identities`: saved by earlier program versions when two people were merged. */
type SavedPerson = Readonly<Record<string, string | null>> & { readonly held?: SavedIdentities; readonly identities?: readonly string[] };

function restoreAuthor(database: DatabaseSync, batch: string, id: number, { held, identities, ...row }: SavedPerson): void {
  const columnNames = Object.keys(row);
  const set = columnNames.map((name) => `${name} = excluded.${name}`).join(', ');
  writeStatement(
    database,
    `INSERT INTO author (id, ${columnNames.join(', ')}) VALUES (?${', ?'.repeat(columnNames.length)}) ON CONFLICT (id) DO UPDATE SET ${set}`,
  ).run(id, ...(Object.values(row) as (string | null)[]));
  if (identities)
    writeStatement(database, 'UPDATE author_identity SET author_id = ? WHERE identity IN (SELECT value FROM json_each(?))').run(
      id,
      JSON.stringify(identities),
    );
  // Identities from this batch, or from a batch undone since, are not restored.
  const insert = writeStatement(
    database,
    'INSERT OR REPLACE INTO author_identity SELECT ?1, ?2, ?3 WHERE ?3 <> ?4 AND NOT EXISTS (SELECT 1 FROM batch WHERE id = ?3 AND undone_at IS NOT NULL)',
  );
  for (const [identity, origin] of held ?? []) insert.run(identity, id, origin, batch);
}
