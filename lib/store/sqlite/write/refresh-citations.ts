import type { DatabaseSync } from 'node:sqlite';
import { referenceIdentifiers } from '#lib/domain/citations/reference.ts';
import { type ChangedAuthors, changedIds } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** SQL for the publication that a cited identifier belongs to. A cited DOI may be the publication's main one or that of another version. */
const ownerBy = (kind: (typeof referenceIdentifiers)[number]) =>
  [
    ...(kind === 'doi' ? [`(SELECT id FROM research WHERE doi = cited.value ->> '$.doi')`] : []),
    `(SELECT research_id FROM research_identity WHERE identity = '${kind}:' || (cited.value ->> '$.${kind}'))`,
  ].join(', ');

/** Resolves the references of changed publications and of works citing them. Links derive from stored data alone, so undo is exact. */
export function refreshCitations(database: DatabaseSync, touched: Pick<ChangedAuthors, 'research' | 'linked'>): void {
  const affected = changedIds();
  const byLink = database.prepare('SELECT research_id AS id FROM citation WHERE cited_id = ?');
  const byIdentifier = database.prepare(
    `SELECT research_id AS id FROM reference_identity WHERE identity IN (
       SELECT identity FROM research_identity WHERE research_id = ?1 UNION ALL SELECT 'doi:' || doi FROM research WHERE id = ?1 AND doi IS NOT NULL)`,
  );
  for (const id of touched.research.ids()) {
    affected.add(id);
    for (const statement of [byLink, byIdentifier]) for (const row of statement.all(id) as { id: number }[]) affected.add(row.id);
  }
  const link = citationLinker(database);
  for (const id of affected.ids()) if (link(id)) touched.linked.add(id);
}

interface Link {
  readonly position: number;
  readonly id: number;
}

/** Resolves the references of one publication, and rewrites only the stored links that have changed; returns whether there are any. */
function citationLinker(database: DatabaseSync): (id: number) => boolean {
  const owners = database.prepare(
    `SELECT cited.key + 1 AS position, COALESCE(${referenceIdentifiers.map(ownerBy).join(', ')}) AS id
     FROM research_references JOIN research ON research.id = research_id JOIN json_each(research_references.doc) AS cited
     WHERE research_id = ? AND withdrawn_at IS NULL AND merged_into IS NULL`,
  );
  const state = database.prepare('SELECT merged_into, withdrawn_at FROM research WHERE id = ?');
  const existingLinks = database.prepare('SELECT position, cited_id AS id FROM citation WHERE research_id = ? ORDER BY position');
  const remove = writeStatement(database, 'DELETE FROM citation WHERE research_id = ? AND position = ?');
  const insert = writeStatement(database, 'INSERT INTO citation VALUES (?, ?, ?)');
  /** The publication that a record was merged into, or the record itself; undefined if withdrawn. */
  const target = (id: number): number | undefined => {
    const row = state.get(id) as { merged_into: number | null; withdrawn_at: string | null };
    if (row.merged_into !== null) return target(row.merged_into);
    return row.withdrawn_at === null ? id : undefined;
  };
  return (id) => {
    const before = existingLinks.all(id) as unknown as Link[];
    const rows = owners.all(id) as unknown as { position: number; id: number | null }[];
    const after = rows.flatMap(({ position, id: owner }): Link[] => {
      const citedId = owner === null ? undefined : target(owner);
      // A preprint and its published form are one record, which must not cite itself.
      return citedId === undefined || citedId === id ? [] : [{ position, id: citedId }];
    });
    const memberOf = (links: readonly Link[]) => {
      const keys = new Set(links.map((link) => `${link.position} ${link.id}`));
      return (link: Link) => keys.has(`${link.position} ${link.id}`);
    };
    const [isCurrent, isStored] = [memberOf(after), memberOf(before)];
    const removed = before.filter((link) => !isCurrent(link));
    const added = after.filter((link) => !isStored(link));
    for (const { position } of removed) remove.run(id, position);
    for (const { position, id: cited } of added) insert.run(id, position, cited);
    return removed.length + added.length > 0;
  };
}
