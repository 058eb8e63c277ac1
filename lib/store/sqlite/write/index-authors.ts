import type { DatabaseSync } from 'node:sqlite';
import { spellingTokens } from '#lib/store/records/prepare-person.ts';
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
  let count = 0;
  for (const id of touched.ids()) {
    insert.run(id);
    count += 1;
    if (count % atOnce === 0) recount(database, index, change);
  }
  recount(database, index, change);
  deriveAffiliations(database, touched.ids(), touched);
  refreshInstitutions(database, touched, change);
  refreshCitations(database, touched);
  dropEmptyBlocks(database);
}

/** Removes the people in `temp.touched` without publications, counts the publications of the others, and empties the table. */
function recount(database: DatabaseSync, index: IndexWriter, change: RowChange | undefined): void {
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
  database.exec(`
    WITH tally AS (
      SELECT touched.id AS id, COUNT(DISTINCT research.id) AS n, MIN(year) AS first, MAX(year) AS last
      FROM temp.touched CROSS JOIN authorship ON author_id = touched.id LEFT JOIN research ON research.id = research_id AND withdrawn_at IS NULL AND merged_into IS NULL
      GROUP BY touched.id
    ), frequent AS (
      SELECT touched.id AS id, area_id, ROW_NUMBER() OVER (PARTITION BY touched.id ORDER BY COUNT(*) DESC, area_id) AS place
      FROM temp.touched CROSS JOIN authorship ON author_id = touched.id CROSS JOIN research_in_area USING (research_id) GROUP BY touched.id, area_id
    ), best AS (
      SELECT id, json_group_array(area_id ORDER BY place) AS areas FROM frequent WHERE place <= 5 GROUP BY id
    )
    UPDATE author SET publication_count = n, first_year = first, last_year = last, areas = COALESCE(best.areas, '[]')
    FROM tally LEFT JOIN best ON best.id = tally.id
    WHERE tally.id = author.id AND (publication_count, first_year, last_year, author.areas) IS NOT (n, first, last, COALESCE(best.areas, '[]'));
    DELETE FROM temp.touched;
  `);
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
