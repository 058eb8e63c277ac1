import type { DatabaseSync } from 'node:sqlite';
import type { CoverageLine, Extras } from '#lib/domain/collection.ts';
import { coverageLines, type TextGroup } from '#lib/store/records/coverage-lines.ts';

/** Text coverage in both languages, cached until the data changes. */
export function coverageReader(database: DatabaseSync, dataVersion: () => string): Pick<Extras, 'coverage'> {
  let cached: { readonly version: string; readonly lines: CoverageLine[] } | undefined;
  return {
    async coverage() {
      const version = dataVersion();
      if (cached?.version !== version) cached = { version, lines: readCoverage(database) };
      return cached.lines;
    },
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

/** Number of records for each combination of texts. A collection of any size has only a few dozen combinations. */
function textGroups(database: DatabaseSync): readonly TextGroup[] {
  return database
    .prepare('SELECT texts, COUNT(*) AS n FROM research WHERE withdrawn_at IS NULL AND merged_into IS NULL GROUP BY texts')
    .all() as unknown as TextGroup[];
}
