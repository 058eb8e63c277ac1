import type { FacetName } from '#lib/domain/query.ts';
import { type Columns, flag, oncePerColumns } from './columns.ts';

export interface FacetCounter {
  add(slots: Int32Array): void;
  /** How often each value was counted, those never counted left out; of authors only the most frequent, and those asked about. */
  read(): Map<number, number>;
}

/** More authors than this are in no list, and a collection has as many authors as publications. */
export const authorsMax = 20;

/** Counts one facet in an array as long as its values are many: a slot costs an addition, whatever the number of values. */
export function facetCounter(columns: Columns, facet: FacetName, asked: readonly string[] = []): FacetCounter {
  switch (facet) {
    case 'researchType':
      return counter(256, (slots, counts) => countValues(columns.type, slots, counts));
    case 'year':
      // Years that are not known are no value.
      return counter(10_000, (slots, counts) => countValues(columns.year, slots, counts), 1);
    case 'language':
      return counter(256, (slots, counts) => countValues(columns.language, slots, counts));
    case 'hasArabic':
      return counter(2, (slots, counts) => countFlags(columns.flags, flag.arabic, slots, counts));
    case 'openAccess':
      return counter(2, (slots, counts) => countFlags(columns.flags, flag.openAccess, slots, counts));
    case 'focusedArea':
      return counter(256, (slots, counts) => countLists(columns.areasAt, columns.areas, slots, counts));
    case 'author':
      return authorCounter(columns, asked.map(Number));
  }
}

const lastAuthor = oncePerColumns(({ authors }) => {
  let last = 0;
  for (let at = 0; at < authors.length; at += 1) if ((authors[at] as number) > last) last = authors[at] as number;
  return last;
});

function counter(size: number, add: (slots: Int32Array, counts: Int32Array) => void, least = 0): FacetCounter {
  const counts = new Int32Array(size);
  return {
    add: (slots) => add(slots, counts),
    read() {
      const read = new Map<number, number>();
      for (let value = least; value < size; value += 1) if (counts[value] !== 0) read.set(value, counts[value] as number);
      return read;
    },
  };
}

function authorCounter(columns: Columns, asked: readonly number[]): FacetCounter {
  const counts = new Int32Array(lastAuthor(columns) + 1);
  return {
    add: (slots) => countLists(columns.authorsAt, columns.authors, slots, counts),
    read() {
      // Among equals the one with the smaller id stays, since it was met first.
      const best: number[] = [];
      for (let author = 0; author < counts.length; author += 1) {
        const count = counts[author] as number;
        if (count === 0 || (best.length === authorsMax && count <= (counts[best.at(-1) as number] as number))) continue;
        let place = best.length;
        while (place > 0 && (counts[best[place - 1] as number] as number) < count) place -= 1;
        best.splice(place, 0, author);
        if (best.length > authorsMax) best.pop();
      }
      const read = new Map(best.map((author) => [author, counts[author] as number]));
      for (const author of asked) if (counts[author]) read.set(author, counts[author]);
      return read;
    },
  };
}

function countValues(column: Uint8Array | Int16Array, slots: Int32Array, counts: Int32Array): void {
  for (let place = 0; place < slots.length; place += 1) {
    const value = column[slots[place] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countFlags(flags: Uint8Array, asked: number, slots: Int32Array, counts: Int32Array): void {
  let bearing = 0;
  for (let place = 0; place < slots.length; place += 1) if (((flags[slots[place] as number] as number) & asked) !== 0) bearing += 1;
  counts[1] = (counts[1] as number) + bearing;
  counts[0] = (counts[0] as number) + slots.length - bearing;
}

function countLists(starts: Int32Array, values: Uint8Array | Int32Array, slots: Int32Array, counts: Int32Array): void {
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number;
    const end = starts[slot + 1] as number;
    for (let at = starts[slot] as number; at < end; at += 1) {
      const value = values[at] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}
