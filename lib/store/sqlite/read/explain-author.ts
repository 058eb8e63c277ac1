import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { AuthorshipRecord } from '#lib/domain/record.ts';
import type { AuthorExplanation } from '#lib/store/port/curation.ts';

/** Why publications are attributed to an author: the name as written in each, with the rule that matched it. */
export function explainAuthor(database: DatabaseSync, id: string): AuthorExplanation {
  const author = database.prepare('SELECT * FROM author WHERE id = ?').get(Number(id)) as
    | Record<string, string | number | null>
    | undefined;
  if (!author) throw new Problem('not_found', { detail: `There is no person with id ${id}.` });
  const identities = database
    .prepare('SELECT identity, batch FROM author_identity WHERE author_id = ? ORDER BY identity')
    .all(Number(id)) as { identity: string; batch: string }[];
  const authorships = database
    .prepare(
      `SELECT research.id AS id, doc -> '$.title' AS title, language, position, rule, research.batch AS batch,
         (SELECT research_authors.doc -> ('$[' || (position - 1) || ']') FROM research_authors WHERE research_authors.research_id = research.id) AS author
       FROM authorship JOIN research ON research.id = research_id WHERE author_id = ? ORDER BY research.id, position`,
    )
    .all(Number(id)) as {
    id: number;
    title: string;
    language: string;
    position: number;
    rule: string;
    batch: string;
    author: string | null;
  }[];
  return withoutUndefined<AuthorExplanation>({
    id,
    names: [author.name_en, author.name_ar].filter((name): name is string => typeof name === 'string'),
    variants: JSON.parse(author.variants as string) as string[],
    identities,
    authorships: authorships.map((row) => {
      const title = JSON.parse(row.title) as Record<string, string>;
      const authorship = row.author === null ? undefined : (JSON.parse(row.author) as AuthorshipRecord);
      const affiliation = authorship?.affiliation && Object.values(authorship.affiliation)[0];
      return {
        researchId: String(row.id),
        title: title[row.language] ?? Object.values(title)[0] ?? '',
        position: row.position,
        spelling: authorship ? (Object.values(authorship.name)[0] ?? '') : '',
        ...(affiliation && { affiliation }),
        rule: row.rule,
        batch: row.batch,
      };
    }),
    mergedInto: author.merged_into === null ? undefined : String(author.merged_into),
  });
}
