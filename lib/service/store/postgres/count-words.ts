import { copyRows } from './copy-rows.ts';
import type { TransactionSql } from './sql.ts';

/** The columns of the table of words; the first seven are the letters of lexemes. */
const columns = ['t', 'T', 'b', 'B', 'p', 'c', 'i', 'w', 's'] as const;
const width = columns.length;
const placeOf = new Map<string, number>(columns.map((column, place) => [column, place]));
/** Where a lexeme of each column counts besides: a record with a word in title and body is one record that has it. */
const together = columns.map((column) => ('tbpi'.includes(column) ? 7 : 'TB'.includes(column) ? 8 : -1));

/** Tokens counted in memory before they are written: some 100 MB. */
const tokensMax = 400_000;

/** How many records have each token, counted along while records come and go, and written when a load ends. */
export function wordCounter(tx: TransactionSql) {
  let numbers = new Map<string, number>();
  let counts = new Int32Array(1024 * width);
  /** The last record that counted for a token in `w` and `s`. */
  let lastRecord = new Int32Array(1024 * 2);
  let record = 0;

  const numberOf = (token: string): number => {
    const known = numbers.get(token);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(token, number);
    if ((number + 1) * width > counts.length) {
      counts = grown(counts);
      lastRecord = grown(lastRecord);
    }
    return number;
  };
  const flush = async () => {
    if (numbers.size === 0) return;
    const rows = rowsOf(numbers, counts);
    numbers = new Map();
    counts = new Int32Array(1024 * width);
    lastRecord = new Int32Array(1024 * 2);
    await writeCounts(tx, rows);
  };

  return {
    /** Counts the lexemes of one record, or with -1 takes them back. */
    count(lexemes: readonly string[], by: 1 | -1): void {
      record += 1;
      for (const lexeme of lexemes) {
        const place = placeOf.get(lexeme[0] as string) as number;
        const number = numberOf(lexeme.slice(1));
        const at = number * width + place;
        counts[at] = (counts[at] as number) + by;
        const both = together[place] as number;
        if (both < 0) continue;
        const seen = number * 2 + both - 7;
        if (lastRecord[seen] === record) continue;
        lastRecord[seen] = record;
        const sum = number * width + both;
        counts[sum] = (counts[sum] as number) + by;
      }
    },
    flush,
    flushWhenFull: async () => (numbers.size > tokensMax ? flush() : undefined),
  };
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** In order, so that the index is filled from one end to the other. */
function* rowsOf(numbers: ReadonlyMap<string, number>, counts: Int32Array): Generator<readonly (string | number)[]> {
  for (const [term, number] of [...numbers].sort(([a], [b]) => (a < b ? -1 : 1)))
    yield [term, ...counts.subarray(number * width, (number + 1) * width)];
}

async function writeCounts(tx: TransactionSql, rows: Iterable<readonly (string | number)[]>): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await tx.unsafe('CREATE TEMP TABLE IF NOT EXISTS word_change (LIKE word) ON COMMIT DROP; TRUNCATE word_change');
  await copyRows(tx, 'word_change', ['term', ...columns], rows);
  await tx.unsafe(
    `INSERT INTO word AS known (term, ${list}) SELECT term, ${list} FROM word_change
     ON CONFLICT (term) DO UPDATE SET ${columns.map((column) => `"${column}" = known."${column}" + excluded."${column}"`).join(', ')}`,
  );
  await tx.unsafe(
    `DELETE FROM word USING word_change AS change WHERE word.term = change.term AND word."w" <= 0 AND word."s" <= 0 AND word."c" <= 0`,
  );
}

export type WordCounter = ReturnType<typeof wordCounter>;
