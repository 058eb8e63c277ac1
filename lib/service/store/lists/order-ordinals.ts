import type { Language } from '#lib/domain/language.ts';
import type { ResearchSort } from '#lib/domain/query.ts';
import type { Lease } from '#lib/search/scratch.ts';
import type { Columns } from './columns.ts';

/** Ordinals, ascending, and a score for each: a set of half a million is two allocations, and nothing is hashed. */
export interface ScoredOrdinals {
  readonly ordinals: Int32Array;
  readonly scores: Float64Array;
}

/** Sums of fractions differ in their last digits by the order in which a store adds them up; scores that differ by less than this are equal. */
const scorePrecision = 1e9;

/**
 * The sort keys of ordinals under an order, as numbers that ascend in reading order. Ties end in descending id, so every order is total:
 * a record is on exactly one page, and a cursor is the pair (key, id).
 */
export function sortKeys(
  columns: Columns,
  ordinals: Int32Array,
  sort: ResearchSort,
  { language, lease, found }: { readonly language: Language; readonly lease: Lease; readonly found?: ScoredOrdinals },
): Float64Array {
  const { year, citations, updatedAt } = columns;
  const place = columns.titlePlace[language];
  const keys = lease.doubles(ordinals.length);
  switch (sort) {
    case '-year':
      // Publications without a year come last in both directions.
      return fillKeys(keys, ordinals, (ordinal) => -(year[ordinal] as number));
    case 'year':
      return fillKeys(keys, ordinals, (ordinal) => year[ordinal] || 10_000);
    case 'title':
      return fillKeys(keys, ordinals, (ordinal) => place[ordinal] as number);
    case '-title':
      return fillKeys(keys, ordinals, (ordinal) => -(place[ordinal] as number));
    case '-updatedAt':
      return fillKeys(keys, ordinals, (ordinal) => -(updatedAt[ordinal] as number));
    case '-citations':
      return fillKeys(keys, ordinals, (ordinal) => -(citations[ordinal] as number));
    case 'relevance':
      return found ? relevanceKeys(keys, ordinals, found) : keys.fill(0);
  }
}

function fillKeys(keys: Float64Array, ordinals: Int32Array, keyOf: (ordinal: number) => number): Float64Array {
  for (let place = 0; place < ordinals.length; place += 1) keys[place] = keyOf(ordinals[place] as number);
  return keys;
}

/** The ordinals are those found, or some of them, in the same order. */
function relevanceKeys(keys: Float64Array, ordinals: Int32Array, found: ScoredOrdinals): Float64Array {
  let at = 0;
  for (let place = 0; place < ordinals.length; place += 1, at += 1) {
    while (found.ordinals[at] !== ordinals[place]) at += 1;
    keys[place] = -Math.round((found.scores[at] as number) * scorePrecision) / scorePrecision;
  }
  return keys;
}

export interface Position {
  readonly key: number;
  readonly id: number;
}

/**
 * The places of the `limit` ordinals that follow `skip` (a number of rows, or the position of the last row seen) in the order of their keys.
 * Keeps the best in a bounded heap, so a deep set costs one comparison a ordinal, not a sort.
 */
export function takeInOrder(
  columns: Columns,
  ordinals: Int32Array,
  keys: Float64Array,
  window: { readonly skip: number; readonly limit: number; readonly after?: Position },
): number[] {
  const { after } = window;
  // Ordinals ascend with ids, so the place in `ordinals` breaks ties: the later ordinal comes first.
  const before = (a: number, b: number) => (keys[a] as number) - (keys[b] as number) || b - a;
  const wanted = Math.min(window.skip + window.limit, ordinals.length);
  if (wanted === 0) return [];
  const heap: number[] = [];
  let worst = Number.POSITIVE_INFINITY;
  // From the last ordinal on: of equal keys the later one wins, so nothing that is held is driven out by an equal.
  for (let place = ordinals.length - 1; place >= 0; place -= 1) {
    const key = keys[place] as number;
    if (heap.length === wanted && key >= worst) continue;
    if (after && (key < after.key || (key === after.key && (columns.id[ordinals[place] as number] as number) >= after.id))) continue;
    if (heap.length < wanted) pushUp(heap, place, before);
    else replaceTop(heap, place, before);
    if (heap.length === wanted) worst = keys[heap[0] as number] as number;
  }
  return heap.sort(before).slice(window.skip);
}

/** The place of the row that is `steps` rows before a position; undefined where there are fewer. */
export function placeBefore(
  columns: Columns,
  ordinals: Int32Array,
  keys: Float64Array,
  position: Position,
  steps: number,
): number | undefined {
  const behind = (a: number, b: number) => (keys[b] as number) - (keys[a] as number) || a - b;
  const heap: number[] = [];
  for (let place = 0; place < ordinals.length; place += 1) {
    const key = keys[place] as number;
    if (heap.length === steps && key <= (keys[heap[0] as number] as number)) continue;
    if (key > position.key || (key === position.key && (columns.id[ordinals[place] as number] as number) <= position.id)) continue;
    if (heap.length < steps) pushUp(heap, place, behind);
    else replaceTop(heap, place, behind);
  }
  return heap.length === steps ? heap[0] : undefined;
}

/** A heap whose top is the row that comes last. */
function pushUp(heap: number[], place: number, before: (a: number, b: number) => number): void {
  let child = heap.push(place) - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (before(heap[child] as number, heap[parent] as number) <= 0) break;
    swap(heap, child, parent);
    child = parent;
  }
}

function replaceTop(heap: number[], place: number, before: (a: number, b: number) => number): void {
  heap[0] = place;
  let parent = 0;
  for (;;) {
    let last = parent;
    for (let child = 2 * parent + 1; child <= 2 * parent + 2 && child < heap.length; child += 1)
      if (before(heap[child] as number, heap[last] as number) > 0) last = child;
    if (last === parent) return;
    swap(heap, parent, last);
    parent = last;
  }
}

function swap(heap: number[], a: number, b: number): void {
  [heap[a], heap[b]] = [heap[b] as number, heap[a] as number];
}
