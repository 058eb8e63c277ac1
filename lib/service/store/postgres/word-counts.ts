import { type ColumnName, columnLetters, positionMax, quotable, tokenMax, vectorBytesMax } from './lexemes.ts';

/** The columns of the table of words: the first seven are the letters of lexemes of publications, the last two count records with a token in any of several. */
export const wordColumns = ['t', 'T', 'b', 'B', 'p', 'c', 'i', 'w', 's'] as const;
/** People's letters have places for their lexemes, but nobody counts them. */
const letters: readonly string[] = [...wordColumns, 'n', 'k'];
const width = letters.length;
const placeOf = new Map(letters.map((letter, place) => [letter, place]));
/** Where a lexeme of each column counts besides: a record with a word in title and body is one record that has it. */
const together = letters.map((letter) => ('tbpi'.includes(letter) ? 7 : 'TB'.includes(letter) ? 8 : -1));
/** PostgreSQL keeps 255 places of a lexeme. */
const occurrencesMax = 255;

export interface TextVector {
  /** In the text form of `tsvector`. */
  readonly vector: string;
  /** Tokens in all columns together, repeated ones counted. */
  readonly length: number;
}

/** A token with the number of records that have it, by column. */
export type WordRow = readonly (string | number)[];

/**
 * Writes texts as vectors and counts, in the same pass, how many records have each token. A token is looked up once for each time it stands in a record,
 * as the string that the analyser remembers, whose hash is known.
 */
export function wordCounts() {
  let table = openTable();
  let record = 0;

  const countAt = (at: number, place: number, by: 1 | -1) => {
    const { counts, lastRecord } = table;
    counts[at] = (counts[at] as number) + by;
    const both = together[place] as number;
    if (both < 0) return;
    const sum = at - place + both;
    if (lastRecord[sum] === record) return;
    lastRecord[sum] = record;
    counts[sum] = (counts[sum] as number) + by;
  };

  return {
    size: () => table.numbers.size,
    /** The vector of one record's tokens, which are counted. */
    write(columns: Iterable<readonly [ColumnName, readonly string[]]>): TextVector {
      record += 1;
      const entry = { items: [] as string[], times: [] as number[], bytes: 0 };
      let length = 0;
      for (const [column, tokens] of columns) {
        const letter = columnLetters[column];
        const place = placeOf.get(letter) as number;
        let position = 0;
        for (const token of tokens) {
          if (token === '') continue;
          length += 1;
          position += 1;
          const number = numberOf(table, token);
          const at = number * width + place;
          if (table.lastRecord[at] === record) addPlace(entry, table.slots[at] as number, position);
          else if (entry.bytes < vectorBytesMax) {
            entry.bytes += token.length * 2 + 10;
            table.lastRecord[at] = record;
            table.slots[at] = entry.items.length;
            entry.times.push(1);
            entry.items.push(`'${letter}${table.quoted[number]}':${Math.min(position, positionMax)}`);
            countAt(at, place, 1);
          }
        }
      }
      return { vector: entry.items.join(' '), length };
    },
    /** Takes the lexemes of a record that is no longer there out of the counts. */
    remove(lexemes: readonly string[]): void {
      record += 1;
      for (const lexeme of lexemes) {
        const place = placeOf.get(lexeme[0] as string) as number;
        countAt(numberOf(table, lexeme.slice(1)) * width + place, place, -1);
      }
    },
    /** What has been counted, in order of the tokens, so that an index is filled from one end to the other; counting begins anew. */
    take(): WordRow[] {
      const { numbers, counts } = table;
      table = openTable();
      return [...numbers]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([term, number]): WordRow => [term, ...counts.subarray(number * width, number * width + wordColumns.length)]);
    },
  };
}

function addPlace({ items, times }: { readonly items: string[]; readonly times: number[] }, slot: number, position: number): void {
  const known = times[slot] as number;
  if (known >= occurrencesMax) return;
  times[slot] = known + 1;
  items[slot] += `,${Math.min(position, positionMax)}`;
}

/** Tokens are numbered as they come; what is known of one in a column stands at its number times `width` and the column's place. */
interface WordTable {
  readonly numbers: Map<string, number>;
  /** As they stand between quotes. */
  readonly quoted: string[];
  counts: Int32Array<ArrayBuffer>;
  /** The last record that had a token in a column, and where the lexeme stands in that record's vector. */
  lastRecord: Int32Array<ArrayBuffer>;
  slots: Int32Array<ArrayBuffer>;
}

function openTable(): WordTable {
  const empty = () => new Int32Array(1024 * width);
  return { numbers: new Map(), quoted: [], counts: empty(), lastRecord: empty(), slots: empty() };
}

function numberOf(table: WordTable, token: string): number {
  const known = table.numbers.get(token);
  if (known !== undefined) return known;
  const written = token.slice(0, tokenMax).toLowerCase();
  if (written !== token) return numberOf(table, written);
  const number = table.numbers.size;
  table.numbers.set(token, number);
  table.quoted.push(quotable(token));
  if ((number + 1) * width > table.counts.length) {
    table.counts = grown(table.counts);
    table.lastRecord = grown(table.lastRecord);
    table.slots = grown(table.slots);
  }
  return number;
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
