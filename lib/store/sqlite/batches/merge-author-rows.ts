import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { personSortKeys } from '#lib/store/records/prepare-person.ts';
import type { AuthorRow } from '#lib/store/records/present-author.ts';
import { authorBackup } from '#lib/store/sqlite/database/author-backup.ts';
import type { ChangedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { reindexAuthor } from '#lib/store/sqlite/write/index-authors.ts';
import type { BatchContext } from './research-rows.ts';

type StoredAuthor = AuthorRow & { readonly inverted: string | null };

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
  const target = database.prepare('SELECT * FROM author WHERE id = ?').get(into) as unknown as StoredAuthor;
  const source = database.prepare('SELECT * FROM author WHERE id = ?').get(from) as unknown as StoredAuthor;
  if (target.orcid && source.orcid)
    throw new Problem('bad_request', { detail: `Both have an ORCID iD (${target.orcid}, ${source.orcid}): they are two people.` });
  writeStatement(database, 'UPDATE author SET orcid = NULL, merged_into = ?, updated_at = ? WHERE id = ?').run(into, at, from);
  completeRow(database, target, source, at);
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

/** Gives a person what only the other one has: names with their sort keys, identifiers, country, affiliation and spellings. */
function completeRow(database: DatabaseSync, target: StoredAuthor, source: StoredAuthor, at: string): void {
  const spellings = [
    ...(JSON.parse(target.variants) as string[]),
    ...(JSON.parse(source.variants) as string[]),
    source.name_en,
    source.name_ar,
  ];
  const variants = [
    ...new Set(spellings.filter((name): name is string => Boolean(name) && name !== target.name_en && name !== target.name_ar)),
  ].sort();
  const names = {
    en: target.name_en ?? source.name_en,
    ar: target.name_ar ?? source.name_ar,
    inverted: target.inverted ?? source.inverted,
  };
  writeStatement(
    database,
    `UPDATE author SET orcid = COALESCE(orcid, ?), name_ar = ?, name_en = ?, inverted = ?, sort_en = ?, sort_ar = ?, initial_en = ?, initial_ar = ?,
         is_group = ?, country = COALESCE(country, ?), affiliation = COALESCE(affiliation, ?), variants = ?, updated_at = ? WHERE id = ?`,
  ).run(
    source.orcid,
    names.ar,
    names.en,
    names.inverted,
    ...personSortKeys(names),
    source.country,
    source.affiliation,
    JSON.stringify(variants),
    at,
    target.id,
  );
}

/** Marks the authors of works, which may share an author with other works now: institutions are derived from those. */
function touchSigners(database: DatabaseSync, works: readonly { readonly id: number }[], touched: ChangedAuthors): void {
  const signers = database.prepare('SELECT author_id AS id FROM authorship WHERE research_id = ?');
  for (const work of works) for (const { id } of signers.all(work.id) as { id: number }[]) touched.add(id);
}
