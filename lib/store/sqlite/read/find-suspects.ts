import type { DatabaseSync } from 'node:sqlite';
import { compareWorks } from '#lib/store/identity/compare-works.ts';
import type { Suspect } from '#lib/store/port/curation.ts';
import { recordOf } from '#lib/store/records/prepare-record.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/**
 * Suspected duplicates: publications with the same DOI, or with a common trait unless `compareWorks` finds them different; namesakes
 * without distinct ids. Computed on request, not at load.
 */
export function findSuspects(database: DatabaseSync, options: { batch?: string; limit?: number } = {}): Suspect[] {
  const limit = options.limit ?? 1000;
  const batch = options.batch ?? null;
  fillBearers(database, batch);
  const people = database
    .prepare(
      `WITH twice AS MATERIALIZED (SELECT name FROM temp.bearer GROUP BY name HAVING COUNT(*) BETWEEN 2 AND 20)
       SELECT one.id AS a, two.id AS b, COALESCE(one.name_en, one.name_ar) AS name_a, COALESCE(two.name_en, two.name_ar) AS name_b
       FROM twice CROSS JOIN temp.bearer AS x USING (name) CROSS JOIN temp.bearer AS y USING (name) CROSS JOIN author AS one ON one.id = x.id CROSS JOIN author AS two ON two.id = y.id
       WHERE x.id < y.id AND NOT (one.orcid IS NOT NULL AND two.orcid IS NOT NULL)
         AND NOT (EXISTS (SELECT 1 FROM author_identity WHERE author_id = one.id AND identity LIKE 'openalex:%') AND EXISTS (SELECT 1 FROM author_identity WHERE author_id = two.id AND identity LIKE 'openalex:%'))
         AND NOT EXISTS (SELECT 1 FROM authorship AS p CROSS JOIN authorship AS q ON q.author_id = two.id AND q.research_id = p.research_id WHERE p.author_id = one.id)
       LIMIT ?`,
    )
    .all(limit);
  const namesakes = (kind: 'author' | 'institution', pairs: readonly unknown[]) =>
    (pairs as readonly NamedPair[]).map(
      ({ a, b, name_a, name_b }): Suspect => ({
        kind,
        ids: [String(a), String(b)],
        names: [name_a ?? '', name_b ?? ''],
        because: 'same name',
      }),
    );
  return [
    ...findWorks(database, batch, limit),
    ...namesakes('author', people),
    ...namesakes('institution', database.prepare(sameInstitutionNames).all(batch, limit)),
  ];
}

/** Fills `temp.bearer` with the people by name: everyone, or those who have a name that the batch has added. */
function fillBearers(database: DatabaseSync, batch: string | null): void {
  database.exec(
    'CREATE TEMP TABLE IF NOT EXISTS bearer (name TEXT, id INTEGER, PRIMARY KEY (name, id)) WITHOUT ROWID; DELETE FROM temp.bearer;',
  );
  const identities = `author_identity WHERE identity >= 'name:' AND identity < 'name;'`;
  const name = `substr(identity, 6, instr(identity, '|') - 6)`;
  const insert = 'INSERT OR IGNORE INTO temp.bearer';
  if (batch === null) return void database.exec(`${insert} SELECT ${name}, author_id FROM ${identities}`);
  // `}` follows `|`, which ends the name in an identity.
  const sql = `${insert} SELECT name, author_id FROM (SELECT DISTINCT ${name} AS name FROM ${identities} AND batch = ?) AS added
    CROSS JOIN author_identity ON identity >= 'name:' || name || '|' AND identity < 'name:' || name || '}'`;
  writeStatement(database, sql).run(batch);
}

interface NamedPair {
  readonly a: number;
  readonly b: number;
  readonly name_a: string | null;
  readonly name_b: string | null;
}

/** SQL for pairs of institutions with the same name, unless both have ROR ids; optionally of one batch. */
const sameInstitutionNames = `
  WITH named AS (
    SELECT key_en AS name, leads_to AS id, institution_said.batch AS batch FROM institution_said JOIN institution ON institution.id = institution_id WHERE key_en IS NOT NULL
    UNION SELECT key_ar, leads_to, institution_said.batch FROM institution_said JOIN institution ON institution.id = institution_id WHERE key_ar IS NOT NULL
  ), twice AS (SELECT name FROM named GROUP BY name HAVING COUNT(DISTINCT id) BETWEEN 2 AND 20)
  SELECT DISTINCT one.id AS a, two.id AS b, COALESCE(one.name_en, one.name_ar) AS name_a, COALESCE(two.name_en, two.name_ar) AS name_b
  FROM twice JOIN named AS x ON x.name = twice.name JOIN named AS y ON y.name = twice.name JOIN institution AS one ON one.id = x.id JOIN institution AS two ON two.id = y.id
  WHERE x.id < y.id AND (one.ror IS NULL OR two.ror IS NULL) AND one.publication_count > 0 AND two.publication_count > 0
    AND (?1 IS NULL OR ?1 IN (x.batch, y.batch))
  ORDER BY 1, 2 LIMIT ?2`;

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

/** Two stored records with a trait in common. */
interface AlikePair {
  readonly a: number;
  readonly b: number;
  readonly doc_a: string;
  readonly doc_b: string;
  readonly authors_a: string;
  readonly authors_b: string;
}

/** Maximum number of records with the same trait that are compared: a more common trait does not identify a work. */
const bearersMax = 30;

/** The pair as a suspected duplicate; undefined if the two are clearly different works and share no DOI. */
function suspectOf({ a, b, doc_a, doc_b, authors_a, authors_b }: AlikePair): Suspect | undefined {
  const [first, second] = [recordOf({ doc: doc_a, authors: authors_a }), recordOf({ doc: doc_b, authors: authors_b })];
  const { verdict, agrees, differs } = compareWorks(first, second);
  if (verdict === 'different' && !agrees.includes('doi')) return undefined;
  const titleOf = ({ title, language }: typeof first) => title[language] ?? Object.values(title)[0] ?? '';
  const because = verdict === 'different' ? 'same DOI' : 'same title';
  return { kind: 'research', ids: [String(a), String(b)], names: [titleOf(first), titleOf(second)], because, agrees, differs };
}
