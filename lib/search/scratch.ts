import type { RecordColumns } from './search-source.ts';

/** Bytes that wait for the next answer, at the most. */
const waitingMax = 64 * 2 ** 20;
const smallest = 12;

/**
 * What searches work in, lent to one after the other: to make lists and have them collected costs more than to fill them. Lists with an entry for each record
 * are given back with zeros; one that is never given back, since a search was broken off, is made anew.
 */
export class Scratch {
  readonly #size: number;
  readonly #ints: Int32Array[] = [];
  readonly #floats: Float32Array[] = [];
  readonly #bytes: Uint8Array[] = [];
  /** By the logarithm of their length. */
  readonly #buffers: ArrayBuffer[][] = [];
  #waiting = 0;

  constructor(size: number) {
    this.#size = size;
  }

  ints = (): Int32Array => this.#ints.pop() ?? new Int32Array(this.#size);
  floats = (): Float32Array => this.#floats.pop() ?? new Float32Array(this.#size);
  bytes = (): Uint8Array => this.#bytes.pop() ?? new Uint8Array(this.#size);

  giveInts = (list: Int32Array): unknown => this.#ints.push(list);
  giveFloats = (list: Float32Array): unknown => this.#floats.push(list);
  giveBytes = (list: Uint8Array): unknown => this.#bytes.push(list);

  /** At least so many bytes, of any content. */
  buffer(length: number): ArrayBuffer {
    const power = Math.max(smallest, 32 - Math.clz32(Math.max(1, length) - 1));
    const buffer = this.#buffers[power]?.pop();
    if (buffer) this.#waiting -= buffer.byteLength;
    return buffer ?? new ArrayBuffer(2 ** power);
  }

  giveBuffer(buffer: ArrayBuffer): void {
    if (this.#waiting + buffer.byteLength > waitingMax) return;
    this.#waiting += buffer.byteLength;
    const power = Math.log2(buffer.byteLength);
    this.#buffers[power] ??= [];
    this.#buffers[power].push(buffer);
  }
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

/** Lists that are an answer's until it ends. They begin with anything; who needs zeros asks for them. */
export class Lease {
  readonly #scratch: Scratch;
  #lent: ArrayBuffer[] = [];

  constructor(scratch: Scratch) {
    this.#scratch = scratch;
  }

  ints = (length: number): Int32Array => new Int32Array(this.#lend(length * 4), 0, length);
  shorts = (length: number): Int16Array => new Int16Array(this.#lend(length * 2), 0, length);
  halves = (length: number): Uint16Array => new Uint16Array(this.#lend(length * 2), 0, length);
  bytes = (length: number): Uint8Array => new Uint8Array(this.#lend(length), 0, length);
  floats = (length: number): Float32Array => new Float32Array(this.#lend(length * 4), 0, length);
  doubles = (length: number): Float64Array => new Float64Array(this.#lend(length * 8), 0, length);

  #lend(length: number): ArrayBuffer {
    const buffer = this.#scratch.buffer(length);
    this.#lent.push(buffer);
    return buffer;
  }

  /** What was lent is not read any more. An answer that never ends is collected as everything else. */
  end(): void {
    for (const buffer of this.#lent) this.#scratch.giveBuffer(buffer);
    this.#lent = [];
  }
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
  docs(lease: Lease): Int32Array {
    const docs = lease.ints(this.size);
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
