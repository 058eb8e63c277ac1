import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { authorBackup } from '#lib/store/sqlite/database/author-backup.ts';
import type { ChangedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { reindexAuthor } from '#lib/store/sqlite/write/index-authors.ts';
import type { BatchContext } from './research-rows.ts';

/** Merges a person into another: moves all authorships and identities, and keeps the names of the merged person as spellings. */
export function mergeAuthorRows(
  database: DatabaseSync,
  from: number,
  into: number,
  { batch, at, rows, touched, index }: BatchContext,
): void {
  const sharedWork = database
    .prepare(
      'SELECT one.research_id AS id FROM authorship AS one JOIN authorship AS two USING (research_id) WHERE one.author_id = ? AND two.author_id = ?',
    )
    .get(from, into) as { id: number } | undefined;
  if (sharedWork) throw new Problem('bad_request', { detail: `Both signed publication ${sharedWork.id}: they are two people.` });
  const works = database.prepare('SELECT DISTINCT research_id AS id FROM authorship WHERE author_id = ?').all(from) as { id: number }[];
  for (const { id } of works) {
    rows.putAside(id, batch);
    touched.linked.add(id);
  }
  const backup = authorBackup(database);
  for (const id of [from, into]) backup.put(batch, id);
  const target = database.prepare('SELECT * FROM author WHERE id = ?').get(into) as Record<string, string | null>;
  const source = database.prepare('SELECT * FROM author WHERE id = ?').get(from) as Record<string, string | null>;
  if (target.orcid && source.orcid)
    throw new Problem('bad_request', { detail: `Both have an ORCID iD (${target.orcid}, ${source.orcid}): they are two people.` });
  const spellings = [
    ...(JSON.parse(target.variants as string) as string[]),
    ...(JSON.parse(source.variants as string) as string[]),
    source.name_en,
    source.name_ar,
  ];
  const variants = [
    ...new Set(spellings.filter((name): name is string => Boolean(name) && name !== target.name_en && name !== target.name_ar)),
  ].sort();
  writeStatement(database, 'UPDATE author SET orcid = NULL, merged_into = ?, updated_at = ? WHERE id = ?').run(into, at, from);
  writeStatement(
    database,
    `UPDATE author SET orcid = COALESCE(orcid, ?), name_ar = COALESCE(name_ar, ?), name_en = COALESCE(name_en, ?), inverted = COALESCE(inverted, ?),
         country = COALESCE(country, ?), affiliation = COALESCE(affiliation, ?), variants = ?, updated_at = ? WHERE id = ?`,
  ).run(
    source.orcid ?? null,
    source.name_ar ?? null,
    source.name_en ?? null,
    source.inverted ?? null,
    source.country ?? null,
    source.affiliation ?? null,
    JSON.stringify(variants),
    at,
    into,
  );
  writeStatement(database, 'UPDATE author_identity SET author_id = ? WHERE author_id = ?').run(into, from);
  writeStatement(database, `UPDATE authorship SET author_id = ?, rule = 'operator' WHERE author_id = ?`).run(into, from);
  writeStatement(database, 'UPDATE research SET batch = ? WHERE id IN (SELECT value FROM json_each(?))').run(
    batch,
    JSON.stringify(works.map(({ id }) => id)),
  );
  index.dropAuthor(from);
  reindexAuthor(database, into, index);
  touched.add(into);
  touchSigners(database, works, touched);
}

/** Marks the authors of works, which may share an author with other works now: institutions are derived from those. */
function touchSigners(database: DatabaseSync, works: readonly { readonly id: number }[], touched: ChangedAuthors): void {
  const signers = database.prepare('SELECT author_id AS id FROM authorship WHERE research_id = ?');
  for (const work of works) for (const { id } of signers.all(work.id) as { id: number }[]) touched.add(id);
}
