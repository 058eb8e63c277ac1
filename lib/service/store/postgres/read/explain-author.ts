import { Problem } from '#lib/domain/problem.ts';
import type { AuthorshipRecord } from '#lib/domain/record.ts';
import type { AuthorExplanation } from '#lib/service/store/curation.ts';
import type { Sql } from '#lib/service/store/postgres/sql.ts';
import { titleOf } from './title-of.ts';

/** Why one author has the publications they have: each signature as it was written, and the rule that gave it to them. */
export async function explainAuthor(tx: Sql, id: number): Promise<AuthorExplanation> {
  const [author] = await tx`SELECT * FROM author WHERE id = ${id}`;
  if (!author) throw new Problem('not_found', { detail: `There is no person with id ${id}.` });
  const identities = await tx`SELECT identity, batch FROM author_identity WHERE author_id = ${id} ORDER BY identity`;
  const signatures = await tx`
    SELECT research.id AS id, research.doc AS doc, position, rule, batch, research_authors.doc::json -> (position - 1) AS author
    FROM authorship JOIN research ON research.id = authorship.research_id LEFT JOIN research_authors ON research_authors.research_id = research.id
    WHERE author_id = ${id} ORDER BY research.id, position`;
  return {
    id: String(id),
    names: [author.name_en, author.name_ar].filter((name): name is string => typeof name === 'string'),
    variants: JSON.parse(String(author.variants)) as string[],
    identities: identities.map((row) => ({ identity: String(row.identity), batch: String(row.batch) })),
    signatures: signatures.map((row) => {
      const written = (row.author ?? undefined) as AuthorshipRecord | undefined;
      const affiliation = written?.affiliation && Object.values(written.affiliation)[0];
      return {
        researchId: String(row.id),
        title: titleOf(String(row.doc)),
        position: Number(row.position),
        spelling: written ? (Object.values(written.name)[0] ?? '') : '',
        ...(affiliation && { affiliation }),
        rule: String(row.rule),
        batch: String(row.batch),
      };
    }),
    ...(author.merged_into !== null && { mergedInto: String(author.merged_into) }),
  };
}
