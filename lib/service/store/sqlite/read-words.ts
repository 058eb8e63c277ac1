import type { DatabaseSync } from 'node:sqlite';
import type { WordSource } from '#lib/service/store/search/search-index.ts';

const columnsOf: Readonly<Record<WordSource, string>> = { texts: `'title', 'body', 'people'`, people: `'people'` };

/** More words than this are rare ones, which are rarely meant; what repairs a query bounds its index likewise. */
const wordsMax = 150_000;

/** The commonest words with the number of publications that have them, without sound keys. Reads the whole vocabulary of the index. */
export function readCommonWords(database: DatabaseSync, source: WordSource, most = wordsMax): (readonly [string, number])[] {
  const rows = database
    .prepare(
      `SELECT term, SUM(doc) AS n FROM research_words WHERE col IN (${columnsOf[source]}) AND term NOT LIKE 'k\\_%' ESCAPE '\\' GROUP BY term ORDER BY n DESC LIMIT ?`,
    )
    .all(most) as { term: string; n: number }[];
  return rows.map(({ term, n }) => [term, n] as const);
}
