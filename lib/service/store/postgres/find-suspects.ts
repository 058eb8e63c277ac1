import type { Suspect } from '#lib/service/store/curation.ts';
import type { Sql } from './sql.ts';
import { titleOf } from './title-of.ts';

/** A title shorter than this ("Introduction", "Book reviews") says nothing about being the same work. */
const titleLengthMin = 20;

const nameOf = (identity: string) => `substr(${identity}, 6, strpos(${identity}, '|') - 6)`;

/** Titles are counted in one pass; what is left to compare are the few that occur twice. */
const works = `
  WITH twice AS MATERIALIZED (
    SELECT * FROM (SELECT id, sort_en, year, batch, COUNT(*) OVER (PARTITION BY sort_en) AS n FROM research
      WHERE withdrawn_at IS NULL AND merged_into IS NULL AND length(sort_en) >= $1) AS counted WHERE n BETWEEN 2 AND 20)
  SELECT one.id AS a, two.id AS b, (SELECT doc FROM research WHERE id = one.id) AS doc_a, (SELECT doc FROM research WHERE id = two.id) AS doc_b
  FROM twice AS one JOIN twice AS two USING (sort_en)
  WHERE one.id < two.id AND abs(COALESCE(one.year, two.year, 0) - COALESCE(two.year, one.year, 0)) <= 1 AND ($2::text IS NULL OR $2 IN (one.batch, two.batch))
  ORDER BY one.id, two.id LIMIT $3`;

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

/** Publications with the same folded title within a year of each other, and people with the same folded name whom no id tells apart. Found by one pass when somebody asks. */
export async function findSuspects(tx: Sql, options: { batch?: string; limit?: number } = {}): Promise<Suspect[]> {
  const limit = options.limit ?? 1000;
  const batch = options.batch ?? null;
  const pairs = (await tx.unsafe(works, [titleLengthMin, batch, limit])) as unknown as Pair[];
  const names = (await tx.unsafe(people, [batch, limit])) as unknown as Pair[];
  const suspect = (kind: Suspect['kind'], because: Suspect['because'], { a, b, doc_a, doc_b }: Pair): Suspect => ({
    kind,
    ids: [String(a), String(b)],
    names: kind === 'research' ? [titleOf(doc_a), titleOf(doc_b)] : [doc_a, doc_b],
    because,
  });
  return [...pairs.map((pair) => suspect('research', 'same title', pair)), ...names.map((pair) => suspect('author', 'same name', pair))];
}
