import { copyRows } from './copy-rows.ts';
import type { TransactionSql } from './sql.ts';
import { type WordRow, wordColumns, wordCounts } from './word-counts.ts';

/** Tokens counted in memory before they are written: some 100 MB. */
export const tokensMax = 400_000;

/** How many records have each token, counted along while records come and go, and written when a load ends. */
export function wordCounter(tx: TransactionSql) {
  const words = wordCounts();
  const flush = async () => {
    if (words.size() > 0) await addCounts(tx, words.take());
  };
  return {
    write: words.write,
    remove: words.remove,
    flush,
    flushWhenFull: async () => (words.size() > tokensMax ? flush() : undefined),
  };
}

/** Adds counts to those in the database; negative ones are taken away. */
export async function addCounts(tx: TransactionSql, rows: readonly WordRow[]): Promise<void> {
  const list = wordColumns.map((column) => `"${column}"`).join(', ');
  await tx.unsafe('CREATE TEMP TABLE IF NOT EXISTS word_change (LIKE word) ON COMMIT DROP; TRUNCATE word_change');
  await copyRows(tx, 'word_change', ['term', ...wordColumns], rows);
  await tx.unsafe(
    `INSERT INTO word AS known (term, ${list}) SELECT term, ${list} FROM word_change
     ON CONFLICT (term) DO UPDATE SET ${wordColumns.map((column) => `"${column}" = known."${column}" + excluded."${column}"`).join(', ')}`,
  );
  await tx.unsafe(
    `DELETE FROM word USING word_change AS change WHERE word.term = change.term AND word."w" <= 0 AND word."s" <= 0 AND word."c" <= 0`,
  );
}

export type WordCounter = ReturnType<typeof wordCounter>;
