import type { Suspect } from '#lib/service/store/curation.ts';
import { institutionSuspects, institutionSuspectsQuery } from '#lib/service/store/institutions/suspects-query.ts';
import type { Sql } from '#lib/service/store/postgres/sql.ts';
import { type AlikePair, bearersMax, suspectOf } from '#lib/service/store/suspect-works.ts';

const nameOf = (identity: string) => `substr(${identity}, 6, strpos(${identity}, '|') - 6)`;

/** The few traits that occur twice are found in one pass. */
const works = `
  WITH asked AS MATERIALIZED (
    SELECT trait, COUNT(*) AS n, bool_or($1::text IS NULL OR batch = $1) AS own FROM research_trait JOIN research ON research.id = research_id GROUP BY trait
  ), pair AS (
    SELECT DISTINCT x.research_id AS a, y.research_id AS b FROM asked JOIN research_trait AS x USING (trait) JOIN research_trait AS y USING (trait)
    WHERE own AND n BETWEEN 2 AND ${bearersMax} AND x.research_id < y.research_id)
  SELECT a, b, one.doc AS doc_a, two.doc AS doc_b, p.doc AS authors_a, q.doc AS authors_b FROM pair
    JOIN research AS one ON one.id = a JOIN research AS two ON two.id = b
    JOIN research_authors AS p ON p.research_id = a JOIN research_authors AS q ON q.research_id = b
  WHERE one.withdrawn_at IS NULL AND one.merged_into IS NULL AND two.withdrawn_at IS NULL AND two.merged_into IS NULL AND ($1::text IS NULL OR $1 IN (one.batch, two.batch))
  ORDER BY a, b`;

const hasOpenalex = (id: string) => `EXISTS (SELECT 1 FROM author_identity WHERE author_id = ${id} AND identity LIKE 'openalex:%')`;
const people = `
  WITH bearer AS (
    SELECT ${nameOf('identity')} AS name, author_id AS id, bool_or($1::text IS NULL OR batch = $1) AS own FROM author_identity
    WHERE identity LIKE 'name:%' GROUP BY 1, 2
  ), twice AS MATERIALIZED (
    SELECT * FROM (SELECT name, id, COUNT(*) OVER (PARTITION BY name) AS n, bool_or(own) OVER (PARTITION BY name) AS asked FROM bearer) AS counted
    WHERE asked AND n BETWEEN 2 AND 20)
  SELECT one.id AS a, two.id AS b, COALESCE(one.name_en, one.name_ar) AS doc_a, COALESCE(two.name_en, two.name_ar) AS doc_b
  FROM twice AS x JOIN twice AS y USING (name) JOIN author AS one ON one.id = x.id JOIN author AS two ON two.id = y.id
  WHERE x.id < y.id AND NOT (one.orcid IS NOT NULL AND two.orcid IS NOT NULL) AND NOT (${hasOpenalex('one.id')} AND ${hasOpenalex('two.id')})
    AND NOT EXISTS (SELECT 1 FROM authorship AS p JOIN authorship AS q ON q.author_id = two.id AND q.research_id = p.research_id WHERE p.author_id = one.id)
  ORDER BY name, x.id, y.id LIMIT $2`;

interface Pair {
  readonly a: number;
  readonly b: number;
  readonly doc_a: string;
  readonly doc_b: string;
}

/** Publications that may be one among those with a trait in common, and people with the same folded name whom no id tells apart. Found by one pass when somebody asks. */
export async function findSuspects(tx: Sql, options: { batch?: string; limit?: number } = {}): Promise<Suspect[]> {
  const limit = options.limit ?? 1000;
  const batch = options.batch ?? null;
  const pairs = (await tx.unsafe(works, [batch])) as unknown as AlikePair[];
  const names = (await tx.unsafe(people, [batch, limit])) as unknown as Pair[];
  return [
    ...pairs.flatMap((pair) => suspectOf(pair) ?? []).slice(0, limit),
    ...names.map(
      ({ a, b, doc_a, doc_b }): Suspect => ({ kind: 'author', ids: [String(a), String(b)], names: [doc_a, doc_b], because: 'same name' }),
    ),
    ...institutionSuspects(await tx.unsafe(institutionSuspectsQuery('$1::text', '$2'), [batch, limit])),
  ];
}
