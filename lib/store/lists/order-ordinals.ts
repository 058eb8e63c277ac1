import type { ResearchSort } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Lease } from '#lib/search/scratch.ts';
import type { Columns } from '#lib/store/values/columns.ts';

/** Ordinals, ascending, with a score for each. Two arrays hold half a million entries without hashing. */
export interface ScoredOrdinals {
  readonly ordinals: Int32Array;
  readonly scores: Float64Array;
}

/** Scores are rounded to this precision, because a store's order of summation changes the last digits. */
const scorePrecision = 1e9;

/** Sort keys of ordinals; the lowest key comes first. Rows of equal key are in descending order of id, so (key, id) serves as cursor. */
export function sortKeys(
  columns: Columns,
  ordinals: Int32Array,
  sort: ResearchSort,
  { language, lease, scored }: { readonly language: Language; readonly lease: Lease; readonly scored?: ScoredOrdinals },
): Float64Array {
  const { year, citations, updatedAt } = columns;
  const titleRank = { en: columns.titleEn, ar: columns.titleAr }[language];
  const keys = lease.doubles(ordinals.length);
  switch (sort) {
    case '-year':
      // Publications without a year come last in both directions.
      return fillKeys(keys, ordinals, (ordinal) => -(year[ordinal] as number));
    case 'year':
      return fillKeys(keys, ordinals, (ordinal) => year[ordinal] || 10_000);
    case 'title':
      return fillKeys(keys, ordinals, (ordinal) => titleRank[ordinal] as number);
    case '-title':
      return fillKeys(keys, ordinals, (ordinal) => -(titleRank[ordinal] as number));
    case '-updatedAt':
      return fillKeys(keys, ordinals, (ordinal) => -(updatedAt[ordinal] as number));
    case '-citations':
      return fillKeys(keys, ordinals, (ordinal) => -(citations[ordinal] as number));
    case 'relevance':
      return scored ? relevanceKeys(keys, ordinals, scored) : keys.fill(0);
  }
}

function fillKeys(keys: Float64Array, ordinals: Int32Array, keyOf: (ordinal: number) => number): Float64Array {
  for (let index = 0; index < ordinals.length; index += 1) keys[index] = keyOf(ordinals[index] as number);
  return keys;
}

/** The ordinals are a subset of the scored ones, in the same order. */
function relevanceKeys(keys: Float64Array, ordinals: Int32Array, scored: ScoredOrdinals): Float64Array {
  let scoredIndex = 0;
  for (let index = 0; index < ordinals.length; index += 1, scoredIndex += 1) {
    while (scored.ordinals[scoredIndex] !== ordinals[index]) scoredIndex += 1;
    keys[index] = -Math.round((scored.scores[scoredIndex] as number) * scorePrecision) / scorePrecision;
  }
  return keys;
}

export interface Position {
  readonly key: number;
  readonly id: number;
}

/**
 * Indices of the `limit` ordinals after `skip` rows or after a position. A bounded heap costs one comparison per ordinal instead of a sort.
 */
export function sortedPage(
  columns: Columns,
  ordinals: Int32Array,
  keys: Float64Array,
  window: { readonly skip: number; readonly limit: number; readonly after?: Position },
): number[] {
  const { after } = window;
  // Ordinals ascend with ids, so the index breaks ties: the later ordinal comes first.
  const before = (a: number, b: number) => (keys[a] as number) - (keys[b] as number) || b - a;
  const heapMax = Math.min(window.skip + window.limit, ordinals.length);
  if (heapMax === 0) return [];
  const heap: number[] = [];
  let worst = Number.POSITIVE_INFINITY;
  // Runs backwards: of equal keys the later ordinal comes first, so an equal key never replaces an entry of the heap.
  for (let index = ordinals.length - 1; index >= 0; index -= 1) {
    const key = keys[index] as number;
    if (heap.length === heapMax && key >= worst) continue;
    if (after && (key < after.key || (key === after.key && (columns.id[ordinals[index] as number] as number) >= after.id))) continue;
    if (heap.length < heapMax) pushUp(heap, index, before);
    else replaceTop(heap, index, before);
    if (heap.length === heapMax) worst = keys[heap[0] as number] as number;
  }
  return heap.sort(before).slice(window.skip);
}

/** Index of the row `steps` rows before a position; undefined if there are fewer. */
export function indexBefore(
  columns: Columns,
  ordinals: Int32Array,
  keys: Float64Array,
  position: Position,
  steps: number,
): number | undefined {
  const after = (a: number, b: number) => (keys[b] as number) - (keys[a] as number) || a - b;
  const heap: number[] = [];
  for (let index = 0; index < ordinals.length; index += 1) {
    const key = keys[index] as number;
    if (heap.length === steps && key <= (keys[heap[0] as number] as number)) continue;
    if (key > position.key || (key === position.key && (columns.id[ordinals[index] as number] as number) <= position.id)) continue;
    if (heap.length < steps) pushUp(heap, index, after);
    else replaceTop(heap, index, after);
  }
  return heap.length === steps ? heap[0] : undefined;
}

/** Adds a row to a heap whose top is the row that comes last. */
function pushUp(heap: number[], index: number, before: (a: number, b: number) => number): void {
  let child = heap.push(index) - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (before(heap[child] as number, heap[parent] as number) <= 0) break;
    swap(heap, child, parent);
    child = parent;
  }
}

function replaceTop(heap: number[], index: number, before: (a: number, b: number) => number): void {
  heap[0] = index;
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
