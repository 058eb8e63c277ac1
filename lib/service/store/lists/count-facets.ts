import { type FacetName, facetValuesMax } from '#lib/domain/filters.ts';
import { type Columns, type FacetColumn, facetColumn } from './columns.ts';

export interface FacetCounter {
  add(ordinals: Int32Array): void;
  /** How often each value was counted, those never counted left out; of authors only the most frequent, and those asked about. */
  read(): Map<number, number>;
}

/** Counts one facet in an array as long as its values are many: a ordinal costs an addition, whatever the number of values. */
export function facetCounter(
  columns: Columns,
  facet: FacetName,
  asked: readonly string[] = [],
  most: number = facetValuesMax(facet),
): FacetCounter {
  const of = facetColumn(columns, facet);
  if (of.kind === 'bit') return counter(2, (ordinals, counts) => countFlags(columns.flags, of.bit, ordinals, counts));
  if (of.kind === 'one') return counter(of.size, (ordinals, counts) => countValues(of.column, ordinals, counts), of.least);
  return of.isLong
    ? mostFrequent(of, { asked, most })
    : counter(of.size, (ordinals, counts) => countLists(of.starts, of.column, ordinals, counts));
}

type ManyColumn = FacetColumn & { readonly kind: 'many' };

function counter(size: number, add: (ordinals: Int32Array, counts: Int32Array) => void, least = 0): FacetCounter {
  const counts = new Int32Array(size);
  return {
    add: (ordinals) => add(ordinals, counts),
    read() {
      const read = new Map<number, number>();
      for (let value = least; value < size; value += 1) if (counts[value] !== 0) read.set(value, counts[value] as number);
      return read;
    },
  };
}

function mostFrequent(
  { starts, column, size }: ManyColumn,
  { asked, most }: { readonly asked: readonly string[]; readonly most: number },
): FacetCounter {
  const counts = new Int32Array(size);
  return {
    add: (ordinals) => countLists(starts, column, ordinals, counts),
    read() {
      const best = most > insertedMax ? sortedFrequent(counts, most) : [];
      if (most <= insertedMax) for (let one = 0; one < counts.length; one += 1) keepFrequent(best, one, counts, most);
      const read = new Map(best.map((one) => [one, counts[one] as number]));
      for (const one of asked.map(Number)) if (counts[one]) read.set(one, counts[one]);
      return read;
    },
  };
}

/** Longer lists of the most frequent are sorted: putting each value in its place takes as many steps as the list is long. */
const insertedMax = 200;

function sortedFrequent(counts: Int32Array, most: number): number[] {
  const counted: number[] = [];
  for (let one = 0; one < counts.length; one += 1) if (counts[one] !== 0) counted.push(one);
  return counted.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b).slice(0, most);
}

/** Puts a value in its place among the most frequent; of equals the one that was met first stays before. */
function keepFrequent(best: number[], one: number, counts: Int32Array, most: number): void {
  const count = counts[one] ?? 0;
  if (count === 0 || (best.length === most && count <= (counts[best.at(-1) as number] as number))) return;
  let place = best.length;
  while (place > 0 && (counts[best[place - 1] as number] as number) < count) place -= 1;
  best.splice(place, 0, one);
  if (best.length > most) best.pop();
}

/** The most frequent of some authors or institutions, or of all, among publications, with their counts, and how many occur at all; of equals the earlier of `ids` first. */
export function countAmong(
  columns: Columns,
  facet: 'author' | 'institution',
  ordinals: Int32Array,
  ids: Iterable<number> | undefined,
  most: number,
) {
  const { starts, column, size } = facetColumn(columns, facet) as ManyColumn;
  const counts = new Int32Array(size);
  countLists(starts, column, ordinals, counts);
  const best: number[] = [];
  let total = 0;
  for (const id of ids ?? counts.keys()) {
    if (counts[id]) total += 1;
    keepFrequent(best, id, counts, most);
  }
  return { total, best: best.map((id) => [id, counts[id] as number] as const) };
}

function countValues(column: Uint8Array | Int16Array | Int32Array, ordinals: Int32Array, counts: Int32Array): void {
  for (let place = 0; place < ordinals.length; place += 1) {
    const value = column[ordinals[place] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countFlags(flags: Uint8Array, asked: number, ordinals: Int32Array, counts: Int32Array): void {
  let bearing = 0;
  for (let place = 0; place < ordinals.length; place += 1) if (((flags[ordinals[place] as number] as number) & asked) !== 0) bearing += 1;
  counts[1] = (counts[1] as number) + bearing;
  counts[0] = (counts[0] as number) + ordinals.length - bearing;
}

function countLists(starts: Int32Array, values: Uint8Array | Int32Array, ordinals: Int32Array, counts: Int32Array): void {
  for (let place = 0; place < ordinals.length; place += 1) {
    const ordinal = ordinals[place] as number;
    const end = starts[ordinal + 1] as number;
    for (let at = starts[ordinal] as number; at < end; at += 1) {
      const value = values[at] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}
