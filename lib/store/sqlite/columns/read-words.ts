import type { DatabaseSync } from 'node:sqlite';

/** Maximum number of words read. Rarer words are left out, since a misspelt word rarely means one of them. */
const wordsMax = 150_000;

/** The most common words and parts of names, as terms with record counts. Reads all terms of the index. */
export function readCommonWords(database: DatabaseSync, max = wordsMax): (readonly [string, number])[] {
  const rows = database
    .prepare(`SELECT term, SUM(records) AS n FROM posting WHERE term GLOB '[pw]*' GROUP BY term ORDER BY n DESC, term LIMIT ?`)
    .all(max) as { term: string; n: number }[];
  return rows.map(({ term, n }) => [term, n] as const);
}
