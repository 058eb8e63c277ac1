import type { RecordColumns } from './search-source.ts';

/**
 * Lists with an entry for each record of the collection, lent to one search after the other: making them costs more than most searches. Who gives one back has set
 * to zero what it wrote; one that is never given back, since a search was broken off, is made anew.
 */
export class Scratch {
  readonly #size: number;
  readonly #ints: Int32Array[] = [];
  readonly #floats: Float32Array[] = [];
  readonly #bytes: Uint8Array[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  ints = (): Int32Array => this.#ints.pop() ?? new Int32Array(this.#size);
  floats = (): Float32Array => this.#floats.pop() ?? new Float32Array(this.#size);
  bytes = (): Uint8Array => this.#bytes.pop() ?? new Uint8Array(this.#size);

  giveInts = (list: Int32Array): unknown => this.#ints.push(list);
  giveFloats = (list: Float32Array): unknown => this.#floats.push(list);
  giveBytes = (list: Uint8Array): unknown => this.#bytes.push(list);
}

const kept = new WeakMap<RecordColumns, Scratch>();

export function scratchOf(columns: RecordColumns): Scratch {
  let scratch = kept.get(columns);
  if (!scratch) {
    scratch = new Scratch(columns.size);
    kept.set(columns, scratch);
  }
  return scratch;
}

/** A set of records, a bit each. */
export class RecordSet {
  readonly #bits: Uint32Array;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.#bits = new Uint32Array((size + 31) >>> 5);
  }

  /** Of records that are not below the size it was made with none is in it. */
  has(doc: number): boolean {
    return (((this.#bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;
  }

  add(docs: ArrayLike<number>): void {
    const bits = this.#bits;
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number;
      bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
    }
  }

  addAll(): void {
    this.#bits.fill(0xffffffff);
    if (this.#size % 32 > 0) this.#bits[this.#bits.length - 1] = 2 ** (this.#size % 32) - 1;
  }

  remove(docs: ArrayLike<number>): void {
    const bits = this.#bits;
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number;
      bits[doc >>> 5] = (bits[doc >>> 5] as number) & ~(1 << (doc & 31));
    }
  }

  keep(other: RecordSet): void {
    for (let at = 0; at < this.#bits.length; at += 1) this.#bits[at] = (this.#bits[at] as number) & (other.#bits[at] as number);
  }

  get size(): number {
    let count = 0;
    for (let at = 0; at < this.#bits.length; at += 1) count += ones(this.#bits[at] as number);
    return count;
  }

  /** Ascending. */
  docs(): Int32Array {
    const docs = new Int32Array(this.size);
    let count = 0;
    for (let at = 0; at < this.#bits.length; at += 1)
      for (let rest = this.#bits[at] as number; rest !== 0; rest &= rest - 1) docs[count++] = (at << 5) + 31 - Math.clz32(rest & -rest);
    return docs;
  }
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
