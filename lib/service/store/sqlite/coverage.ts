import type { DatabaseSync } from 'node:sqlite';
import type { CoverageLine, Extras } from '#lib/domain/extras.ts';
import { type Language, languages } from '#lib/domain/language.ts';

type What = CoverageLine['what'];

interface Share {
  readonly what: What;
  /** All that could have the text. */
  readonly from: string;
  /** Those that have it. */
  readonly having: string;
}

const research = 'research WHERE withdrawn_at IS NULL AND merged_into IS NULL';
const author = 'author WHERE merged_into IS NULL';

function shares(language: Language): readonly Share[] {
  return [
    { what: 'title', from: research, having: `doc ->> '$.title.${language}' IS NOT NULL` },
    { what: 'abstract', from: research, having: `doc ->> '$.abstract.${language}' IS NOT NULL` },
    { what: 'keywords', from: research, having: `COALESCE(json_array_length(doc, '$.keywords.${language}'), 0) > 0` },
    { what: 'venue', from: `${research} AND doc ->> '$.venue' IS NOT NULL`, having: `doc ->> '$.venue.name.${language}' IS NOT NULL` },
    { what: 'authorName', from: author, having: `name_${language} IS NOT NULL` },
    { what: 'affiliation', from: `${author} AND affiliation IS NOT NULL`, having: `affiliation ->> '$.${language}' IS NOT NULL` },
  ];
}

/** The part of `Extras` about texts in both languages. */
export function coverageReader(database: DatabaseSync): Pick<Extras, 'coverage' | 'lacking'> {
  return {
    coverage: async () => readCoverage(database),
    lacking: async (what, language, limit, after) => readLacking(database, what, language, limit, after),
  };
}

/** How many of the records, people and venues have their texts in each language. */
function readCoverage(database: DatabaseSync): CoverageLine[] {
  return languages.flatMap((language) =>
    shares(language).map(({ what, from, having }) => {
      const row = database.prepare(`SELECT COUNT(*) AS total, COALESCE(SUM(${having}), 0) AS have FROM ${from}`).get() as {
        total: number;
        have: number;
      };
      return { what, language, have: row.have, of: row.total };
    }),
  );
}

/** Ids of those that lack the text, in order. */
function readLacking(database: DatabaseSync, what: What, language: Language, limit: number, after = '0'): readonly string[] {
  const { from, having } = shares(language).find((share) => share.what === what) as Share;
  const rows = database.prepare(`SELECT id FROM ${from} AND NOT (${having}) AND id > ? ORDER BY id LIMIT ?`).all(Number(after), limit);
  return rows.map(({ id }) => String(id));
}
