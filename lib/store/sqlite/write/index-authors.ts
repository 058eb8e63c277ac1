import type { DatabaseSync } from 'node:sqlite';
import { spellingTokens } from '#lib/store/records/prepare-person.ts';
import { type WorkTallier, workTallier } from '#lib/store/sqlite/columns/tally-works.ts';
import { authorBackup } from '#lib/store/sqlite/database/author-backup.ts';
import type { ChangedAuthors, RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { chooseNames } from './choose-names.ts';
import { deriveAffiliations } from './derive-affiliations.ts';
import { dropEmptyBlocks, type IndexWriter } from './index-writer.ts';
import { refreshCitations } from './refresh-citations.ts';
import { refreshInstitutions } from './refresh-institutions.ts';

/** Ends a change: writes the indexes and updates the changed people. `change` is absent on undo. */
export type Refresh = (database: DatabaseSync, touched: ChangedAuthors, index: IndexWriter, change?: RowChange) => void;

/** Recounts touched authors, removes those without publications, derives their institutions, and resolves references again. Called at the end of a transaction. */
export function refreshAuthors(
  database: DatabaseSync,
  touched: ChangedAuthors,
  index: IndexWriter,
  change?: RowChange,
  atOnce = 20_000,
): void {
  database.exec('CREATE TEMP TABLE IF NOT EXISTS touched (id INTEGER PRIMARY KEY); DELETE FROM temp.touched;');
  const insert = writeStatement(database, 'INSERT INTO temp.touched VALUES (?)');
  const tally = workTallier(database, touched);
  let count = 0;
  const settle = () => {
    settlePeople(database, index, change);
    if (!tally) recount(database);
    database.exec('DELETE FROM temp.touched');
  };
  for (const id of touched.ids()) {
    insert.run(id);
    count += 1;
    if (count % atOnce === 0) settle();
  }
  settle();
  deriveAffiliations(database, touched.ids(), touched);
  if (tally) writeTallies(database, tally('authors', [...touched.ids()], areasMax));
  refreshInstitutions(database, touched, change, tally);
  refreshCitations(database, touched);
  dropEmptyBlocks(database);
}

/** Removes the people in `temp.touched` without publications, and chooses the names of the others. */
function settlePeople(database: DatabaseSync, index: IndexWriter, change: RowChange | undefined): void {
  const orphans = database
    .prepare(
      'SELECT id FROM temp.touched JOIN author USING (id) WHERE merged_into IS NULL AND NOT EXISTS (SELECT 1 FROM authorship WHERE author_id = id)',
    )
    .all() as { id: number }[];
  const backup = authorBackup(database);
  for (const { id } of orphans) {
    if (change) backup.ofEarlier(change.batch, id);
    index.dropAuthor(id);
  }
  for (const from of ['author_identity WHERE author_id', 'author WHERE id']) {
    const remove = writeStatement(database, `DELETE FROM ${from} = ?`);
    for (const { id } of orphans) remove.run(id);
  }
  if (change) chooseNames(database, change);
  index.flush();
}

/** Number of areas stored for a person. */
const areasMax = 5;

/** Counts the visible publications of the people in `temp.touched`. */
function recount(database: DatabaseSync): void {
  database.exec(`
    WITH works AS (
      SELECT DISTINCT touched.id AS id, research.id AS work, year
      FROM temp.touched CROSS JOIN authorship ON author_id = touched.id CROSS JOIN research ON research.id = research_id
      WHERE withdrawn_at IS NULL AND merged_into IS NULL
    ), tally AS (
      SELECT id, COUNT(*) AS n, MIN(year) AS first, MAX(year) AS last FROM works GROUP BY id
    ), frequent AS (
      SELECT id, area_id, ROW_NUMBER() OVER (PARTITION BY id ORDER BY COUNT(*) DESC, area_id) AS place
      FROM works CROSS JOIN research_in_area ON research_id = work GROUP BY id, area_id
    ), best AS (
      SELECT id, json_group_array(area_id ORDER BY place) AS areas FROM frequent WHERE place <= ${areasMax} GROUP BY id
    )
    UPDATE author SET publication_count = COALESCE(n, 0), first_year = first, last_year = last, areas = COALESCE(best.areas, '[]')
    FROM temp.touched LEFT JOIN tally USING (id) LEFT JOIN best USING (id)
    WHERE touched.id = author.id AND merged_into IS NULL
      AND (publication_count, first_year, last_year, author.areas) IS NOT (COALESCE(n, 0), first, last, COALESCE(best.areas, '[]'));
  `);
}

function writeTallies(database: DatabaseSync, tallies: ReturnType<WorkTallier>): void {
  const update = writeStatement(
    database,
    `UPDATE author SET publication_count = ?2, first_year = ?3, last_year = ?4, areas = ?5
     WHERE id = ?1 AND merged_into IS NULL AND (publication_count, first_year, last_year, areas) IS NOT (?2, ?3, ?4, ?5)`,
  );
  for (const { id, publication_count: count, first_year: first, last_year: last, areas } of tallies)
    update.run(id, count, first, last, areas);
}

/** Rewrites the name index entry of one author from their row. */
export function reindexAuthor(database: DatabaseSync, id: number, index: IndexWriter): void {
  const row = database.prepare('SELECT name_en, name_ar, variants FROM author WHERE id = ?').get(id) as {
    name_en: string | null;
    name_ar: string | null;
    variants: string;
  };
  const tokens = spellingTokens([row.name_en, row.name_ar, ...(JSON.parse(row.variants) as string[])].filter((name) => name !== null));
  index.dropAuthor(id);
  index.putAuthor(id, tokens.words, tokens.keys);
}
