import type { TextFacet } from '#lib/domain/filters.ts';
import type { Columns, ValueNames } from '#lib/store/values/columns.ts';

/** Consecutive publications that a merge copies from the columns before a change, or from those of the changed publications. */
export interface CopiedRun {
  readonly isChanged: boolean;
  readonly from: number;
  readonly to: number;
}

/** The order in which a merge copies publications. `ids` ascends and has the ids of changed publications that are hidden or removed, too. */
export function planRuns(before: Int32Array, changed: Int32Array, ids: Iterable<number>): CopiedRun[] {
  const runs: CopiedRun[] = [];
  let [copied, merged] = [0, 0];
  for (const id of ids) {
    const index = lowerBound(copied, before.length, (at) => (before[at] as number) < id);
    if (index > copied) runs.push({ isChanged: false, from: copied, to: index });
    copied = before[index] === id ? index + 1 : index;
    if (changed[merged] !== id) continue;
    runs.push({ isChanged: true, from: merged, to: merged + 1 });
    merged += 1;
  }
  if (copied < before.length) runs.push({ isChanged: false, from: copied, to: before.length });
  return runs;
}

type NumberArray = Int32Array | Int16Array | Uint8Array | Float64Array;

/** Merges arrays with `stride` numbers per publication. */
export function mergeArrays<T extends NumberArray>(before: T, changed: T, runs: readonly CopiedRun[], stride = 1): T {
  const merged = new (before.constructor as new (length: number) => T)(stride * runs.reduce((sum, { from, to }) => sum + to - from, 0));
  let length = 0;
  for (const { isChanged, from, to } of runs) {
    merged.set((isChanged ? changed : before).subarray(from * stride, to * stride), length);
    length += (to - from) * stride;
  }
  return merged;
}

/** The values of each publication: `values[at[s] … at[s + 1])`. */
interface Lists<T> {
  readonly at: Int32Array;
  readonly values: T;
}

export function mergeLists<T extends NumberArray>(before: Lists<T>, changed: Lists<T>, runs: readonly CopiedRun[]): Lists<T> {
  const ranges = runs.map(({ isChanged, from, to }) => {
    const { at } = isChanged ? changed : before;
    return { isChanged, from: at[from] as number, to: at[to] as number };
  });
  const at = new Int32Array(1 + runs.reduce((sum, { from, to }) => sum + to - from, 0));
  let [size, length] = [0, 0];
  for (const { isChanged, from, to } of runs) {
    const source = (isChanged ? changed : before).at;
    const shift = length - (source[from] as number);
    for (let index = from; index < to; index += 1) at[++size] = (source[index + 1] as number) + shift;
    length = at[size] as number;
  }
  return { at, values: mergeArrays(before.values, changed.values, ranges) };
}

/** A text column with the values that its numbers mean. */
interface Texts {
  readonly column: Columns['texts'][TextFacet];
  readonly values: readonly ValueNames[];
}

/** Merges text columns: values without a publication disappear. `arabicOf` returns the Arabic name of a value that a change concerns. */
export function mergeTexts(before: Texts, changed: Texts, runs: readonly CopiedRun[], arabicOf: (value: string) => string | null): Texts {
  const shift = before.values.length;
  const column = mergeArrays(
    before.column,
    changed.column.map((value) => (value === 0 ? 0 : value + shift)),
    runs,
  );
  const all = [...before.values, ...changed.values];
  const isUsed = new Uint8Array(all.length + 1);
  for (let ordinal = 0; ordinal < column.length; ordinal += 1) isUsed[column[ordinal] as number] = 1;
  const replaced = new Set<string>(changed.values.map(([name]) => name));
  let copied = 0;
  const noteReplaced = (to: number) => {
    for (; copied < to; copied += 1) {
      const value = before.column[copied] as number;
      if (value > 0) replaced.add((before.values[value - 1] as ValueNames)[0]);
    }
  };
  for (const { isChanged, from, to } of runs) {
    if (isChanged) continue;
    noteReplaced(from);
    copied = to;
  }
  noteReplaced(before.column.length);
  const arabic = new Map(all.filter((_, index) => isUsed[index + 1] === 1));
  const names = [...arabic.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const numbers = new Map(names.map((name, index) => [name, index + 1]));
  const renumbered = Int32Array.from([0, ...all.map(([name]) => numbers.get(name) ?? 0)]);
  for (let ordinal = 0; ordinal < column.length; ordinal += 1) column[ordinal] = renumbered[column[ordinal] as number] as number;
  return { column, values: names.map((name) => [name, replaced.has(name) ? arabicOf(name) : (arabic.get(name) ?? null)]) };
}

/** Merges the ranks of publications in an order; `isAfter`: whether a publication of `before` follows a changed one. */
export function mergeRanks(
  before: Int32Array,
  changed: Int32Array,
  runs: readonly CopiedRun[],
  isAfter: (ordinalBefore: number, changedOrdinal: number) => boolean,
): Int32Array {
  const newOrdinals = { before: new Int32Array(before.length).fill(-1), changed: new Int32Array(changed.length) };
  let size = 0;
  for (const { isChanged, from, to } of runs)
    for (let index = from; index < to; index += 1) newOrdinals[isChanged ? 'changed' : 'before'][index] = size++;
  const order = inverse(before).filter((ordinal) => (newOrdinals.before[ordinal] as number) >= 0);
  const ranks = new Int32Array(size);
  let [rank, copied] = [0, 0];
  const copyTo = (end: number) => {
    for (; copied < end; copied += 1) ranks[newOrdinals.before[order[copied] as number] as number] = rank++;
  };
  for (const ordinal of inverse(changed)) {
    copyTo(lowerBound(copied, order.length, (index) => !isAfter(order[index] as number, ordinal)));
    ranks[newOrdinals.changed[ordinal] as number] = rank++;
  }
  copyTo(order.length);
  return ranks;
}

function inverse(ranks: Int32Array): Int32Array {
  const order = new Int32Array(ranks.length);
  for (let ordinal = 0; ordinal < ranks.length; ordinal += 1) order[ranks[ordinal] as number] = ordinal;
  return order;
}

/** The first index from `from` to `to` for which `isBefore` is false. */
function lowerBound(from: number, to: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
