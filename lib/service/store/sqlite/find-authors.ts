import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import type { AuthorQuery, AuthorSort } from '#lib/domain/query.ts';
import { type Localized, localize } from '#lib/domain/text.ts';
import { type Names, presentName, reference } from './present-research.ts';

export interface AuthorRow {
  id: number;
  name_en: string | null;
  name_ar: string | null;
  orcid: string | null;
  country: string | null;
  affiliation: string | null;
  variants: string;
  publication_count: number;
  first_year: number | null;
  last_year: number | null;
  areas: string;
  updated_at: string;
}

/** Names in the script of the page come first, then the others; within a script by the stored key, which ignores the article. */
export function authorOrder(sort: AuthorSort, language: Language): string {
  const script = `(name_${language} IS NULL)`;
  switch (sort) {
    case 'name':
      return `${script}, sort_${language}, id DESC`;
    case '-name':
      return `${script} DESC, sort_${language} DESC, id DESC`;
    case '-publications':
      return 'publication_count DESC, id DESC';
    case 'relevance':
      return `score DESC, publication_count DESC, id DESC`;
  }
}

/** Ids of all authors that a query selects, in its order; the caller cuts the page. `scores` is what the keyword matched, if there is one. */
export function selectAuthors(
  database: DatabaseSync,
  language: Language,
  query: AuthorQuery,
  sort: AuthorSort,
  scores?: ReadonlyMap<number, number>,
): number[] {
  const where = ['merged_into IS NULL'];
  const values: SQLInputValue[] = [];
  if (scores) values.push(JSON.stringify(Object.fromEntries(scores)));
  if (query.focusedAreaId.length > 0) {
    where.push(
      'id IN (SELECT author_id FROM authorship JOIN research_in_area USING (research_id) WHERE area_id IN (SELECT value FROM json_each(?)))',
    );
    values.push(JSON.stringify(query.focusedAreaId.map(Number)));
  }
  if (query.initial) {
    where.push('? IN (initial_en, initial_ar)');
    values.push(query.initial);
  }
  if (query.updatedSince) {
    where.push('unixepoch(updated_at) >= unixepoch(?)');
    values.push(query.updatedSince);
  }
  const from = scores
    ? 'author JOIN (SELECT CAST(key AS INTEGER) AS match_id, value AS score FROM json_each(?)) ON match_id = id'
    : 'author';
  const sql = `SELECT id FROM ${from} WHERE ${where.join(' AND ')} ORDER BY ${authorOrder(sort, language)}`;
  return (database.prepare(sql).all(...values) as { id: number }[]).map((row) => row.id);
}

export function authorReader(database: DatabaseSync, names: Names) {
  const rowsOf = database.prepare('SELECT * FROM author WHERE id IN (SELECT value FROM json_each(?))');
  return (language: Language, ids: readonly number[]): Author[] => {
    const rows = new Map((rowsOf.all(JSON.stringify(ids)) as unknown as AuthorRow[]).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [presentAuthor(row, names, language)] : [];
    });
  };
}

function presentAuthor(row: AuthorRow, names: Names, language: Language): Author {
  const affiliation = row.affiliation ? localize(JSON.parse(row.affiliation) as Localized, language) : undefined;
  return {
    id: String(row.id),
    name: presentName(row, language),
    variants: JSON.parse(row.variants) as string[],
    ...(affiliation && { affiliation }),
    ...(row.country && { country: row.country }),
    ...(row.orcid && { orcid: row.orcid }),
    areas: (JSON.parse(row.areas) as number[]).map((area) => reference(area, names.areas, language)),
    publicationCount: row.publication_count,
    ...(row.first_year && { firstYear: row.first_year }),
    ...(row.last_year && { lastYear: row.last_year }),
    updatedAt: row.updated_at,
  };
}
