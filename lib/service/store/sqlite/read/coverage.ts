import type { DatabaseSync } from 'node:sqlite';
import type { CoverageLine, Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { coverageLines, missesText, type TextGroup } from '#lib/service/store/records/coverage-lines.ts';

type What = CoverageLine['what'];

/** Text coverage in both languages, cached until the data changes. */
export function coverageReader(database: DatabaseSync, dataVersion: () => string): Pick<Extras, 'coverage' | 'withoutText'> {
  let cached: { readonly version: string; readonly lines: CoverageLine[] } | undefined;
  return {
    async coverage() {
      const version = dataVersion();
      if (cached?.version !== version) cached = { version, lines: readCoverage(database) };
      return cached.lines;
    },
    withoutText: async (what, language, limit, after) => readMissing(database, what, language, limit, Number(after ?? '0')),
  };
}

function readCoverage(database: DatabaseSync): CoverageLine[] {
  const people = database
    .prepare(
      `SELECT COUNT(*) AS author, COUNT(name_en) AS "authorName.en", COUNT(name_ar) AS "authorName.ar", COUNT(affiliation) AS affiliation,
         COUNT(affiliation ->> '$.en') AS "affiliation.en", COUNT(affiliation ->> '$.ar') AS "affiliation.ar" FROM author WHERE merged_into IS NULL`,
    )
    .get() as Record<string, number>;
  return coverageLines(textGroups(database), people);
}

/** Ids of records without the text, in order. Reads up to `limit` ids from each group of records with the same texts and merges them. */
function readMissing(database: DatabaseSync, what: What, language: Language, limit: number, after: number): readonly string[] {
  if (what === 'authorName' || what === 'affiliation') {
    const condition =
      what === 'authorName' ? `name_${language} IS NULL` : `affiliation IS NOT NULL AND affiliation ->> '$.${language}' IS NULL`;
    const people = database.prepare(`SELECT id FROM author WHERE merged_into IS NULL AND ${condition} AND id > ? ORDER BY id LIMIT ?`);
    return people.all(after, limit).map(({ id }) => String(id));
  }
  const inGroup = database.prepare(
    `SELECT id FROM research WHERE withdrawn_at IS NULL AND merged_into IS NULL AND texts = ? AND id > ? ORDER BY id LIMIT ?`,
  );
  return textGroups(database)
    .filter(({ texts }) => missesText(texts, what, language))
    .flatMap(({ texts }) => inGroup.all(texts, after, limit).map(({ id }) => Number(id)))
    .sort((a, b) => a - b)
    .slice(0, limit)
    .map(String);
}

/** Number of records for each combination of texts. A collection of any size has only a few dozen combinations. */
function textGroups(database: DatabaseSync): readonly TextGroup[] {
  return database
    .prepare('SELECT texts, COUNT(*) AS n FROM research WHERE withdrawn_at IS NULL AND merged_into IS NULL GROUP BY texts')
    .all() as unknown as TextGroup[];
}
