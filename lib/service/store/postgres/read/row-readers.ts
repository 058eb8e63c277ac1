import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import type { AuthorQuery, AuthorSort } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { type AffiliationRow, affiliationQuery, affiliationsBy } from '#lib/service/store/institutions/read-institutions.ts';
import { signedConditions } from '#lib/service/store/institutions/signers-query.ts';
import { authorAffiliations, type SignedAffiliationRow, signedAffiliationsQuery } from '#lib/service/store/records/author-affiliations.ts';
import { type AuthorRow, authorOrder, presentAuthor } from '#lib/service/store/records/present-author.ts';
import {
  type AuthorshipRow,
  citationsFromSql,
  listAuthorsMax,
  type Names,
  presentPublications,
  type ResearchRow,
  signedCountrySql,
} from '#lib/service/store/records/present-research.ts';
import { textSourcesSql } from '#lib/service/store/text-origins.ts';
import type { Snapshots } from './snapshot.ts';

/** Reads publications and people by id, in the order asked for, as a reader of `language` sees them. Ids that are not there are left out. */
export function rowReaders(snapshots: Snapshots, names: Names) {
  const rowsOf = async <T>(sql: string, ...values: unknown[]): Promise<T[]> =>
    [...(await snapshots.now().tx.unsafe(sql, values))] as unknown as T[];
  return {
    async research(language: Language, ids: readonly number[], shape: 'list' | 'detail'): Promise<Research[]> {
      if (ids.length === 0) return [];
      const last = shape === 'list' ? listAuthorsMax : 1_000_000;
      const [rows, authorships, affiliations] = await Promise.all([
        rowsOf<ResearchRow>(
          `SELECT id, type_id, author_count, created_at, updated_at, doc, ${citationsFromSql}, ${textSourcesSql.postgres} FROM research WHERE id = ANY($1::int[])`,
          ids,
        ),
        rowsOf<AuthorshipRow>(
          `SELECT research_id, position, author_id, name_en, name_ar, orcid, authorship.affiliation, corresponding, ${signedCountrySql}
           FROM authorship JOIN author ON author.id = author_id WHERE research_id = ANY($1::int[]) AND position <= $2 ORDER BY research_id, position`,
          ids,
          last,
        ),
        rowsOf<AffiliationRow>(affiliationQuery('= ANY($1::int[])', '$2'), ids, last),
      ]);
      return presentPublications(ids, { rows, authorships, affiliations: affiliationsBy(affiliations, language) }, names, language, shape);
    },
    async authors(language: Language, ids: readonly number[]): Promise<Author[]> {
      if (ids.length === 0) return [];
      const [people, signed] = await Promise.all([
        rowsOf<AuthorRow>('SELECT * FROM author WHERE id = ANY($1::int[])', ids),
        rowsOf<SignedAffiliationRow>(signedAffiliationsQuery('= ANY($1::int[])'), ids),
      ]);
      const affiliationsOf = authorAffiliations(signed, language);
      const rows = new Map(people.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [presentAuthor(row, affiliationsOf(row.id, row.affiliation), names, language)] : [];
      });
    },
    selectAuthors: authorSelector(rowsOf),
  };
}

/** Ids of all people whom a query selects, in its order. */
function authorSelector(rowsOf: <T>(sql: string, ...values: unknown[]) => Promise<T[]>) {
  return async (
    language: Language,
    query: AuthorQuery,
    sort: AuthorSort,
    scores?: ReadonlyMap<number, number>,
  ): Promise<readonly number[]> => {
    const where = ['merged_into IS NULL'];
    const values: unknown[] = [];
    const place = (value: unknown) => `$${values.push(value)}`;
    const matched =
      scores &&
      `(SELECT * FROM unnest(${place([...scores.keys()])}::int[], ${place([...scores.values()])}::float8[]) AS found (match_id, score)) AS found`;
    if (query.focusedAreaId.length > 0)
      where.push(
        `id IN (SELECT author_id FROM authorship JOIN research_in_area USING (research_id) WHERE area_id = ANY(${place(query.focusedAreaId.map(Number))}::int[]))`,
      );
    where.push(
      ...signedConditions(query, (column, list) => `${column} = ANY(${place(list)}::${typeof list[0] === 'number' ? 'int' : 'text'}[])`),
    );
    // Of a name in one script alone the other letter is only there to sort by: "M. Abernathy" stands under A.
    if (query.initial) {
      const letter = place(query.initial);
      where.push(`((name_en IS NOT NULL AND initial_en = ${letter}) OR (name_ar IS NOT NULL AND initial_ar = ${letter}))`);
    }
    if (query.updatedSince) where.push(`updated_at::timestamptz >= ${place(query.updatedSince)}::timestamptz`);
    const from = matched ? `author JOIN ${matched} ON match_id = id` : 'author';
    const [row] = await rowsOf<{ ids: string | null }>(
      `SELECT array_to_json(array_agg(id ORDER BY ${authorOrder(sort, language)}))::text AS ids FROM ${from} WHERE ${where.join(' AND ')}`,
      ...values,
    );
    return row?.ids ? (JSON.parse(row.ids) as number[]) : [];
  };
}

export type RowReaders = ReturnType<typeof rowReaders>;
