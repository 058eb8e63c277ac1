import { type Lease, RecordSet, type Scratch } from './scratch.ts';
import type { Postings } from './search-source.ts';
import type { Way } from './ways.ts';
import { closeness, cuts, loose, strong, type WayType, weights } from './weights.ts';

const alternatives = Object.keys(closeness) as readonly WayType[];
const numberOf = Object.fromEntries(alternatives.map((name, at) => [name, at])) as Record<WayType, number>;

/** What a way of being met says of a record: that it has what was asked for, that it is more than of the same field, that all of it is there. */
export const says = { strong: 1, close: 2, whole: 4 } as const;
const sayings = Uint8Array.from(
  alternatives,
  (name) => (strong.has(name) ? says.strong : 0) | (loose.has(name) ? 0 : says.close) | (name === 'some' ? 0 : says.whole),
);

/** The bits of `says` for a type of way. */
export const saysOf = (type: WayType): number => sayings[numberOf[type]] as number;

/** How one record meets one part, best. */
export interface Match {
  readonly type: WayType;
  /** What it was met by; empty for several words together and for entities. */
  readonly term: string;
  /** 0…1, with the rarity of what it was met by. */
  readonly closeness: number;
  /** The same by how often and where it stands. */
  readonly evidence: number;
  /** The same as closeness for being an answer at all: what is met loosely counts little. */
  readonly confidence: number;
}

/** How records meet one part: lists side by side, a record at the same place in each. */
export class Matches {
  readonly docs: Int32Array;
  readonly closeness: Float32Array;
  readonly evidence: Float32Array;
  /** The same as closeness for being an answer at all: what is met loosely counts little. */
  readonly confidence: Float32Array;
  readonly #types: Uint8Array;
  readonly #at: Int16Array;
  readonly #ways: readonly Way[];

  /** The lists are its own from now on. */
  constructor(ways: readonly Way[], lists: Lists, length: number) {
    this.#ways = ways;
    this.docs = lists.docs.subarray(0, length);
    this.closeness = lists.closeness.subarray(0, length);
    this.evidence = lists.evidence.subarray(0, length);
    this.confidence = lists.confidence.subarray(0, length);
    this.#types = lists.types;
    this.#at = lists.at;
  }

  says(at: number): number {
    return sayings[this.#types[at] as number] as number;
  }

  /** How each of some records meets the part. */
  of(docs: ReadonlySet<number>): ReadonlyMap<number, Match> {
    const found = new Map<number, Match>();
    const wanted = new RecordSet(Math.max(-1, ...docs) + 1);
    wanted.add([...docs]);
    for (let at = 0; at < this.docs.length && found.size < docs.size; at += 1) {
      const doc = this.docs[at] as number;
      if (!wanted.has(doc)) continue;
      const [closeness, evidence, confidence] = [this.closeness[at] as number, this.evidence[at] as number, this.confidence[at] as number];
      const term = this.#ways[this.#at[at] as number]?.term ?? '';
      found.set(doc, { type: alternatives[this.#types[at] as number] as WayType, term, closeness, evidence, confidence });
    }
    return found;
  }
}

interface Lists {
  docs: Int32Array;
  closeness: Float32Array;
  evidence: Float32Array;
  confidence: Float32Array;
  types: Uint8Array;
  at: Int16Array;
}

const listsOf = (lease: Lease, size: number): Lists => ({
  docs: lease.ints(size),
  closeness: lease.floats(size),
  evidence: lease.floats(size),
  confidence: lease.floats(size),
  types: lease.bytes(size),
  at: lease.shorts(size),
});

interface Met {
  readonly type: WayType;
  /** The ordinal of the way. */
  readonly at: number;
  readonly near: number;
}

/** One part of the query as it is gathered. */
interface Asked {
  readonly ways: readonly Way[];
  /** What the part counts, and what those behind it count together. */
  readonly share: number;
  readonly rest: number;
  readonly isLast: boolean;
  /** Records that may meet it, about. */
  readonly records: number;
}

/** Gathers the records of one part after the other, and how much of the query each covers so far. */
export class Gatherer {
  readonly #scratch: Scratch;
  readonly #lease: Lease;
  /** By record: 1 more than its place in the lists of this part, and what it covers of the query by the parts before. */
  readonly #places: Int32Array;
  readonly #covered: Float32Array;
  readonly #gathered: Int32Array[] = [];
  #lists: Lists;
  #length = 0;
  #asked: Asked = { ways: [], share: 0, rest: 0, isLast: true, records: 0 };
  /** The most that any record covers. */
  #best = 0;
  #bestHere = 0;

  readonly #isOpen: boolean;
  readonly within: RecordSet | undefined;

  /** `isOpen`: everything is gathered that is `within`. */
  constructor(scratch: Scratch, lease: Lease, { isOpen, within }: { readonly isOpen: boolean; readonly within?: RecordSet | undefined }) {
    this.within = within;
    this.#scratch = scratch;
    this.#lease = lease;
    this.#lists = listsOf(lease, 0);
    this.#isOpen = isOpen;
    this.#places = scratch.ints();
    this.#covered = scratch.floats();
  }

  begin(asked: Asked): void {
    this.#asked = asked;
    this.#lists = listsOf(this.#lease, Math.min(this.#places.length, asked.records));
    this.#length = 0;
    this.#bestHere = 0;
  }

  /** Whether a record that meets the part no closer, and none of those before it, could still be shown. */
  mayBeShown(near: number): boolean {
    const { share, rest } = this.#asked;
    return this.#isOpen || share * near + rest >= cuts.share * Math.max(this.#best, share * this.#bestHere);
  }

  /** Whether a record meets a part before this one. */
  isCovered(doc: number): boolean {
    return (this.#covered[doc] as number) > 0;
  }

  isMetWhole(doc: number): boolean {
    const place = this.#places[doc] as number;
    return place > 0 && (this.#lists.closeness[place - 1] as number) >= 1;
  }

  addPostings({ postings: { docs, weights: own, fields }, type, at: way, near }: Met & { readonly postings: Postings }, bit: number): void {
    const isOpen = this.mayBeShown(near);
    const confidence = confidenceOf(type, near);
    this.#reserve(docs.length);
    const number = numberOf[type];
    const [places, covered, within] = [this.#places, this.#covered, this.within];
    for (let at = 0; at < docs.length; at += 1) {
      if (bit !== 0 && ((fields[at] as number) & bit) === 0) continue;
      const doc = docs[at] as number;
      if (within && !within.has(doc)) continue;
      const place = (places[doc] as number) - 1;
      if (place < 0 && !isOpen && covered[doc] === 0) continue;
      this.#put(doc, place, own[at] as number, near, confidence, number, way);
    }
    if (docs.length > 0 && bit === 0) this.#bestHere = Math.max(this.#bestHere, near);
  }

  add(doc: number, { type, at: way, near, weight }: Met & { readonly weight: number }): void {
    if (this.within?.has(doc) === false) return;
    const place = (this.#places[doc] as number) - 1;
    if (place < 0 && !this.mayBeShown(near) && !this.isCovered(doc)) return;
    this.#reserve(1);
    this.#put(doc, place, weight, near, confidenceOf(type, near), numberOf[type], way);
  }

  /** A record that meets the part; a `place` below 0 says that it is not in the lists yet, else the best of what it has counts. */
  #put(doc: number, place: number, weight: number, near: number, confidence: number, type: number, way: number): void {
    const lists = this.#lists;
    const evidence = (near * weight) / (weight + weights.k1);
    const at = place < 0 ? this.#length++ : place;
    if (place < 0) {
      lists.docs[at] = doc;
      this.#places[doc] = at + 1;
    }
    if (place < 0 || evidence > (lists.evidence[at] as number)) lists.evidence[at] = evidence;
    if (place < 0 || confidence > (lists.confidence[at] as number)) lists.confidence[at] = confidence;
    if (place >= 0 && near <= (lists.closeness[at] as number)) return;
    lists.closeness[at] = near;
    lists.types[at] = type;
    lists.at[at] = way;
  }

  /** Room for so many more records. */
  #reserve(more: number): void {
    const held = this.#lists.docs.length;
    if (this.#length + more <= held || held >= this.#places.length) return;
    const grown = listsOf(this.#lease, Math.min(this.#places.length, Math.max(held * 2, this.#length + more)));
    for (const name of Object.keys(grown) as (keyof Lists)[]) grown[name].set(this.#lists[name].subarray(0, this.#length));
    this.#lists = grown;
  }

  end(): Matches {
    const { ways, share, isLast } = this.#asked;
    const matches = new Matches(ways, this.#lists, this.#length);
    const { docs, closeness: near } = matches;
    const [places, coverage] = [this.#places, this.#covered];
    for (let at = 0; at < docs.length; at += 1) places[docs[at] as number] = 0;
    if (isLast) return matches;
    this.#gathered.push(docs);
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number;
      const covered = (coverage[doc] as number) + share * (near[at] as number);
      coverage[doc] = covered;
      if (covered > this.#best) this.#best = covered;
    }
    return matches;
  }

  /** After the last part. */
  close(): void {
    for (const docs of this.#gathered) for (let at = 0; at < docs.length; at += 1) this.#covered[docs[at] as number] = 0;
    this.#scratch.giveInts(this.#places);
    this.#scratch.giveFloats(this.#covered);
  }
}

const confidenceOf = (type: WayType, near: number) => (loose.has(type) ? Math.min(near, cuts.loose) : near);
