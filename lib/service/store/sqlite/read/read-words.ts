import type { DatabaseSync } from 'node:sqlite';

/** More words than this are rare ones, which are rarely meant. */
const wordsMax = 150_000;

/** The commonest words of texts and parts of names, as terms, with the number of records that have them. Reads all terms of the index. */
export function readCommonWords(database: DatabaseSync, most = wordsMax): (readonly [string, number])[] {
  const rows = database
    .prepare(`SELECT term, SUM(records) AS n FROM posting WHERE term GLOB '[pw]*' GROUP BY term ORDER BY n DESC, term LIMIT ?`)
    .all(most) as { term: string; n: number }[];
  return rows.map(({ term, n }) => [term, n] as const);
}
