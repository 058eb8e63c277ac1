import { Lease, RecordSet, type Scratch, scratchOf } from './scratch.ts';
import type { Postings, SearchSource, Statistics } from './search-source.ts';
import type { WayType } from './weights.ts';

/** Records that have some of several words; the lists are parallel. */
interface WordRecords {
  readonly docs: Int32Array;
  /** How many of the words the record has, and their share by rarity, 0…1. */
  readonly counts: Uint8Array;
  readonly shares: Float32Array;
  /** The lowest weight among the words, and the bits of the fields that have all of them. */
  readonly weights: Float32Array;
  readonly masks: Uint8Array;
}

/** Records that have all the words or, if `mayAdd` accepts the record, some of them. Starts with the rarest word. */
export function recordsWithWords(
  source: SearchSource,
  words: readonly (readonly string[])[],
  { size, count }: Pick<Statistics, 'size' | 'count'>,
  lease: Lease,
  { mayAdd, within }: { readonly mayAdd?: ((doc: number) => boolean) | undefined; readonly within?: RecordSet | undefined } = {},
): WordRecords {
  const lists = words
    .map((terms, index) => ({
      postings: terms.flatMap((term) => source.postings(term) ?? []),
      index,
      rarity: Math.log(1 + size / (1 + Math.max(0, ...terms.map(count)))),
    }))
    .sort((a, b) => b.rarity - a.rarity || a.index - b.index);
  const total = lists.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const capacityMax = lists
    .slice(0, mayAdd ? undefined : 1)
    .reduce((sum, { postings }) => sum + postings.reduce((all, { docs }) => all + docs.length, 0), 0);
  const capacity = Math.min(source.columns.size, capacityMax);
  const records: WordRecords = {
    docs: lease.ints(capacity),
    counts: lease.bytes(capacity),
    shares: lease.floats(capacity),
    weights: lease.floats(capacity),
    masks: lease.bytes(capacity),
  };
  let length = 0;
  const scratch = scratchOf(source.columns);
  const slots = scratch.ints();
  const union = new Union(scratch, lease);
  // If every word is required, the list of the rarest word has all candidates, and the other lists only confirm them.
  for (const [word, { postings, rarity }] of lists.entries()) {
    const matchDocs = union.of(postings, within, word > 0 && !mayAdd ? { slots, counts: records.counts, word } : undefined);
    for (let step = 0; step < matchDocs.length; step += 1) {
      const doc = matchDocs[step] as number;
      const [weight, mask] = [union.weights[doc] as number, union.masks[doc] as number];
      const slot = (slots[doc] as number) - 1;
      if (slot < 0 && word > 0 && mayAdd?.(doc) !== true) continue;
      if (slot < 0) {
        const newSlot = length++;
        slots[doc] = newSlot + 1;
        records.docs[newSlot] = doc;
        records.counts[newSlot] = 1;
        records.shares[newSlot] = rarity / total;
        records.weights[newSlot] = weight;
        records.masks[newSlot] = mask;
        continue;
      }
      records.counts[slot] = (records.counts[slot] as number) + 1;
      records.shares[slot] = (records.shares[slot] as number) + rarity / total;
      records.weights[slot] = Math.min(records.weights[slot] as number, weight);
      records.masks[slot] = (records.masks[slot] as number) & mask;
    }
    union.clear(matchDocs);
  }
  for (let index = 0; index < length; index += 1) slots[records.docs[index] as number] = 0;
  scratch.releaseInts(slots);
  union.close();
  return { ...records, docs: records.docs.subarray(0, length) };
}

/** Records so far: their index by ordinal (1 is the first), and how many words each has; `word` is the number of words processed. */
interface EarlierRecords {
  readonly slots: Int32Array;
  readonly counts: Uint8Array;
  readonly word: number;
}

/** The union of several lists: for each record the highest weight and the bits of all fields. */
class Union {
  readonly weights: Float32Array;
  readonly masks: Uint8Array;
  readonly #scratch: Scratch;
  readonly #lease: Lease;

  constructor(scratch: Scratch, lease: Lease) {
    this.#scratch = scratch;
    this.#lease = lease;
    this.weights = scratch.floats();
    this.masks = scratch.bytes();
  }

  /** The records; their weights and masks are valid until `clear`. With `before`, only records that have every earlier word. */
  of(lists: readonly Postings[], within: RecordSet | undefined, before: EarlierRecords | undefined): Int32Array {
    const [weights, masks] = [this.weights, this.masks];
    const total = lists.reduce((sum, { docs }) => sum + docs.length, 0);
    const union = this.#lease.ints(Math.min(weights.length, total));
    let length = 0;
    for (const { docs, weights: postingWeights, fields } of lists)
      for (let index = 0; index < docs.length; index += 1) {
        const doc = docs[index] as number;
        if (within && !within.has(doc)) continue;
        if (before) {
          const slot = before.slots[doc] as number;
          if (slot === 0 || before.counts[slot - 1] !== before.word) continue;
        }
        const mask = masks[doc] as number;
        if (mask === 0) union[length++] = doc;
        masks[doc] = mask | (fields[index] as number);
        if ((postingWeights[index] as number) > (weights[doc] as number)) weights[doc] = postingWeights[index] as number;
      }
    return union.subarray(0, length);
  }

  clear(docs: Int32Array): void {
    for (let index = 0; index < docs.length; index += 1) {
      const doc = docs[index] as number;
      this.weights[doc] = 0;
      this.masks[doc] = 0;
    }
  }

  close(): void {
    this.#scratch.releaseFloats(this.weights);
    this.#scratch.releaseBytes(this.masks);
  }
}

/** Records that have all the words, as ordinals. */
export function recordsWithAll(
  source: SearchSource,
  words: readonly (readonly string[])[],
  statistics: Pick<Statistics, 'size' | 'count'>,
): Int32Array {
  const lease = new Lease(scratchOf(source.columns));
  const { docs, counts } = recordsWithWords(source, words, statistics, lease);
  const complete = docs.filter((_, index) => counts[index] === words.length);
  lease.end();
  return complete;
}

/** Maximum number of other words between the words of one name. With more, the words are probably unrelated. */
export const wordGapMax = 4;
/** Positions are read only for this many records. In the others the words count as scattered. */
const docsWithPositionsMax = 5000;

/** How close the words of a name are, for each record that has all of them. */
export function closeTypes(source: SearchSource, docs: Int32Array, words: readonly (readonly string[])[]): ReadonlyMap<number, WayType> {
  const firstDocs = docs.subarray(0, docsWithPositionsMax);
  const lease = new Lease(scratchOf(source.columns));
  const positions = firstDocs.length === 0 ? [] : words.map((terms) => positionsOfStems(source, terms, firstDocs, lease));
  const types = new Map<number, WayType>();
  for (const [index, doc] of firstDocs.entries())
    types.set(doc, isNear(positions, index) ? 'phrase' : isNear(positions, index, words.length + wordGapMax) ? 'words' : 'scattered');
  lease.end();
  return types;
}

/** Whether every word is within `gap` words of the first. Without `gap`, the words must be consecutive or parts of one hyphenated word. */
function isNear([first, ...others]: readonly WordPositions[], index: number, gap?: number): boolean {
  if (!first) return false;
  for (let from = first.starts[index] as number; from < (first.starts[index + 1] as number); from += 1) {
    const position = first.positions[from] as number;
    if (others.every((word, distance) => hasBetween(word, index, position - (gap ?? 0), position + (gap ?? distance + 1)))) return true;
  }
  return false;
}

function hasBetween({ starts, positions }: WordPositions, index: number, least: number, most: number): boolean {
  const end = starts[index + 1] as number;
  for (let from = starts[index] as number; from < end; from += 1) {
    const position = positions[from] as number;
    if (position >= least && position <= most) return true;
  }
  return false;
}

/** Positions of a word in several records: for the record at `index`, `positions[starts[index] … starts[index + 1])`. */
interface WordPositions {
  readonly starts: Int32Array;
  readonly positions: Int32Array;
}

/** Positions of a word's stems in the records. */
function positionsOfStems(source: SearchSource, terms: readonly string[], docs: Int32Array, lease: Lease): WordPositions {
  const stems = terms.filter((term) => term[0] === 's');
  const lists = stems.map((term) => source.positionLists(term, docs));
  const scratch = scratchOf(source.columns);
  const indexOf = scratch.ints();
  for (let index = 0; index < docs.length; index += 1) indexOf[docs[index] as number] = index;
  const starts = lease.ints(docs.length + 2).fill(0);
  for (const list of lists)
    for (let entry = 0; entry < list.docs.length; entry += 1) {
      const next = (indexOf[list.docs[entry] as number] as number) + 2;
      starts[next] = (starts[next] as number) + (list.starts[entry + 1] as number) - (list.starts[entry] as number);
    }
  for (let index = 2; index < starts.length; index += 1) starts[index] = (starts[index] as number) + (starts[index - 1] as number);
  const positions = lease.ints(starts[starts.length - 1] as number);
  // A counting sort. `starts[next]` is where the record's next position is written; in the end it is the start of the following record.
  for (const list of lists)
    for (let entry = 0; entry < list.docs.length; entry += 1) {
      const next = (indexOf[list.docs[entry] as number] as number) + 1;
      for (let from = list.starts[entry] as number; from < (list.starts[entry + 1] as number); from += 1) {
        positions[starts[next] as number] = list.positions[from] as number;
        starts[next] = (starts[next] as number) + 1;
      }
    }
  for (let index = 0; index < docs.length; index += 1) indexOf[docs[index] as number] = 0;
  scratch.releaseInts(indexOf);
  return { starts, positions };
}

/** Those of the records in which the stems are adjacent, with the positions of these runs. */
export function findPhrase(source: SearchSource, stems: readonly string[], docs: Int32Array): ReadonlyMap<number, readonly number[]> {
  const lease = new Lease(scratchOf(source.columns));
  const positions = stems.map((stem) => positionsOfStems(source, [`s${stem}`], docs, lease));
  const phraseRuns = new Map<number, readonly number[]>();
  for (let index = 0; index < docs.length; index += 1) {
    const runs = runsOf(positions, index);
    if (runs.length > 0) phraseRuns.set(docs[index] as number, runs);
  }
  lease.end();
  return phraseRuns;
}

/** All records in which the stems are adjacent. */
export function recordsWithPhrase(source: SearchSource, stems: readonly string[]): RecordSet {
  const { size } = source.columns;
  const statistics = { size, count: (term: string) => source.postings(term)?.docs.length ?? 0 };
  const records = new RecordSet(size);
  records.add([
    ...findPhrase(
      source,
      stems,
      recordsWithAll(
        source,
        stems.map((stem) => [`s${stem}`]),
        statistics,
      ),
    ).keys(),
  ]);
  return records;
}

/** Records in which the stems of each phrase are adjacent; undefined when there are no phrases. */
export function recordsWithPhrases(source: SearchSource, phrases: readonly (readonly string[])[]): RecordSet | undefined {
  if (phrases.length === 0) return undefined;
  const records = new RecordSet(source.columns.size);
  records.addAll();
  for (const phrase of phrases) records.keep(source.phraseRecords(phrase));
  return records;
}

/** Positions covered by runs of consecutive words. */
function runsOf([first, ...others]: readonly WordPositions[], index: number): number[] {
  const runs: number[] = [];
  if (!first) return runs;
  for (let start = first.starts[index] as number; start < (first.starts[index + 1] as number); start += 1) {
    const from = first.positions[start] as number;
    let ends = [from];
    for (const { starts, positions } of others) {
      const next: number[] = [];
      for (let step = starts[index] as number; step < (starts[index + 1] as number); step += 1) {
        const position = positions[step] as number;
        // The parts of a hyphenated word share one position.
        if (ends.includes(position) || ends.includes(position - 1)) next.push(position);
      }
      ends = next;
      if (ends.length === 0) break;
    }
    for (const to of ends) for (let position = from; position <= to; position += 1) runs.push(position);
  }
  return runs;
}
