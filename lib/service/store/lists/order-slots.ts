import type { Language } from '#lib/domain/language.ts';
import type { ResearchSort } from '#lib/domain/query.ts';
import type { Columns } from './columns.ts';

/** Slots, ascending, and a score for each: a set of half a million is two allocations, and nothing is hashed. */
export interface ScoredSlots {
  readonly slots: Int32Array;
  readonly scores: Float64Array;
}

/** Sums of fractions differ in their last digits by the order in which a store adds them up; scores that differ by less than this are equal. */
const scorePrecision = 1e9;

/**
 * The sort keys of slots under an order, as numbers that ascend in reading order. Ties end in descending id, so every order is total:
 * a record is on exactly one page, and a cursor is the pair (key, id).
 */
export function sortKeys(columns: Columns, slots: Int32Array, sort: ResearchSort, language: Language, found?: ScoredSlots): Float64Array {
  const { year, citations, updatedAt } = columns;
  const place = columns.titlePlace[language];
  switch (sort) {
    case '-year':
      // Publications without a year come last in both directions.
      return keysOf(slots, (slot) => -(year[slot] as number));
    case 'year':
      return keysOf(slots, (slot) => year[slot] || 10_000);
    case 'title':
      return keysOf(slots, (slot) => place[slot] as number);
    case '-title':
      return keysOf(slots, (slot) => -(place[slot] as number));
    case '-updatedAt':
      return keysOf(slots, (slot) => -(updatedAt[slot] as number));
    case '-citations':
      return keysOf(slots, (slot) => -(citations[slot] as number));
    case 'relevance':
      return found ? relevanceKeys(slots, found) : new Float64Array(slots.length);
  }
}

function keysOf(slots: Int32Array, keyOf: (slot: number) => number): Float64Array {
  const keys = new Float64Array(slots.length);
  for (let place = 0; place < slots.length; place += 1) keys[place] = keyOf(slots[place] as number);
  return keys;
}

/** The slots are those found, or some of them, in the same order. */
function relevanceKeys(slots: Int32Array, found: ScoredSlots): Float64Array {
  const keys = new Float64Array(slots.length);
  let at = 0;
  for (let place = 0; place < slots.length; place += 1, at += 1) {
    while (found.slots[at] !== slots[place]) at += 1;
    keys[place] = -Math.round((found.scores[at] as number) * scorePrecision) / scorePrecision;
  }
  return keys;
}

export interface Position {
  readonly key: number;
  readonly id: number;
}

/**
 * The places of the `limit` slots that follow `skip` (a number of rows, or the position of the last row seen) in the order of their keys.
 * Keeps the best in a bounded heap, so a deep set costs one comparison a slot, not a sort.
 */
export function takeInOrder(
  columns: Columns,
  slots: Int32Array,
  keys: Float64Array,
  window: { readonly skip: number; readonly limit: number; readonly after?: Position },
): number[] {
  const { after } = window;
  // Slots ascend with ids, so the place in `slots` breaks ties: the later slot comes first.
  const before = (a: number, b: number) => (keys[a] as number) - (keys[b] as number) || b - a;
  const wanted = Math.min(window.skip + window.limit, slots.length);
  if (wanted === 0) return [];
  const heap: number[] = [];
  let worst = Number.POSITIVE_INFINITY;
  // From the last slot on: of equal keys the later one wins, so nothing that is held is driven out by an equal.
  for (let place = slots.length - 1; place >= 0; place -= 1) {
    const key = keys[place] as number;
    if (heap.length === wanted && key >= worst) continue;
    if (after && (key < after.key || (key === after.key && (columns.id[slots[place] as number] as number) >= after.id))) continue;
    if (heap.length < wanted) pushUp(heap, place, before);
    else replaceTop(heap, place, before);
    if (heap.length === wanted) worst = keys[heap[0] as number] as number;
  }
  return heap.sort(before).slice(window.skip);
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
