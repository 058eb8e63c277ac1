import type { DatabaseSync } from 'node:sqlite';
import type { Suspect } from '#lib/service/store/curation.ts';

/** A title shorter than this ("Introduction", "Book reviews") says nothing about being the same work. */
const titleLengthMin = 20;

/**
 * Publications with the same folded title within a year of each other, and people with the same folded name whom no id tells apart.
 * Found by one pass when somebody asks, so that a load pays nothing for it.
 */
export function findSuspects(database: DatabaseSync, options: { batch?: string; limit?: number } = {}): Suspect[] {
  const limit = options.limit ?? 1000;
  const batch = options.batch ?? null;
  const works = database
    .prepare(
      `WITH seen AS MATERIALIZED (SELECT id, sort_en, year, batch FROM research WHERE withdrawn_at IS NULL AND merged_into IS NULL AND length(sort_en) >= ?1),
         twice AS (SELECT sort_en FROM seen GROUP BY sort_en HAVING COUNT(*) BETWEEN 2 AND 20),
         same AS MATERIALIZED (SELECT seen.* FROM seen WHERE sort_en IN twice),
         pair AS (SELECT one.id AS a, two.id AS b FROM same AS one JOIN same AS two USING (sort_en)
           WHERE one.id < two.id AND abs(COALESCE(one.year, two.year, 0) - COALESCE(two.year, one.year, 0)) <= 1 AND (?2 IS NULL OR ?2 IN (one.batch, two.batch))
           ORDER BY one.id, two.id LIMIT ?3)
       SELECT a, b, one.doc AS doc_a, two.doc AS doc_b FROM pair CROSS JOIN research AS one ON one.id = a CROSS JOIN research AS two ON two.id = b ORDER BY a, b`,
    )
    .all(titleLengthMin, batch, limit) as unknown as Pair[];
  // People of the batch first: their names are few, and each is looked up in the order of identities.
  database.exec(`
    CREATE TEMP TABLE IF NOT EXISTS bearer (name TEXT, id INTEGER, PRIMARY KEY (name, id)) WITHOUT ROWID;
    DELETE FROM temp.bearer;
    INSERT OR IGNORE INTO temp.bearer SELECT substr(identity, 6, instr(identity, '|') - 6), author_id FROM author_identity WHERE identity >= 'name:' AND identity < 'name;';
  `);
  const people = database
    .prepare(
      `WITH asked AS MATERIALIZED (SELECT DISTINCT substr(identity, 6, instr(identity, '|') - 6) AS name FROM author_identity WHERE identity >= 'name:' AND identity < 'name;' AND (?1 IS NULL OR batch = ?1)),
         twice AS MATERIALIZED (SELECT name FROM asked CROSS JOIN temp.bearer USING (name) GROUP BY name HAVING COUNT(*) BETWEEN 2 AND 20)
       SELECT one.id AS a, two.id AS b, COALESCE(one.name_en, one.name_ar) AS doc_a, COALESCE(two.name_en, two.name_ar) AS doc_b
       FROM twice CROSS JOIN temp.bearer AS x USING (name) CROSS JOIN temp.bearer AS y USING (name) CROSS JOIN author AS one ON one.id = x.id CROSS JOIN author AS two ON two.id = y.id
       WHERE x.id < y.id AND NOT (one.orcid IS NOT NULL AND two.orcid IS NOT NULL)
         AND NOT (EXISTS (SELECT 1 FROM author_identity WHERE author_id = one.id AND identity LIKE 'openalex:%') AND EXISTS (SELECT 1 FROM author_identity WHERE author_id = two.id AND identity LIKE 'openalex:%'))
         AND NOT EXISTS (SELECT 1 FROM authorship AS p CROSS JOIN authorship AS q ON q.author_id = two.id AND q.research_id = p.research_id WHERE p.author_id = one.id)
       LIMIT ?2`,
    )
    .all(batch, limit) as unknown as Pair[];
  return [
    ...works.map(
      ({ a, b, doc_a, doc_b }): Suspect => ({
        kind: 'research',
        ids: [String(a), String(b)],
        names: [titleOf(doc_a), titleOf(doc_b)],
        because: 'same title',
      }),
    ),
    ...people.map(
      ({ a, b, doc_a, doc_b }): Suspect => ({ kind: 'author', ids: [String(a), String(b)], names: [doc_a, doc_b], because: 'same name' }),
    ),
  ];
}

interface Pair {
  a: number;
  b: number;
  doc_a: string;
  doc_b: string;
}

function titleOf(doc: string): string {
  const { title, language } = JSON.parse(doc) as { title: Record<string, string>; language: string };
  return title[language] ?? Object.values(title)[0] ?? '';
}
