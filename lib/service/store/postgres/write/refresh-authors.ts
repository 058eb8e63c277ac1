import { copyRows } from '#lib/service/store/postgres/copy/copy-rows.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { authorColumns } from '#lib/service/store/sqlite/read/author-aside.ts';
import type { Made } from '#lib/service/store/sqlite/undo/touched.ts';
import { chooseNames } from './choose-names.ts';

/** Recounts what the rows of people say of their publications, and removes those without any; the end of every change, inside its transaction. */
export async function refreshAuthors(tx: TransactionSql, touched: Iterable<number>, made?: Made): Promise<void> {
  await tx.unsafe('CREATE TEMP TABLE IF NOT EXISTS touched (id int PRIMARY KEY) ON COMMIT DROP; TRUNCATE touched');
  await copyRows(tx, 'touched', ['id'], rowsOf(touched));
  await tx.unsafe(`
    ANALYZE touched;
    DROP TABLE IF EXISTS gone;
    CREATE TEMP TABLE gone ON COMMIT DROP AS
      SELECT id FROM touched JOIN author USING (id) WHERE merged_into IS NULL AND NOT EXISTS (SELECT 1 FROM authorship WHERE author_id = touched.id);
  `);
  // Not whom the batch itself brought: they go when it is undone.
  if (made)
    await tx.unsafe(
      `INSERT INTO author_before SELECT $1, id, json_build_object(${authorColumns.map((name) => `'${name}', ${name}`).join(', ')},
         'held', (SELECT json_agg(json_build_array(identity, batch)) FROM author_identity WHERE author_id = author.id))::text
       FROM author JOIN gone USING (id) WHERE EXISTS (SELECT 1 FROM author_identity WHERE author_id = author.id AND batch <> $1) ON CONFLICT DO NOTHING`,
      [made.batch],
    );
  await tx.unsafe(`
    DELETE FROM author_identity USING gone WHERE author_id = gone.id;
    DELETE FROM author_text USING gone WHERE author_id = gone.id;
    DELETE FROM author USING gone WHERE author.id = gone.id;
  `);
  if (made) await chooseNames(tx, made);
  await tx.unsafe(`
    WITH tally AS (
      SELECT touched.id, COUNT(DISTINCT research.id)::int AS n, MIN(year) AS first, MAX(year) AS last
      FROM touched JOIN authorship ON author_id = touched.id
        LEFT JOIN research ON research.id = research_id AND withdrawn_at IS NULL AND merged_into IS NULL
      GROUP BY touched.id
    ), frequent AS (
      SELECT touched.id, area_id, ROW_NUMBER() OVER (PARTITION BY touched.id ORDER BY COUNT(*) DESC, area_id) AS place
      FROM touched JOIN authorship ON author_id = touched.id JOIN research_in_area USING (research_id) GROUP BY touched.id, area_id
    ), best AS (
      SELECT id, '[' || string_agg(area_id::text, ',' ORDER BY place) || ']' AS areas FROM frequent WHERE place <= 5 GROUP BY id
    )
    UPDATE author SET publication_count = n, first_year = first, last_year = last, areas = COALESCE(best.areas, '[]')
    FROM tally LEFT JOIN best ON best.id = tally.id
    WHERE tally.id = author.id
      AND (publication_count, first_year, last_year, author.areas) IS DISTINCT FROM (n, first, last, COALESCE(best.areas, '[]'));
  `);
}

function* rowsOf(ids: Iterable<number>): Generator<readonly [number]> {
  for (const id of ids) yield [id];
}
