import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Author } from '#lib/domain/author.ts';
import type { AuthorQuery, AuthorSort } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { authorAffiliations, type SignedAffiliationRow, signedAffiliationsQuery } from '#lib/store/institutions/author-affiliations.ts';
import { signedConditions } from '#lib/store/institutions/signers-query.ts';
import type { AuthorReader } from '#lib/store/lists/find-author-page.ts';
import { type AuthorRow, authorOrder, presentAuthor } from '#lib/store/records/present-author.ts';
import { cachedForVersion } from '#lib/store/values/cached-for-version.ts';

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

/** Maximum people whose affiliations are cached. Lists show the same people again, above all those with the most publications. */
const peopleMax = 1000;
/** Other requests may run before the affiliations of a person with more publications are read, at some ten microseconds each. */
const publicationsMax = 200;

/** Reads people by id, in the given order and the reader's language; unknown ids are left out. */
export function authorReader(database: DatabaseSync, dataVersion: () => string): AuthorReader {
  const rowsOf = database.prepare('SELECT * FROM author WHERE id IN (SELECT value FROM json_each(?))');
  const signedFrom = database.prepare(signedAffiliationsQuery('= ?'));
  const cached = cachedForVersion<readonly SignedAffiliationRow[]>(dataVersion, peopleMax);
  const read = async (row: AuthorRow) => {
    if (row.publication_count > publicationsMax) await setImmediate();
    return signedFrom.all(row.id) as unknown as SignedAffiliationRow[];
  };
  return async (language, ids) => {
    const rows = new Map((rowsOf.all(JSON.stringify(ids)) as unknown as AuthorRow[]).map((row) => [row.id, row]));
    const people: Author[] = [];
    for (const id of ids) {
      const row = rows.get(id);
      if (!row) continue;
      const signed = await cached(String(id), () => read(row));
      people.push(presentAuthor(row, authorAffiliations(signed, language)(id, row.affiliation), language));
    }
    return people;
  };
}
