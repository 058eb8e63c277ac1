import { copyRows } from '#lib/service/store/postgres/copy/copy-rows.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { sortKeys } from '#lib/service/store/records/prepare-person.ts';
import { nameTally, type SignedBy } from '#lib/service/store/records/tally-names.ts';
import { authorColumns } from '#lib/service/store/sqlite/read/author-aside.ts';
import type { Made } from '#lib/service/store/sqlite/undo/touched.ts';
import { otherNames } from '#lib/service/store/sqlite/write/choose-names.ts';

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

/** People whose spellings are counted at once. */
const atOnce = 20_000;
const rowsAtOnce = 500;

/** The same as in the SQLite store, of the people in the table `touched`, who are as many as an import has met. */
async function chooseNames(tx: TransactionSql, made: { readonly batch: string; readonly at: string }): Promise<void> {
  const people = (
    await tx.unsafe(`SELECT id FROM touched JOIN author USING (id) WHERE variants <> '[]' AND merged_into IS NULL ORDER BY id`)
  ).map((row) => Number(row.id));
  for (let from = 0; from < people.length; from += atOnce) await chooseAmong(tx, people.slice(from, from + atOnce), made);
}

async function chooseAmong(tx: TransactionSql, people: readonly number[], { batch, at }: { batch: string; at: string }): Promise<void> {
  const tally = nameTally();
  const publications = tx.chunks(
    `SELECT research_authors.doc AS authors, json_agg(json_build_array(position, author_id))::text AS signed
     FROM authorship JOIN research ON research.id = authorship.research_id JOIN research_authors ON research_authors.research_id = research.id
     WHERE author_id = ANY('{${people.join(',')}}'::int[]) AND withdrawn_at IS NULL AND merged_into IS NULL GROUP BY research.id, research_authors.doc ORDER BY research.id`,
    rowsAtOnce,
  );
  for await (const chunk of publications as AsyncGenerator<SignedBy[]>) for (const publication of chunk) tally.add(publication);
  const rows = await tx.unsafe<{ id: number; en: string | null; ar: string | null; inverted: string | null; variants: string }>(
    'SELECT id, name_en AS en, name_ar AS ar, inverted, variants FROM author WHERE id = ANY($1::int[])',
    [people],
  );
  for (const current of rows) {
    const chosen = tally.choose(current.id, current);
    if (!chosen) continue;
    const inverted = chosen.en === current.en ? current.inverted : chosen.inverted;
    await putAside(tx, batch, current.id);
    await tx.unsafe(
      `UPDATE author SET name_en = $2, name_ar = $3, inverted = $4, variants = $5, sort_en = $6, sort_ar = $7, initial_en = $8, initial_ar = $9, updated_at = $10 WHERE id = $1`,
      [current.id, chosen.en, chosen.ar, inverted, otherNames(current, chosen), ...sortKeys({ ...chosen, inverted }), at],
    );
  }
}

/** A row of a person as it stands, for undo, unless the batch itself brought them. */
async function putAside(tx: TransactionSql, batch: string, id: number): Promise<void> {
  await tx.unsafe(
    `INSERT INTO author_before SELECT $1, id, json_build_object(${authorColumns.map((name) => `'${name}', ${name}`).join(', ')},
       'held', (SELECT json_agg(json_build_array(identity, batch)) FROM author_identity WHERE author_id = author.id))::text
     FROM author WHERE id = $2 AND EXISTS (SELECT 1 FROM author_identity WHERE author_id = author.id AND batch <> $1) ON CONFLICT DO NOTHING`,
    [batch, id],
  );
}
