import type { Postings } from './search-source.ts';
import type { Way } from './ways.ts';
import { type Alternative, closeness, cuts, loose, strong, weights } from './weights.ts';

const alternatives = Object.keys(closeness) as readonly Alternative[];
const numberOf = Object.fromEntries(alternatives.map((name, at) => [name, at])) as Record<Alternative, number>;

/** What a way of being met says of a record: that it has what was asked for, that it is more than of the same field, that all of it is there. */
export const says = { strong: 1, close: 2, whole: 4 } as const;
const sayings = Uint8Array.from(
  alternatives,
  (name) => (strong.has(name) ? says.strong : 0) | (loose.has(name) ? 0 : says.close) | (name === 'some' ? 0 : says.whole),
);

/** How one record meets one part, best. */
export interface Match {
  readonly type: Alternative;
  /** What it was met by; empty for several words together and for entities. */
  readonly term: string;
  /** 0…1, with the rarity of what it was met by. */
  readonly closeness: number;
  /** The same by how often and where it stands. */
  readonly evidence: number;
}

/** How records meet one part: lists side by side, a record at the same place in each. */
export class Matches {
  readonly docs: Int32Array;
  readonly closeness: Float32Array;
  readonly evidence: Float32Array;
  /** The same as closeness for being an answer at all: what is met loosely counts little. */
  readonly sureness: Float32Array;
  readonly #types: Uint8Array;
  readonly #at: Int16Array;
  readonly #ways: readonly Way[];

  constructor(ways: readonly Way[], lists: Lists, length: number) {
    this.#ways = ways;
    this.docs = lists.docs.slice(0, length);
    this.closeness = lists.closeness.slice(0, length);
    this.evidence = lists.evidence.slice(0, length);
    this.sureness = lists.sureness.slice(0, length);
    this.#types = lists.types.slice(0, length);
    this.#at = lists.at.slice(0, length);
  }

  says(at: number): number {
    return sayings[this.#types[at] as number] as number;
  }

  /** How each of some records meets the part. */
  of(docs: ReadonlySet<number>): ReadonlyMap<number, Match> {
    const found = new Map<number, Match>();
    for (let at = 0; at < this.docs.length && found.size < docs.size; at += 1) {
      const doc = this.docs[at] as number;
      if (!docs.has(doc)) continue;
      const [closeness, evidence] = [this.closeness[at] as number, this.evidence[at] as number];
      const term = this.#ways[this.#at[at] as number]?.term ?? '';
      found.set(doc, { type: alternatives[this.#types[at] as number] as Alternative, term, closeness, evidence });
    }
    return found;
  }
}

interface Lists {
  docs: Int32Array;
  closeness: Float32Array;
  evidence: Float32Array;
  sureness: Float32Array;
  types: Uint8Array;
  at: Int16Array;
}

const listsOf = (size: number): Lists => ({
  docs: new Int32Array(size),
  closeness: new Float32Array(size),
  evidence: new Float32Array(size),
  sureness: new Float32Array(size),
  types: new Uint8Array(size),
  at: new Int16Array(size),
});

interface Met {
  readonly type: Alternative;
  /** The ordinal of the way. */
  readonly at: number;
  readonly near: number;
}

/** Gathers the records of one part after the other, and how much of the query each covers so far. */
export class Gatherer {
  /** By record: 1 more than its place in the lists of this part, and what it covers of the query by the parts before. */
  readonly #places: Int32Array;
  readonly #covered: Float32Array;
  #lists = listsOf(1024);
  #length = 0;
  #ways: readonly Way[] = [];
  #share = 0;
  #rest = 0;
  /** The most that any record covers. */
  #best = 0;
  #bestHere = 0;

  readonly #isOpen: boolean;

  /** `isOpen`: everything is gathered. */
  constructor(size: number, isOpen: boolean) {
    this.#isOpen = isOpen;
    this.#places = new Int32Array(size);
    this.#covered = new Float32Array(size);
  }

  /** `share` is what the part counts, `rest` what those behind it count together. */
  begin(ways: readonly Way[], share: number, rest: number): void {
    this.#ways = ways;
    this.#share = share;
    this.#rest = rest;
    this.#length = 0;
    this.#bestHere = 0;
  }

  /** Whether a record that meets the part no closer, and none of those before it, could still be shown. */
  #mayBeShown(near: number): boolean {
    return this.#isOpen || this.#share * near + this.#rest >= cuts.share * Math.max(this.#best, this.#share * this.#bestHere);
  }

  mayAdd(type: Alternative, doc: number): boolean {
    return this.#mayBeShown(closeness[type]) || (this.#covered[doc] as number) > 0;
  }

  isMetWhole(doc: number): boolean {
    const place = this.#places[doc] as number;
    return place > 0 && (this.#lists.closeness[place - 1] as number) >= 1;
  }

  addPostings({ postings: { docs, weights: own, fields }, ...met }: Met & { readonly postings: Postings }, fieldBit: number): void {
    const isOpen = this.#mayBeShown(met.near);
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number;
      if (fieldBit !== 0 && ((fields[at] as number) & fieldBit) === 0) continue;
      if (isOpen || this.#places[doc] !== 0 || (this.#covered[doc] as number) > 0) this.#put(doc, met, own[at] as number);
    }
    if (docs.length > 0 && fieldBit === 0) this.#bestHere = Math.max(this.#bestHere, met.near);
  }

  add(doc: number, { weight, ...met }: Met & { readonly weight: number }): void {
    if (this.#mayBeShown(met.near) || this.#places[doc] !== 0 || (this.#covered[doc] as number) > 0) this.#put(doc, met, weight);
  }

  #put(doc: number, { type, at: way, near }: Met, weight: number): void {
    const evidence = (near * weight) / (weight + weights.k1);
    const sureness = loose.has(type) ? Math.min(near, cuts.loose) : near;
    const at = (this.#places[doc] as number) - 1;
    const lists = this.#lists;
    if (at < 0) {
      if (this.#length === lists.docs.length) this.#grow();
      this.#set(this.#length, doc, evidence, sureness, near, numberOf[type], way);
      this.#length += 1;
      this.#places[doc] = this.#length;
      return;
    }
    if (evidence > (lists.evidence[at] as number)) lists.evidence[at] = evidence;
    if (sureness > (lists.sureness[at] as number)) lists.sureness[at] = sureness;
    if (near <= (lists.closeness[at] as number)) return;
    lists.closeness[at] = near;
    lists.types[at] = numberOf[type];
    lists.at[at] = way;
  }

  #set(at: number, doc: number, evidence: number, sureness: number, near: number, type: number, way: number): void {
    const lists = this.#lists;
    lists.docs[at] = doc;
    lists.evidence[at] = evidence;
    lists.sureness[at] = sureness;
    lists.closeness[at] = near;
    lists.types[at] = type;
    lists.at[at] = way;
  }

  #grow(): void {
    const grown = listsOf(this.#lists.docs.length * 2);
    for (const name of Object.keys(grown) as (keyof Lists)[]) grown[name].set(this.#lists[name]);
    this.#lists = grown;
  }

  end(): Matches {
    const matches = new Matches(this.#ways, this.#lists, this.#length);
    for (let at = 0; at < this.#length; at += 1) {
      const doc = matches.docs[at] as number;
      this.#places[doc] = 0;
      const covered = (this.#covered[doc] as number) + this.#share * (matches.closeness[at] as number);
      this.#covered[doc] = covered;
      if (covered > this.#best) this.#best = covered;
    }
    return matches;
  }
}
