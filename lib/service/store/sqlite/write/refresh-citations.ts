import type { DatabaseSync } from 'node:sqlite';
import { referenceIdentifiers } from '#lib/domain/reference.ts';
import { touchedIds } from '#lib/service/store/sqlite/undo/touched.ts';
import { writeStatement } from './write-statement.ts';

/** The owner of one identifier of a reference in `json_each`; a DOI leads a record, or belongs to it besides the one that leads. */
const ownerBy = (kind: (typeof referenceIdentifiers)[number]) =>
  [
    ...(kind === 'doi' ? [`(SELECT id FROM research WHERE doi = cited.value ->> '$.doi')`] : []),
    `(SELECT research_id FROM research_identity WHERE identity = '${kind}:' || (cited.value ->> '$.${kind}'))`,
  ].join(', ');

/**
 * Resolves references again after publications changed: their own, and those of all works that cite them or name one of their identifiers. Links are a function
 * of what is stored, so that an undone batch leaves those that were there before. The caller holds the transaction.
 */
export function refreshCitations(database: DatabaseSync, changed: Iterable<number>): void {
  const citing = touchedIds();
  const linked = database.prepare('SELECT research_id AS id FROM citation WHERE cited_id = ?');
  const naming = database.prepare(
    `SELECT research_id AS id FROM reference_identity WHERE identity IN (
       SELECT identity FROM research_identity WHERE research_id = ?1 UNION ALL SELECT 'doi:' || doi FROM research WHERE id = ?1 AND doi IS NOT NULL)`,
  );
  for (const id of changed) {
    citing.add(id);
    for (const statement of [linked, naming]) for (const row of statement.all(id) as { id: number }[]) citing.add(row.id);
  }
  const link = citationLinker(database);
  for (const id of citing.ids()) link(id);
}

interface Link {
  readonly position: number;
  readonly id: number;
}

/** Writes the links of one publication where they differ from those that are there. */
function citationLinker(database: DatabaseSync): (id: number) => void {
  const owners = database.prepare(
    `SELECT cited.key + 1 AS position, COALESCE(${referenceIdentifiers.map(ownerBy).join(', ')}) AS id
     FROM research_references JOIN research ON research.id = research_id JOIN json_each(research_references.doc) AS cited
     WHERE research_id = ? AND withdrawn_at IS NULL AND merged_into IS NULL`,
  );
  const state = database.prepare('SELECT merged_into, withdrawn_at FROM research WHERE id = ?');
  const stored = database.prepare('SELECT position, cited_id AS id FROM citation WHERE research_id = ? ORDER BY position');
  const remove = writeStatement(database, 'DELETE FROM citation WHERE research_id = ? AND position = ?');
  const insert = writeStatement(database, 'INSERT INTO citation VALUES (?, ?, ?)');
  /** What a publication was merged into; undefined where it was withdrawn. */
  const target = (id: number): number | undefined => {
    const row = state.get(id) as { merged_into: number | null; withdrawn_at: string | null };
    if (row.merged_into !== null) return target(row.merged_into);
    return row.withdrawn_at === null ? id : undefined;
  };
  return (id) => {
    const before = stored.all(id) as unknown as Link[];
    const rows = owners.all(id) as unknown as { position: number; id: number | null }[];
    const after = rows.flatMap(({ position, id: owner }): Link[] => {
      const cited = owner === null ? undefined : target(owner);
      // A preprint that cites its own published form is one record with it here.
      return cited === undefined || cited === id ? [] : [{ position, id: cited }];
    });
    const isIn = (links: readonly Link[]) => {
      const all = new Set(links.map((link) => `${link.position} ${link.id}`));
      return (link: Link) => all.has(`${link.position} ${link.id}`);
    };
    const [stays, was] = [isIn(after), isIn(before)];
    for (const { position } of before.filter((link) => !stays(link))) remove.run(id, position);
    for (const { position, id: cited } of after.filter((link) => !was(link))) insert.run(id, position, cited);
  };
}
