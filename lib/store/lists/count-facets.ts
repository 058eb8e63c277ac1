import { type FacetName, facetValuesMax } from '#lib/domain/filters.ts';
import { type Columns, type FacetColumn, facetColumn } from '#lib/store/values/columns.ts';

export interface FacetCounter {
  add(ordinals: Int32Array): void;
  /** Count of each value that occurs; for authors and institutions only the most frequent and the selected ones. */
  read(): Map<number, number>;
}

/** Counts the values of one facet in an array with a number per value, so that each value of a record costs one addition. */
export function facetCounter(
  columns: Columns,
  facet: FacetName,
  selectedIds: readonly string[] = [],
  max: number = facetValuesMax(facet),
): FacetCounter {
  const column = facetColumn(columns, facet);
  if (column.kind === 'bit') return counter(2, (ordinals, counts) => countFlags(columns.flags, column.bit, ordinals, counts));
  if (column.kind === 'one') return counter(column.size, (ordinals, counts) => countValues(column.column, ordinals, counts), column.least);
  return column.isLong
    ? frequentCounter(column, { selectedIds, max })
    : counter(column.size, (ordinals, counts) => countLists(column.starts, column.column, ordinals, counts));
}

type ManyColumn = FacetColumn & { readonly kind: 'many' };

function counter(size: number, add: (ordinals: Int32Array, counts: Int32Array) => void, least = 0): FacetCounter {
  const counts = new Int32Array(size);
  return {
    add: (ordinals) => add(ordinals, counts),
    read() {
      const result = new Map<number, number>();
      for (let value = least; value < size; value += 1) if (counts[value] !== 0) result.set(value, counts[value] as number);
      return result;
    },
  };
}

function frequentCounter(
  { starts, column, size }: ManyColumn,
  { selectedIds, max }: { readonly selectedIds: readonly string[]; readonly max: number },
): FacetCounter {
  const counts = new Int32Array(size);
  return {
    add: (ordinals) => countLists(starts, column, ordinals, counts),
    read() {
      const best = max > insertedMax ? sortedFrequent(counts, max) : [];
      if (max <= insertedMax) for (let id = 0; id < counts.length; id += 1) insertFrequent(best, id, counts, max);
      const result = new Map(best.map((id) => [id, counts[id] as number]));
      for (const id of selectedIds.map(Number)) if (counts[id]) result.set(id, counts[id]);
      return result;
    },
  };
}

/** Maximum length of a list built by insertion, whose steps grow with the length; longer lists are sorted instead. */
const insertedMax = 200;

function sortedFrequent(counts: Int32Array, max: number): number[] {
  const ids: number[] = [];
  for (let id = 0; id < counts.length; id += 1) if (counts[id] !== 0) ids.push(id);
  return ids.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b).slice(0, max);
}

/** Inserts a value among the `max` most frequent; ties: the first inserted stays first. Values without a count are left out. */
export function insertFrequent(best: number[], id: number, counts: Int32Array, max: number): void {
  const count = counts[id] ?? 0;
  if (count === 0 || (best.length === max && count <= (counts[best.at(-1) as number] as number))) return;
  let index = best.length;
  while (index > 0 && (counts[best[index - 1] as number] as number) < count) index -= 1;
  best.splice(index, 0, id);
  if (best.length > max) best.pop();
}

/**
 * Counts the most frequent authors or institutions, among all or among `ids`. `total` is how many of them occur at least once. Equal
 * counts stay in the order of `ids`, by default ascending.
 */
export function countAmong(
  columns: Columns,
  facet: 'author' | 'institution',
  ordinals: Int32Array,
  ids: Iterable<number> | undefined,
  max: number,
) {
  const { starts, column, size } = facetColumn(columns, facet) as ManyColumn;
  const counts = new Int32Array(size);
  countLists(starts, column, ordinals, counts);
  const best: number[] = [];
  let total = 0;
  for (const id of ids ?? counts.keys()) {
    if (counts[id]) total += 1;
    insertFrequent(best, id, counts, max);
  }
  return { total, best: best.map((id) => [id, counts[id] as number] as const) };
}

function countValues(column: Uint8Array | Int16Array | Int32Array, ordinals: Int32Array, counts: Int32Array): void {
  for (let index = 0; index < ordinals.length; index += 1) {
    const value = column[ordinals[index] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countFlags(flags: Uint8Array, bit: number, ordinals: Int32Array, counts: Int32Array): void {
  let count = 0;
  for (let index = 0; index < ordinals.length; index += 1) if (((flags[ordinals[index] as number] as number) & bit) !== 0) count += 1;
  counts[1] = (counts[1] as number) + count;
  counts[0] = (counts[0] as number) + ordinals.length - count;
}

function countLists(starts: Int32Array, values: Uint8Array | Int32Array, ordinals: Int32Array, counts: Int32Array): void {
  for (let index = 0; index < ordinals.length; index += 1) {
    const ordinal = ordinals[index] as number;
    const end = starts[ordinal + 1] as number;
    for (let entry = starts[ordinal] as number; entry < end; entry += 1) {
      const value = values[entry] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}
