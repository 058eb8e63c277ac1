import type { Language } from '#lib/domain/language.ts';
import type { ResearchSort } from '#lib/domain/query.ts';
import type { Columns } from './columns.ts';

/** Score of a slot for the relevance order; slots without a score count 0. */
export type Scores = ReadonlyMap<number, number>;

/**
 * The sort key of a slot under an order, as a number that ascends in reading order. Ties end in descending id, so every order is total:
 * a record is on exactly one page, and a cursor is the pair (key, id).
 */
export function sortKeyOf(columns: Columns, sort: ResearchSort, language: Language, scores?: Scores): (slot: number) => number {
  switch (sort) {
    case '-year':
      // Publications without a year come last in both directions.
      return (slot) => -(columns.year[slot] as number);
    case 'year':
      return (slot) => columns.year[slot] || 10_000;
    case 'title':
      return (slot) => columns.titlePlace[language][slot] as number;
    case '-title':
      return (slot) => -(columns.titlePlace[language][slot] as number);
    case '-updatedAt':
      return (slot) => -(columns.updatedAt[slot] as number);
    case '-citations':
      return (slot) => -(columns.citations[slot] as number);
    case 'relevance':
      return (slot) => -(scores?.get(slot) ?? 0);
  }
}

export interface Position {
  readonly key: number;
  readonly id: number;
}

/**
 * The `limit` slots that follow `skip` (a number of rows, or the position of the last row seen) in the order of `keyOf`.
 * Keeps the best rows in a bounded heap, so a deep set costs one comparison a slot, not a sort.
 */
export function takeInOrder(
  columns: Columns,
  slots: Int32Array,
  keyOf: (slot: number) => number,
  window: { readonly skip: number; readonly limit: number; readonly after?: Position },
): number[] {
  const keys = new Float64Array(slots.length);
  for (let place = 0; place < slots.length; place += 1) keys[place] = keyOf(slots[place] as number);
  // Slots ascend with ids, so the place in `slots` breaks ties: the later slot comes first.
  const before = (a: number, b: number) => (keys[a] as number) - (keys[b] as number) || b - a;
  const { after } = window;
  const isAfter = (place: number) => {
    if (!after) return true;
    const key = keys[place] as number;
    return key > after.key || (key === after.key && (columns.id[slots[place] as number] as number) < after.id);
  };
  const wanted = window.skip + window.limit;
  const heap: number[] = [];
  for (let place = 0; place < slots.length; place += 1) {
    if (!isAfter(place)) continue;
    if (heap.length < wanted) pushUp(heap, place, before);
    else if (wanted > 0 && before(place, heap[0] as number) < 0) replaceTop(heap, place, before);
  }
  return heap
    .sort(before)
    .slice(window.skip)
    .map((place) => slots[place] as number);
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
    for (const child of [2 * parent + 1, 2 * parent + 2]) {
      if (child < heap.length && before(heap[child] as number, heap[last] as number) > 0) last = child;
    }
    if (last === parent) return;
    swap(heap, parent, last);
    parent = last;
  }
}

function swap(heap: number[], a: number, b: number): void {
  [heap[a], heap[b]] = [heap[b] as number, heap[a] as number];
}
