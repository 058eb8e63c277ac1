import type { DatabaseSync } from 'node:sqlite';
import type { UndoReport } from '#lib/service/store/curation.ts';
import { researchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import type { StoredResearch } from '#lib/service/store/sqlite/read/stored-research.ts';
import { refreshAuthors, reindexAuthor } from '#lib/service/store/sqlite/write/index-authors.ts';
import { type IndexWriter, indexWriter } from '#lib/service/store/sqlite/write/index-writer.ts';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';
import { newDataVersion } from './batches.ts';
import { undoInstitutions } from './merge-institution-rows.ts';
import { type TouchedAuthors, touchedAuthors } from './touched.ts';

/**
 * Takes the newest batch that stands back: what it added is removed, what it changed is put back from what it put aside, people included. The caller holds the
 * transaction. `isOver`: it is not to be told again.
 */
export function takeBack(database: DatabaseSync, batch: string, at: string, isOver: boolean): UndoReport {
  // Before anything is put back: what it has taught is not learnt again.
  if (isOver) writeStatement(database, 'UPDATE batch SET undone_at = ? WHERE id = ?').run(at, batch);
  const touched = touchedAuthors();
  const index = indexWriter(database);
  const rows = researchRows(database, touched, index);
  const changed = database.prepare('SELECT research_id AS id, doc FROM research_before WHERE batch = ?').all(batch) as {
    id: number;
    doc: string;
  }[];
  restoreAuthors(database, batch, { index, touched });
  const { at: decidedAt } = database.prepare('SELECT at FROM batch WHERE id = ?').get(batch) as { at: string };
  const restored = new Set(changed.map(({ id }) => id));
  let removed = 0;
  noteForHarvesters(database, batch, at);
  for (const { id } of database.prepare('SELECT id FROM research WHERE batch = ?').all(batch) as { id: number }[]) {
    if (restored.has(id)) continue;
    rows.remove(id);
    removed += 1;
  }
  // In two steps, so that a DOI which moved from one record to another is free when its first owner comes back.
  const now = new Map(changed.map(({ id }) => [id, rows.read(id).classification]));
  for (const { id } of changed) rows.remove(id);
  for (const { id, doc } of changed) {
    const stored = JSON.parse(doc) as StoredResearch;
    rows.restore(id, stored, classificationOf(stored, now.get(id), decidedAt));
  }
  undoInstitutions(database, batch, touched);
  const taught = database.prepare('SELECT DISTINCT research_id AS id FROM research_identity WHERE batch = ?').all(batch) as {
    id: number;
  }[];
  for (const { id } of taught) touched.research.add(id);
  writeStatement(database, 'DELETE FROM research_identity WHERE batch = ?').run(batch);
  refreshAuthors(database, touched, index);
  for (const table of ['research_before', 'author_before', ...(isOver ? ['told'] : [])])
    writeStatement(database, `DELETE FROM ${table} WHERE batch = ?`).run(batch);
  newDataVersion(database);
  return { batch, removed, restored: changed.length };
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

/** People are what they were before the newest batch. */
function restoreAuthors(database: DatabaseSync, batch: string, { index, touched }: { index: IndexWriter; touched: TouchedAuthors }): void {
  writeStatement(database, 'DELETE FROM author_identity WHERE batch = ?').run(batch);
  const before = database.prepare('SELECT author_id AS id, doc FROM author_before WHERE batch = ?').all(batch) as {
    id: number;
    doc: string;
  }[];
  // An ORCID iD may have to move from one row to another.
  for (const { id } of before) writeStatement(database, 'UPDATE author SET orcid = NULL WHERE id = ?').run(id);
  for (const { id, doc } of before) {
    restoreAuthor(database, batch, id, JSON.parse(doc) as AsidePerson);
    reindexAuthor(database, id, index);
    touched.add(id);
  }
}

type Held = readonly (readonly [identity: string, batch: string])[];
/** `identities` is what earlier versions put aside of two people who were merged. */
type AsidePerson = Readonly<Record<string, string | null>> & { readonly held?: Held; readonly identities?: readonly string[] };

function restoreAuthor(database: DatabaseSync, batch: string, id: number, { held, identities, ...row }: AsidePerson): void {
  const names = Object.keys(row);
  const set = names.map((name) => `${name} = excluded.${name}`).join(', ');
  writeStatement(
    database,
    `INSERT INTO author (id, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)}) ON CONFLICT (id) DO UPDATE SET ${set}`,
  ).run(id, ...(Object.values(row) as (string | null)[]));
  if (identities)
    writeStatement(database, 'UPDATE author_identity SET author_id = ? WHERE identity IN (SELECT value FROM json_each(?))').run(
      id,
      JSON.stringify(identities),
    );
  // Not what this batch itself has taught, nor what one had taught that was undone meanwhile.
  const put = writeStatement(
    database,
    'INSERT OR REPLACE INTO author_identity SELECT ?1, ?2, ?3 WHERE ?3 <> ?4 AND NOT EXISTS (SELECT 1 FROM batch WHERE id = ?3 AND undone_at IS NOT NULL)',
  );
  for (const [identity, learnt] of held ?? []) put.run(identity, id, learnt, batch);
}
