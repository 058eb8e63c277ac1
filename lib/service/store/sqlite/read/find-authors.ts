import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import type { AuthorQuery, AuthorSort } from '#lib/domain/query.ts';
import { signedConditions } from '#lib/service/store/institutions/signers-query.ts';
import { authorAffiliations, type SignedAffiliationRow, signedAffiliationsQuery } from '#lib/service/store/records/author-affiliations.ts';
import { type AuthorRow, authorOrder, presentAuthor } from '#lib/service/store/records/present-author.ts';
import type { Names } from '#lib/service/store/records/present-research.ts';

/** Ids of all authors that a query selects, in order; the caller takes a page. `scores` are the matches of its keyword, if any. */
export const authorSelector =
  (database: DatabaseSync) =>
  (language: Language, query: AuthorQuery, sort: AuthorSort, scores?: ReadonlyMap<number, number>): number[] => {
    const where = ['merged_into IS NULL'];
    const values: SQLInputValue[] = [];
    if (scores) values.push(JSON.stringify(Object.fromEntries(scores)));
    if (query.focusedAreaId.length > 0) {
      where.push(
        'id IN (SELECT author_id FROM authorship JOIN research_in_area USING (research_id) WHERE area_id IN (SELECT value FROM json_each(?)))',
      );
      values.push(JSON.stringify(query.focusedAreaId.map(Number)));
    }
    where.push(
      ...signedConditions(query, (column, list) => {
        values.push(JSON.stringify(list));
        return `${column} IN (SELECT value FROM json_each(?))`;
      }),
    );
    if (query.initial) {
      // A person without an Arabic name has an Arabic initial only for sorting; it does not count here. `OR` would not use the index of
      // each script.
      where.push(
        `id IN (SELECT id FROM author WHERE name_en IS NOT NULL AND merged_into IS NULL AND initial_en = ?
                UNION SELECT id FROM author WHERE name_ar IS NOT NULL AND merged_into IS NULL AND initial_ar = ?)`,
      );
      values.push(query.initial, query.initial);
    }
    if (query.updatedSince) {
      where.push('unixepoch(updated_at) >= unixepoch(?)');
      values.push(query.updatedSince);
    }
    const from = scores
      ? 'author JOIN (SELECT CAST(key AS INTEGER) AS match_id, value AS score FROM json_each(?)) ON match_id = id'
      : 'author';
    // Returned as one JSON text: creating 400,000 row objects would take half as long as sorting them.
    const sql = `SELECT json_group_array(id) AS ids FROM (SELECT id FROM ${from} WHERE ${where.join(' AND ')} ORDER BY ${authorOrder(sort, language)})`;
    return JSON.parse((database.prepare(sql).get(...values) as { ids: string }).ids) as number[];
  };

/** Reads people by id, in the given order and the reader's language; unknown ids are left out. */
export function authorReader(database: DatabaseSync, names: Names) {
  const rowsOf = database.prepare('SELECT * FROM author WHERE id IN (SELECT value FROM json_each(?))');
  const signedFrom = database.prepare(signedAffiliationsQuery('IN (SELECT value FROM json_each(?))'));
  return (language: Language, ids: readonly number[]): Author[] => {
    const json = JSON.stringify(ids);
    const rows = new Map((rowsOf.all(json) as unknown as AuthorRow[]).map((row) => [row.id, row]));
    const affiliationsOf = authorAffiliations(signedFrom.all(json) as unknown as SignedAffiliationRow[], language);
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [presentAuthor(row, affiliationsOf(row.id, row.affiliation), names, language)] : [];
    });
  };
}
