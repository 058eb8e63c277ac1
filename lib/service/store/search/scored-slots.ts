/**
 * Slots, ascending, and a score for each, in two arrays side by side: a set of half a million is two allocations, and nothing is hashed.
 * Every list of slots handed in is ascending too.
 */
export interface ScoredSlots {
  readonly slots: Int32Array;
  readonly scores: Float64Array;
}

export const nothing: ScoredSlots = { slots: new Int32Array(0), scores: new Float64Array(0) };

export function scoredSlots(entries: Iterable<readonly [slot: number, score: number]>): ScoredSlots {
  const sorted = [...entries].sort(([a], [b]) => a - b);
  return { slots: Int32Array.from(sorted, ([slot]) => slot), scores: Float64Array.from(sorted, ([, score]) => score) };
}

/** Slots of ids, those without one left out. */
export function slotsOf(ids: readonly number[], slotOf: (id: number) => number): Int32Array {
  const slots = new Int32Array(ids.length);
  let count = 0;
  for (let place = 0; place < ids.length; place += 1) {
    const slot = slotOf(ids[place] as number);
    if (slot >= 0) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}

/** Where a slot stands, or -1. */
export function placeOf(slots: Int32Array, slot: number): number {
  let low = 0;
  let high = slots.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = slots[middle] as number;
    if (found === slot) return middle;
    if (found < slot) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Calls with the place of each of the `wanted` that is there. Few are searched for, many met on a walk along both. */
export function eachPlace(slots: Int32Array, wanted: Int32Array, take: (place: number) => void): void {
  if (wanted.length * 16 < slots.length || slots.length * 16 < wanted.length) {
    const [few, many] = wanted.length < slots.length ? [wanted, slots] : [slots, wanted];
    for (let at = 0; at < few.length; at += 1) {
      const place = placeOf(many, few[at] as number);
      if (place >= 0) take(few === wanted ? place : at);
    }
    return;
  }
  let at = 0;
  for (let place = 0; place < slots.length && at < wanted.length; place += 1) {
    const slot = slots[place] as number;
    while (at < wanted.length && (wanted[at] as number) < slot) at += 1;
    if (wanted[at] === slot) take(place);
  }
}

export function multiplyAt({ slots, scores }: ScoredSlots, wanted: Int32Array, by: number): void {
  eachPlace(slots, wanted, (place) => {
    scores[place] = (scores[place] as number) * by;
  });
}

/** The same, with all of the `first` before all others; their order among themselves stays. */
export function ahead({ slots, scores }: ScoredSlots, first: Int32Array): ScoredSlots {
  const leads = new Uint8Array(slots.length);
  eachPlace(slots, first, (place) => {
    leads[place] = 1;
  });
  let least = Number.POSITIVE_INFINITY;
  let best = 0;
  for (const [place, score] of scores.entries())
    if (leads[place] === 1) least = Math.min(least, score);
    else best = Math.max(best, score);
  const scale = Number.isFinite(least) && best >= least ? least / (2 * best) : 1;
  return { slots, scores: scores.map((score, place) => (leads[place] === 1 ? score : score * scale)) };
}

export function keepWhere({ slots, scores }: ScoredSlots, keep: (slot: number, place: number) => boolean): ScoredSlots {
  const kept = { slots: new Int32Array(slots.length), scores: new Float64Array(slots.length) };
  let count = 0;
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number;
    if (!keep(slot, place)) continue;
    kept.slots[count] = slot;
    kept.scores[count++] = scores[place] as number;
  }
  return { slots: kept.slots.subarray(0, count), scores: kept.scores.subarray(0, count) };
}

/** Both sets as one, scores added where a slot is in both. */
export function together(one: ScoredSlots, two: ScoredSlots): ScoredSlots {
  const slots = new Int32Array(one.slots.length + two.slots.length);
  const scores = new Float64Array(slots.length);
  let [a, b, count] = [0, 0, 0];
  while (a < one.slots.length || b < two.slots.length) {
    const [first, second] = [one.slots[a] ?? Number.POSITIVE_INFINITY, two.slots[b] ?? Number.POSITIVE_INFINITY];
    slots[count] = Math.min(first, second);
    scores[count++] = (first <= second ? (one.scores[a++] as number) : 0) + (second <= first ? (two.scores[b++] as number) : 0);
  }
  return { slots: slots.subarray(0, count), scores: scores.subarray(0, count) };
}
