import type { DatabaseSync } from 'node:sqlite';
import type { CoverageLine } from '#lib/domain/extras.ts';
import { type Language, languages } from '#lib/domain/language.ts';

/** How many of the records, people and venues have their texts in each language. */
export function readCoverage(database: DatabaseSync): CoverageLine[] {
  const share = (what: CoverageLine['what'], language: Language, table: string, having: string): CoverageLine => {
    const row = database.prepare(`SELECT COUNT(*) AS total, COALESCE(SUM(${having}), 0) AS have FROM ${table}`).get() as {
      total: number;
      have: number;
    };
    return { what, language, have: row.have, of: row.total };
  };
  const visible = 'research WHERE withdrawn_at IS NULL AND merged_into IS NULL';
  return languages.flatMap((language) => [
    share('title', language, visible, `doc ->> '$.title.${language}' IS NOT NULL`),
    share('abstract', language, visible, `doc ->> '$.abstract.${language}' IS NOT NULL`),
    share('keywords', language, visible, `json_array_length(doc, '$.keywords.${language}') > 0`),
    share('venue', language, `${visible} AND doc ->> '$.venue' IS NOT NULL`, `doc ->> '$.venue.name.${language}' IS NOT NULL`),
    share('authorName', language, 'author WHERE merged_into IS NULL', `name_${language} IS NOT NULL`),
    share(
      'affiliation',
      language,
      'author WHERE merged_into IS NULL AND affiliation IS NOT NULL',
      `affiliation ->> '$.${language}' IS NOT NULL`,
    ),
  ]);
}
