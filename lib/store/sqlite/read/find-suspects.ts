import type { DatabaseSync } from 'node:sqlite';
import { institutionSuspects, institutionSuspectsQuery } from '#lib/store/institutions/suspects-query.ts';
import type { Suspect } from '#lib/store/port/curation.ts';
import { type AlikePair, bearersMax, suspectOf } from '#lib/store/port/suspect-works.ts';

/**
 * Suspected duplicates: publications with the same DOI, or with a common trait unless `compareWorks` finds them different; namesakes
 * without distinct ids. Computed on request, not at load.
 */
export function findSuspects(database: DatabaseSync, options: { batch?: string; limit?: number } = {}): Suspect[] {
  const limit = options.limit ?? 1000;
  const batch = options.batch ?? null;
  // First builds a table of all people by name, in which the few people of the batch are looked up.
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
    ...findWorks(database, batch, limit),
    ...people.map(
      ({ a, b, doc_a, doc_b }): Suspect => ({ kind: 'author', ids: [String(a), String(b)], names: [doc_a, doc_b], because: 'same name' }),
    ),
    ...institutionSuspects(database.prepare(institutionSuspectsQuery('?1', '?2')).all(batch, limit)),
  ];
}

interface Pair {
  a: number;
  b: number;
  doc_a: string;
  doc_b: string;
}

/**
 * SQL for pairs of records with the same DOI, such as a chapter and its book. Only one of the two has it in the column `doi`.
 */
const sharedDois = (
  batch: string | null,
) => `SELECT min(one.id, two.id) AS a, max(one.id, two.id) AS b FROM research AS two CROSS JOIN research AS one ON one.doi = json_extract(two.doc, '$.doi')
  WHERE two.doi IS NULL AND instr(two.doc, '"doi":') > 0 AND ${batch === null ? '?1 IS NULL' : 'two.batch = ?1'}`;

function findWorks(database: DatabaseSync, batch: string | null, limit: number): Suspect[] {
  const pairs = database.prepare(
    `WITH asked AS MATERIALIZED (${batch === null ? 'SELECT DISTINCT trait FROM research_trait WHERE ?1 IS NULL' : 'SELECT DISTINCT trait FROM research JOIN research_trait ON research_id = id WHERE batch = ?1'}),
       twice AS MATERIALIZED (SELECT trait FROM asked CROSS JOIN research_trait USING (trait) GROUP BY trait HAVING COUNT(*) BETWEEN 2 AND ${bearersMax}),
       pair AS MATERIALIZED (SELECT DISTINCT x.research_id AS a, y.research_id AS b FROM twice CROSS JOIN research_trait AS x USING (trait) CROSS JOIN research_trait AS y USING (trait)
         WHERE x.research_id < y.research_id UNION ${sharedDois(batch)})
     SELECT a, b, one.doc AS doc_a, two.doc AS doc_b, p.doc AS authors_a, q.doc AS authors_b FROM pair
       CROSS JOIN research AS one ON one.id = a CROSS JOIN research AS two ON two.id = b
       CROSS JOIN research_authors AS p ON p.research_id = a CROSS JOIN research_authors AS q ON q.research_id = b
     WHERE one.withdrawn_at IS NULL AND one.merged_into IS NULL AND two.withdrawn_at IS NULL AND two.merged_into IS NULL AND (?1 IS NULL OR ?1 IN (one.batch, two.batch))
     ORDER BY a, b`,
  );
  const suspects: Suspect[] = [];
  for (const pair of pairs.iterate(batch) as Iterable<unknown> as Iterable<AlikePair>) {
    const suspect = suspectOf(pair);
    if (suspect) suspects.push(suspect);
    if (suspects.length >= limit) break;
  }
  return suspects;
}
