/** Maximum total size of the free buffers in `#buffers`, in bytes. A released buffer that would exceed it is dropped. */
const pooledMax = 64 * 2 ** 20;
/** The smallest buffer has 2¹² bytes. */
const powerMin = 12;

/**
 * A pool of arrays, because allocation costs more than zeroing. Arrays with one element per record must be zeroed before they are returned.
 */
export class Scratch {
  readonly #size: number;
  readonly #ints: Int32Array[] = [];
  readonly #floats: Float32Array[] = [];
  readonly #bytes: Uint8Array[] = [];
  /** Free buffers by the binary logarithm of their length. */
  readonly #buffers: ArrayBuffer[][] = [];
  #pooledBytes = 0;

  constructor(size: number) {
    this.#size = size;
  }

  ints = (): Int32Array => this.#ints.pop() ?? new Int32Array(this.#size);
  floats = (): Float32Array => this.#floats.pop() ?? new Float32Array(this.#size);
  bytes = (): Uint8Array => this.#bytes.pop() ?? new Uint8Array(this.#size);

  releaseInts = (list: Int32Array): unknown => this.#ints.push(list);
  releaseFloats = (list: Float32Array): unknown => this.#floats.push(list);
  releaseBytes = (list: Uint8Array): unknown => this.#bytes.push(list);

  /** At least `length` bytes with undefined contents. */
  buffer(length: number): ArrayBuffer {
    const power = Math.max(powerMin, 32 - Math.clz32(Math.max(1, length) - 1));
    const buffer = this.#buffers[power]?.pop();
    if (buffer) this.#pooledBytes -= buffer.byteLength;
    return buffer ?? new ArrayBuffer(2 ** power);
  }

  releaseBuffer(buffer: ArrayBuffer): void {
    if (this.#pooledBytes + buffer.byteLength > pooledMax) return;
    this.#pooledBytes += buffer.byteLength;
    const power = Math.log2(buffer.byteLength);
    this.#buffers[power] ??= [];
    this.#buffers[power].push(buffer);
  }
}

const scratches = new WeakMap<{ readonly size: number }, Scratch>();

/** The pool of an index, created for its first query. */
export function scratchOf(columns: { readonly size: number }): Scratch {
  let scratch = scratches.get(columns);
  if (!scratch) {
    scratch = new Scratch(columns.size);
    scratches.set(columns, scratch);
  }
  return scratch;
}

/** Buffers leased for one query. Contents are undefined; callers that need zeros fill them. */
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

  /** Returns the buffers; the lists must not be read afterwards. Without this call, the buffers are garbage collected. */
  end(): void {
    for (const buffer of this.#lent) this.#scratch.releaseBuffer(buffer);
    this.#lent = [];
  }
}

/** A set of records as a bitmap. */
export class RecordSet {
  readonly #bits: Uint32Array;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.#bits = new Uint32Array((size + 31) >>> 5);
  }

  /** False for ordinals at or above the size. */
  has(doc: number): boolean {
    return (((this.#bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;
  }

  add(docs: ArrayLike<number>): void {
    const bits = this.#bits;
    for (let index = 0; index < docs.length; index += 1) {
      const doc = docs[index] as number;
      bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
    }
  }

  addAll(): void {
    this.#bits.fill(0xffffffff);
    if (this.#size % 32 > 0) this.#bits[this.#bits.length - 1] = 2 ** (this.#size % 32) - 1;
  }

  remove(docs: ArrayLike<number>): void {
    const bits = this.#bits;
    for (let index = 0; index < docs.length; index += 1) {
      const doc = docs[index] as number;
      bits[doc >>> 5] = (bits[doc >>> 5] as number) & ~(1 << (doc & 31));
    }
  }

  /** Intersects with another set of the same size. */
  keep(other: RecordSet): void {
    for (let index = 0; index < this.#bits.length; index += 1)
      this.#bits[index] = (this.#bits[index] as number) & (other.#bits[index] as number);
  }

  get size(): number {
    let count = 0;
    for (let index = 0; index < this.#bits.length; index += 1) count += ones(this.#bits[index] as number);
    return count;
  }

  /** The ordinals, ascending. */
  docs(lease: Lease): Int32Array {
    const docs = lease.ints(this.size);
    let count = 0;
    for (let index = 0; index < this.#bits.length; index += 1)
      for (let rest = this.#bits[index] as number; rest !== 0; rest &= rest - 1)
        docs[count++] = (index << 5) + 31 - Math.clz32(rest & -rest);
    return docs;
  }
}

/** The number of bits that are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
