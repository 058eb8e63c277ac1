import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import type { ChangedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import type { BatchContext } from './research-rows.ts';

/** Merges an institution into another, which then counts the affiliations of both. Statements stay as they are, so undo is possible. */
export function mergeInstitutionRows(database: DatabaseSync, from: number, into: number, { batch, at, touched }: BatchContext): void {
  const ror = database.prepare('SELECT ror FROM institution WHERE id = ?');
  const [fromRor, intoRor] = [from, into].map((id) => (ror.get(id) as { ror: string | null }).ror);
  if (fromRor && intoRor && fromRor !== intoRor)
    throw new Problem('bad_request', { detail: `Both have a ROR id (${fromRor}, ${intoRor}): they are two institutions.` });
  writeStatement(database, 'UPDATE institution SET merged_into = ?, merged_by = ?, updated_at = ? WHERE id = ?').run(into, batch, at, from);
  followMerges(database);
  touched.institutions.add(into);
  touchSigners(database, [from, into], touched);
}

/** Reverts the institution merges of a batch. Marks the batch's statements on institutions as void until a load repeats them. */
export function undoInstitutions(database: DatabaseSync, batch: string, touched: ChangedAuthors): void {
  writeStatement(database, 'UPDATE institution_said SET void = 1 WHERE batch = ?').run(batch);
  const mergedRows = database.prepare('SELECT id, merged_into FROM institution WHERE merged_by = ?').all(batch) as {
    id: number;
    merged_into: number;
  }[];
  if (mergedRows.length === 0) return;
  for (const { id, merged_into: into } of mergedRows) for (const member of [id, into]) touched.institutions.add(member);
  touchSigners(
    database,
    mergedRows.flatMap(({ id, merged_into: into }) => [id, into]),
    touched,
  );
  writeStatement(database, 'UPDATE institution SET merged_into = NULL, merged_by = NULL WHERE merged_by = ?').run(batch);
  followMerges(database);
}

/** Marks the publications signed from these institutions or any merged with them, and their signers, whose other affiliations are derived from these. */
function touchSigners(database: DatabaseSync, institutions: readonly number[], touched: ChangedAuthors): void {
  const rows = database
    .prepare(
      `SELECT DISTINCT author_id AS id, research_id AS work FROM institution_said JOIN signed_from ON said_id = institution_said.id JOIN authorship USING (research_id, position)
       WHERE institution_id IN (
         SELECT id FROM institution WHERE leads_to IN (SELECT leads_to FROM institution WHERE id IN (SELECT value FROM json_each(?))))`,
    )
    .all(JSON.stringify(institutions)) as { id: number; work: number }[];
  for (const { id, work } of rows) {
    touched.add(id);
    touched.linked.add(work);
  }
}

/** Updates the final target of every merged institution (`leads_to`). */
function followMerges(database: DatabaseSync): void {
  const rows = database
    .prepare('SELECT id, merged_into, leads_to FROM institution WHERE merged_into IS NOT NULL OR leads_to <> id')
    .all() as { id: number; merged_into: number | null; leads_to: number }[];
  const into = new Map(rows.map((row) => [row.id, row.merged_into]));
  const lead = writeStatement(database, 'UPDATE institution SET leads_to = ? WHERE id = ?');
  for (const { id, leads_to: previous } of rows) {
    let target = id;
    for (let step = into.get(target); step; step = into.get(target)) target = step;
    if (target !== previous) lead.run(target, id);
  }
}
