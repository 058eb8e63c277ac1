import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { authorAside } from '#lib/service/store/sqlite/read/author-aside.ts';
import type { ResearchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import { reindexAuthor } from '#lib/service/store/sqlite/write/index-authors.ts';
import type { IndexWriter } from '#lib/service/store/sqlite/write/index-writer.ts';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';
import type { TouchedAuthors } from './touched.ts';

interface Parts {
  readonly batch: string;
  readonly rows: ResearchRows;
  readonly touched: TouchedAuthors;
  readonly index: IndexWriter;
}

/** All signatures and identities go over; the names of the one that goes become spellings of the one that stays. */
export function mergeAuthorRows(
  database: DatabaseSync,
  from: number,
  into: number,
  at: string,
  { batch, rows, touched, index }: Parts,
): void {
  const together = database
    .prepare(
      'SELECT one.research_id AS id FROM authorship AS one JOIN authorship AS two USING (research_id) WHERE one.author_id = ? AND two.author_id = ?',
    )
    .get(from, into) as { id: number } | undefined;
  if (together) throw new Problem('bad_request', { detail: `Both signed publication ${together.id}: they are two people.` });
  const works = database.prepare('SELECT DISTINCT research_id AS id FROM authorship WHERE author_id = ?').all(from) as { id: number }[];
  for (const { id } of works) rows.putAside(id, batch);
  const aside = authorAside(database);
  for (const id of [from, into]) aside.put(batch, id);
  const one = database.prepare('SELECT * FROM author WHERE id = ?').get(into) as Record<string, string | null>;
  const two = database.prepare('SELECT * FROM author WHERE id = ?').get(from) as Record<string, string | null>;
  if (one.orcid && two.orcid)
    throw new Problem('bad_request', { detail: `Both have an ORCID iD (${one.orcid}, ${two.orcid}): they are two people.` });
  const spellings = [
    ...(JSON.parse(one.variants as string) as string[]),
    ...(JSON.parse(two.variants as string) as string[]),
    two.name_en,
    two.name_ar,
  ];
  const variants = [
    ...new Set(spellings.filter((name): name is string => Boolean(name) && name !== one.name_en && name !== one.name_ar)),
  ].sort();
  writeStatement(database, 'UPDATE author SET orcid = NULL, merged_into = ?, updated_at = ? WHERE id = ?').run(into, at, from);
  writeStatement(
    database,
    `UPDATE author SET orcid = COALESCE(orcid, ?), name_ar = COALESCE(name_ar, ?), name_en = COALESCE(name_en, ?), inverted = COALESCE(inverted, ?),
         country = COALESCE(country, ?), affiliation = COALESCE(affiliation, ?), variants = ?, updated_at = ? WHERE id = ?`,
  ).run(
    two.orcid ?? null,
    two.name_ar ?? null,
    two.name_en ?? null,
    two.inverted ?? null,
    two.country ?? null,
    two.affiliation ?? null,
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
}
