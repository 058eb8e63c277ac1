import { copyRows } from './copy-rows.ts';
import type { TransactionSql } from './sql.ts';

/** Counts of a token in the order of `columns`. */
const columns = ['t', 'T', 'b', 'B', 'p', 'c', 'i', 'w', 's'] as const;
const placeOf = new Map<string, number>(columns.map((column, place) => [column, place]));
const inTexts = new Set(['t', 'b', 'p', 'i']);
const asStems = new Set(['T', 'B']);
const [textsPlace, stemsPlace] = [7, 8];

/** Tokens counted in memory before they are written: some 100 MB. */
const tokensMax = 400_000;

/** How many records have each token, counted along while records come and go, and written when a load ends. */
export function wordCounter(tx: TransactionSql) {
  let counts = new Map<string, Int32Array>();

  const flush = async () => {
    if (counts.size === 0) return;
    const changes = counts;
    counts = new Map();
    const list = columns.map((column) => `"${column}"`).join(', ');
    await tx.unsafe('CREATE TEMP TABLE IF NOT EXISTS word_change (LIKE word) ON COMMIT DROP; TRUNCATE word_change');
    // In order, so that the index is filled from one end to the other.
    const sorted = [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
    await copyRows(
      tx,
      'word_change',
      ['term', ...columns],
      sorted.map(([term, values]) => [term, ...values]),
    );
    await tx.unsafe(
      `INSERT INTO word AS known (term, ${list}) SELECT term, ${list} FROM word_change
       ON CONFLICT (term) DO UPDATE SET ${columns.map((column) => `"${column}" = known."${column}" + excluded."${column}"`).join(', ')}`,
    );
    await tx.unsafe(
      `DELETE FROM word USING word_change AS change WHERE word.term = change.term AND word."w" <= 0 AND word."s" <= 0 AND word."c" <= 0`,
    );
  };

  return {
    /** Counts the lexemes of one record, or with -1 takes them back. */
    count(lexemes: readonly string[], by: 1 | -1): void {
      const seen = new Map<string, number>();
      for (const lexeme of lexemes) {
        const letter = lexeme[0] as string;
        const token = lexeme.slice(1);
        let values = counts.get(token);
        if (!values) {
          values = new Int32Array(columns.length);
          counts.set(token, values);
        }
        const place = placeOf.get(letter) as number;
        values[place] = (values[place] as number) + by;
        const bits = seen.get(token) ?? 0;
        const bit = inTexts.has(letter) ? 1 : asStems.has(letter) ? 2 : 0;
        if (bit === 0 || bits & bit) continue;
        seen.set(token, bits | bit);
        const together = bit === 1 ? textsPlace : stemsPlace;
        values[together] = (values[together] as number) + by;
      }
    },
    flush,
    flushWhenFull: async () => (counts.size > tokensMax ? flush() : undefined),
  };
}

export type WordCounter = ReturnType<typeof wordCounter>;
