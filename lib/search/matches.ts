import { type Lease, RecordSet, type Scratch } from './scratch.ts';
import type { Postings } from './search-source.ts';
import type { Way } from './ways.ts';
import { closeness, cutoffs, loose, strong, type WayType, weights } from './weights.ts';

const wayTypes = Object.keys(closeness) as readonly WayType[];
const numberOf = Object.fromEntries(wayTypes.map((name, index) => [name, index])) as Record<WayType, number>;

/** What a type of match proves. `strong`: the record has the part; `close`: record and part share more than a subject area. */
export const matchBits = { strong: 1, close: 2 } as const;
const bitsByType = Uint8Array.from(wayTypes, (name) => (strong.has(name) ? matchBits.strong : 0) | (loose.has(name) ? 0 : matchBits.close));

/** The bits of `matchBits` for a type of match. */
export const matchBitsOf = (type: WayType): number => bitsByType[numberOf[type]] as number;

/** The best match of one record with one part. */
export interface Match {
  readonly type: WayType;
  /** The matched term; empty if several words matched together, or a person. */
  readonly term: string;
  /** 0…1. */
  readonly closeness: number;
  /** Closeness weighted by frequency and field. */
  readonly evidence: number;
}

/** The records that match one part; the lists are parallel. */
export class Matches {
  readonly docs: Int32Array;
  readonly closeness: Float32Array;
  readonly evidence: Float32Array;
  readonly #types: Uint8Array;
  readonly #wayIndexes: Int16Array;
  readonly #ways: readonly Way[];

  /** Takes ownership of the lists. */
  constructor(ways: readonly Way[], lists: Lists, length: number) {
    this.#ways = ways;
    this.docs = lists.docs.subarray(0, length);
    this.closeness = lists.closeness.subarray(0, length);
    this.evidence = lists.evidence.subarray(0, length);
    this.#types = lists.types;
    this.#wayIndexes = lists.way;
  }

  bitsAt(index: number): number {
    return bitsByType[this.#types[index] as number] as number;
  }

  /** The matches of the given records, by ordinal. */
  of(docs: ReadonlySet<number>): ReadonlyMap<number, Match> {
    const matches = new Map<number, Match>();
    const docSet = new RecordSet(Math.max(-1, ...docs) + 1);
    docSet.add([...docs]);
    for (let index = 0; index < this.docs.length && matches.size < docs.size; index += 1) {
      const doc = this.docs[index] as number;
      if (!docSet.has(doc)) continue;
      const [closeness, evidence] = [this.closeness[index] as number, this.evidence[index] as number];
      const term = this.#ways[this.#wayIndexes[index] as number]?.term ?? '';
      matches.set(doc, { type: wayTypes[this.#types[index] as number] as WayType, term, closeness, evidence });
    }
    return matches;
  }
}

interface Lists {
  docs: Int32Array;
  closeness: Float32Array;
  evidence: Float32Array;
  types: Uint8Array;
  way: Int16Array;
}

const listsOf = (lease: Lease, size: number): Lists => ({
  docs: lease.ints(size),
  closeness: lease.floats(size),
  evidence: lease.floats(size),
  types: lease.bytes(size),
  way: lease.shorts(size),
});

interface WayMatch {
  readonly type: WayType;
  /** Index in the `ways` of the part; -1 for a match without a single term. */
  readonly way: number;
  readonly near: number;
}

/** The part being collected. */
interface PartRequest {
  readonly ways: readonly Way[];
  /** The weight of this part (`share`) and the total weight of all later parts (`rest`). */
  readonly share: number;
  readonly rest: number;
  readonly isLast: boolean;
  /** Upper bound of the number of records that match the part. */
  readonly records: number;
}

/** Collects the matching records of each part in turn, and tracks how much of the query every record covers so far. */
export class Gatherer {
  readonly #scratch: Scratch;
  readonly #lease: Lease;
  /** By record: 1 + its index in the lists of this part; 0 without a match. */
  readonly #slots: Int32Array;
  /** By record: the share of the query that earlier parts cover. */
  readonly #covered: Float32Array;
  readonly #gathered: Int32Array[] = [];
  #lists: Lists;
  #length = 0;
  #request: PartRequest = { ways: [], share: 0, rest: 0, isLast: true, records: 0 };
  /** The highest coverage of any record. */
  #best = 0;
  #bestInPart = 0;

  readonly #isUnpruned: boolean;
  readonly within: RecordSet | undefined;

  /** With `isUnpruned`, records that match no earlier part are always added. */
  constructor(
    scratch: Scratch,
    lease: Lease,
    { isUnpruned, within }: { readonly isUnpruned: boolean; readonly within?: RecordSet | undefined },
  ) {
    this.within = within;
    this.#scratch = scratch;
    this.#lease = lease;
    this.#lists = listsOf(lease, 0);
    this.#isUnpruned = isUnpruned;
    this.#slots = scratch.ints();
    this.#covered = scratch.floats();
  }

  begin(request: PartRequest): void {
    this.#request = request;
    this.#lists = listsOf(this.#lease, Math.min(this.#slots.length, request.records));
    this.#length = 0;
    this.#bestInPart = 0;
  }

  /** Whether a record with at most this closeness to the part, and no match with earlier parts, can still reach the result. */
  mayBeShown(near: number): boolean {
    const { share, rest } = this.#request;
    return this.#isUnpruned || share * near + rest >= cutoffs.share[1] * Math.max(this.#best, share * this.#bestInPart);
  }

  /** Whether a record matches an earlier part. */
  isCovered(doc: number): boolean {
    return (this.#covered[doc] as number) > 0;
  }

  isFullyMatched(doc: number): boolean {
    const slot = this.#slots[doc] as number;
    return slot > 0 && (this.#lists.closeness[slot - 1] as number) >= 1;
  }

  addPostings(
    { postings: { docs, weights: postingWeights, fields }, type, way, near }: WayMatch & { readonly postings: Postings },
    bit: number,
  ): void {
    const mayAdd = this.mayBeShown(near);
    this.#reserve(docs.length);
    const number = numberOf[type];
    const [slots, covered, within] = [this.#slots, this.#covered, this.within];
    for (let index = 0; index < docs.length; index += 1) {
      if (bit !== 0 && ((fields[index] as number) & bit) === 0) continue;
      const doc = docs[index] as number;
      if (within && !within.has(doc)) continue;
      const slot = (slots[doc] as number) - 1;
      if (slot < 0 && !mayAdd && covered[doc] === 0) continue;
      this.#put(doc, slot, postingWeights[index] as number, near, number, way);
    }
    if (docs.length > 0 && bit === 0) this.#bestInPart = Math.max(this.#bestInPart, near);
  }

  add(doc: number, { type, way, near, weight }: WayMatch & { readonly weight: number }): void {
    if (this.within?.has(doc) === false) return;
    const slot = (this.#slots[doc] as number) - 1;
    if (slot < 0 && !this.mayBeShown(near) && !this.isCovered(doc)) return;
    this.#reserve(1);
    this.#put(doc, slot, weight, near, numberOf[type], way);
  }

  /** Records a match in `slot`, or in a new slot when `slot` is negative. Each list stores the best value. */
  #put(doc: number, slot: number, weight: number, near: number, type: number, way: number): void {
    const lists = this.#lists;
    const evidence = (near * weight) / (weight + weights.k1);
    const index = slot < 0 ? this.#length++ : slot;
    if (slot < 0) {
      lists.docs[index] = doc;
      this.#slots[doc] = index + 1;
    }
    if (slot < 0 || evidence > (lists.evidence[index] as number)) lists.evidence[index] = evidence;
    if (slot >= 0 && near <= (lists.closeness[index] as number)) return;
    lists.closeness[index] = near;
    lists.types[index] = type;
    lists.way[index] = way;
  }

  /** Makes room for `more` records. */
  #reserve(more: number): void {
    const capacity = this.#lists.docs.length;
    if (this.#length + more <= capacity || capacity >= this.#slots.length) return;
    const larger = listsOf(this.#lease, Math.min(this.#slots.length, Math.max(capacity * 2, this.#length + more)));
    for (const name of Object.keys(larger) as (keyof Lists)[]) larger[name].set(this.#lists[name].subarray(0, this.#length));
    this.#lists = larger;
  }

  end(): Matches {
    const { ways, share, isLast } = this.#request;
    const matches = new Matches(ways, this.#lists, this.#length);
    const { docs, closeness: near } = matches;
    const [slots, coverage] = [this.#slots, this.#covered];
    for (let index = 0; index < docs.length; index += 1) slots[docs[index] as number] = 0;
    if (isLast) return matches;
    this.#gathered.push(docs);
    for (let index = 0; index < docs.length; index += 1) {
      const doc = docs[index] as number;
      const covered = (coverage[doc] as number) + share * (near[index] as number);
      coverage[doc] = covered;
      if (covered > this.#best) this.#best = covered;
    }
    return matches;
  }

  /** Returns the working lists to the pool; called after the last part. */
  close(): void {
    for (const docs of this.#gathered) for (let index = 0; index < docs.length; index += 1) this.#covered[docs[index] as number] = 0;
    this.#scratch.releaseInts(this.#slots);
    this.#scratch.releaseFloats(this.#covered);
  }
}
