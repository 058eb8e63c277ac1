import { fieldNames } from './weights.ts';

/**
 * The format of the index. Records are numbered as they arrive and numbers are never reused; 65,536 of them are a block, and a term has
 * one row per block. `docs` holds, per record, two bytes of the number within the block, a byte with the fields as bits and, when the
 * term occurs more than once in a field, a byte per field. `places` holds, in the same order, a length byte and that many bytes of deltas.
 */
export const blockBits = 16;
const blockMask = (1 << blockBits) - 1;
/** Set in the byte of field bits when counts follow. */
const countsFlag = 1 << fieldNames.length;
/** Mask of the field bits in this byte, without `countsFlag`. */
export const fieldsMask = countsFlag - 1;
const byteMax = 255;

/** One record in the form the index stores; `data` is what `writeTermCounts` wrote for each term, in the order of `numbers`. */
export interface IndexEntry {
  /** A table shared by several records; it may grow. */
  readonly terms: readonly string[];
  /** Indexes into `terms`. */
  readonly numbers: Uint32Array;
  readonly data: Uint8Array;
  /** The lengths of the record's fields, from `packLengths`. */
  readonly lengths: number;
}

/** The postings of one term in one block; `records` counts them. */
export interface TermRow {
  readonly term: string;
  readonly block: number;
  readonly records: number;
  readonly docs: Uint8Array;
  /** The word positions in each record. The stored column has the same name. */
  readonly places: Uint8Array;
}

/** Whether the index stores word positions for terms of this kind. */
export const hasPositions = (term: string): boolean => kindsWithPositions[term.charCodeAt(0)] === 1;
const kindsWithPositions = Uint8Array.from({ length: 128 }, (_, code) => ('scnp'.includes(String.fromCharCode(code)) ? 1 : 0));

/** A length in seven bits: exact up to 16, then in steps of an eighth of an octave. */
export const lengthCode = (length: number): number => (length <= 16 ? length : Math.min(127, Math.round(16 + 8 * Math.log2(length / 16))));
/** The length for each code. */
export const lengthByCode = Float64Array.from({ length: 128 }, (_, code) => (code <= 16 ? code : 16 * 2 ** ((code - 16) / 8)));
/** How many lengths are stored per record; see `RecordColumns.lengths`. */
export const lengthsOf = 6;

/** Six lengths as one number, seven bits each. */
export const packLengths = (lengths: readonly number[]): number => lengths.reduceRight((sum, length) => sum * 128 + lengthCode(length), 0);

/** The length codes of all records, `lengthsOf` bytes each. */
export function unpackLengths(packed: ArrayLike<number>): Uint8Array {
  const unpacked = new Uint8Array(packed.length * lengthsOf);
  for (let doc = 0; doc < packed.length; doc += 1)
    for (let index = 0, rest = packed[doc] as number; index < lengthsOf; index += 1) {
      unpacked[doc * lengthsOf + index] = rest % 128;
      rest = Math.floor(rest / 128);
    }
  return unpacked;
}

/** A byte buffer that grows. */
export class Bytes {
  #bytes: Uint8Array;
  length = 0;

  constructor(size: number) {
    this.#bytes = new Uint8Array(size);
  }
  push(byte: number): void {
    if (this.length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.length++] = byte;
  }
  /** Overwrites a byte. */
  set(index: number, byte: number): void {
    this.#bytes[index] = byte;
  }
  append(from: Uint8Array, start: number, end: number): void {
    if (this.length + end - start > this.#bytes.length) this.#grow(end - start);
    for (let index = start; index < end; index += 1) this.#bytes[this.length++] = from[index] as number;
  }
  /** Returns a copy of the content and empties the buffer. */
  take(): Uint8Array {
    const content = this.#bytes.slice(0, this.length);
    this.length = 0;
    return content;
  }
  #grow(by: number): void {
    const copy = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + by));
    copy.set(this.#bytes);
    this.#bytes = copy;
  }
}

/** Writes one term of an entry: its counts by field and, for a kind with positions, the ascending positions that fit into 255 bytes. */
export function writeTermCounts(to: Bytes, counts: Uint32Array, positions: readonly number[] | undefined): void {
  let mask = 0;
  let isCounted = false;
  for (let field = 0; field < counts.length; field += 1) {
    const count = counts[field] as number;
    if (count > 0) mask |= 1 << field;
    if (count > 1) isCounted = true;
  }
  to.push(isCounted ? mask | countsFlag : mask);
  if (isCounted) for (const count of counts) if (count > 0) to.push(Math.min(byteMax, count));
  if (!positions) return;
  const lengthAt = to.length;
  to.push(0);
  let previous = 0;
  for (const position of positions) {
    let rest = position - previous;
    const size = rest < 1 << 7 ? 1 : rest < 1 << 14 ? 2 : rest < 1 << 21 ? 3 : 4;
    if (to.length - lengthAt - 1 + size > byteMax) break;
    for (; rest > 127; rest >>>= 7) to.push((rest & 127) | 128);
    to.push(rest);
    previous = position;
  }
  to.set(lengthAt, to.length - lengthAt - 1);
}

const bitCounts = Uint8Array.from({ length: 256 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
/** Number of counts that follow a byte of field bits. */
export const countsByMask = Uint8Array.from({ length: 256 }, (_, mask) =>
  (mask & countsFlag) === 0 ? 0 : (bitCounts[mask] as number) - 1,
);

/** Entry points into a row, one per 64 records, so that the positions of a few records are read without a full scan. */
export interface Steps {
  readonly numbers: Int32Array;
  readonly docsAt: Int32Array;
  readonly positionsAt: Int32Array;
}

const stepLength = 64;

/** The entry points of a row, whose record numbers ascend. */
export function stepsOf({ block, records, docs }: Omit<TermRow, 'term' | 'places'>, places: Uint8Array): Steps {
  const base = block * (blockMask + 1);
  const length = Math.ceil(records / stepLength);
  const steps = { numbers: new Int32Array(length), docsAt: new Int32Array(length), positionsAt: new Int32Array(length) };
  for (let offset = 0, positionsAt = 0, count = 0; offset < docs.length; count += 1) {
    const number = base + (docs[offset] as number) + ((docs[offset + 1] as number) << 8);
    if (count % stepLength === 0) {
      const step = count / stepLength;
      steps.numbers[step] = number;
      steps.docsAt[step] = offset;
      steps.positionsAt[step] = positionsAt;
    }
    positionsAt += 1 + (places[positionsAt] as number);
    offset += 3 + (countsByMask[docs[offset + 2] as number] as number);
  }
  return steps;
}

type PositionsRow = Pick<TermRow, 'block' | 'docs' | 'places'> & { readonly steps: Steps };

/** Calls `visit` with the range in `places` of each of the records that the row contains; `targets` has to ascend. */
export function findPositions(row: PositionsRow, targets: Int32Array, visit: (number: number, from: number, to: number) => void): void {
  const { docs, places, steps } = row;
  const base = row.block * (blockMask + 1);
  const { numbers } = steps;
  let [offset, positionsAt, step] = [0, 0, 0];
  for (const number of targets) {
    const before = step;
    for (let by = 1; step + by < numbers.length && (numbers[step + by] as number) <= number; by *= 2) step += by;
    while (step + 1 < numbers.length && (numbers[step + 1] as number) <= number) step += 1;
    if (step > before) [offset, positionsAt] = [steps.docsAt[step] as number, steps.positionsAt[step] as number];
    let current = -1;
    while (offset < docs.length) {
      current = base + (docs[offset] as number) + ((docs[offset + 1] as number) << 8);
      if (current >= number) break;
      positionsAt += 1 + (places[positionsAt] as number);
      offset += 3 + (countsByMask[docs[offset + 2] as number] as number);
    }
    if (offset >= docs.length) return;
    if (current === number) visit(number, positionsAt + 1, positionsAt + 1 + (places[positionsAt] as number));
  }
}

/** Decodes deltas and writes the positions to `into` from `end` on; returns the new end. `into` needs room for one position per byte. */
export function readDistances(bytes: Uint8Array, from: number, to: number, into: Int32Array, end: number): number {
  let [position, value, shift, length] = [0, 0, 0, end];
  for (let offset = from; offset < to; offset += 1) {
    const byte = bytes[offset] as number;
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    if (byte > 127) continue;
    position += value;
    into[length++] = position;
    [value, shift] = [0, 0];
  }
  return length;
}

/** One term of an entry: its count per field, in the order of `fieldNames`, and its positions, ascending. */
export interface EntryTerm {
  readonly term: string;
  readonly counts: readonly number[];
  readonly places: readonly number[];
}

/** Decodes the terms of an entry as `writeTermCounts` encoded them. */
export function* readEntry({ terms, numbers, data }: Pick<IndexEntry, 'terms' | 'numbers' | 'data'>): Generator<EntryTerm> {
  let offset = 0;
  const positions = new Int32Array(byteMax);
  for (const number of numbers) {
    const term = terms[number] as string;
    const mask = data[offset++] as number;
    const counts = fieldNames.map((_, field) => {
      if ((mask & (1 << field)) === 0) return 0;
      return (mask & countsFlag) === 0 ? 1 : (data[offset++] as number);
    });
    const end = hasPositions(term) ? offset + 1 + (data[offset] as number) : offset;
    const length = readDistances(data, offset + 1, end, positions, 0);
    yield { term, counts, places: [...positions.subarray(0, length)] };
    offset = end;
  }
}

/**
 * Indexes a few entries in memory, numbered from 0; `terms` are in the order of `data`. Rows are built on demand, because queries need few.
 */
export function rowsOfEntries(entries: readonly Pick<IndexEntry, 'terms' | 'data'>[]): (term: string) => TermRow | undefined {
  /** Pairs of an entry's number and the offset of the term's data. */
  const begins = new Map<string, number[]>();
  for (const [entry, { terms, data }] of entries.entries()) {
    let offset = 0;
    for (const term of terms) {
      const pairs = begins.get(term);
      if (pairs) pairs.push(entry, offset);
      else begins.set(term, [entry, offset]);
      offset += 1 + (countsByMask[data[offset] as number] as number);
      if (hasPositions(term)) offset += 1 + (data[offset] as number);
    }
  }
  const rowOf = (term: string, pairs: readonly number[]): TermRow => {
    const docs: number[] = [];
    const places: number[] = [];
    for (let pair = 0; pair < pairs.length; pair += 2) {
      const [entry, begin] = [pairs[pair] as number, pairs[pair + 1] as number];
      const { data } = entries[entry] as (typeof entries)[number];
      const end = begin + 1 + (countsByMask[data[begin] as number] as number);
      docs.push(entry & 255, entry >>> 8);
      for (let offset = begin; offset < end; offset += 1) docs.push(data[offset] as number);
      const positionsEnd = hasPositions(term) ? end + 1 + (data[end] as number) : end;
      for (let offset = end; offset < positionsEnd; offset += 1) places.push(data[offset] as number);
    }
    return { term, block: 0, records: pairs.length / 2, docs: Uint8Array.from(docs), places: Uint8Array.from(places) };
  };
  const rows = new Map<string, TermRow>();
  return (term) => {
    const pairs = begins.get(term);
    const row = rows.get(term) ?? (pairs && rowOf(term, pairs));
    if (row) rows.set(term, row);
    return row;
  };
}

/** Whether a term has postings of a record that is not in use; `used` has a byte per number of the block. */
export function hasUnusedRecord(docs: Uint8Array, used: Uint8Array): boolean {
  for (let offset = 0; offset < docs.length; offset += 3 + (countsByMask[docs[offset + 2] as number] as number))
    if (used[(docs[offset] as number) + ((docs[offset + 1] as number) << 8)] === 0) return true;
  return false;
}

/** The postings of a term whose records are in use; `used` has a byte per number of the block. */
export function postingsInUse(
  { term, docs, places }: Pick<TermRow, 'term' | 'docs' | 'places'>,
  used: Uint8Array,
): Pick<TermRow, 'records' | 'docs' | 'places'> {
  const [docsLeft, placesLeft] = [new Bytes(docs.length), new Bytes(places.length)];
  let records = 0;
  for (let offset = 0, placesFrom = 0; offset < docs.length; ) {
    const end = offset + 3 + (countsByMask[docs[offset + 2] as number] as number);
    const placesEnd = hasPositions(term) ? placesFrom + 1 + (places[placesFrom] as number) : placesFrom;
    if (used[(docs[offset] as number) + ((docs[offset + 1] as number) << 8)] === 1) {
      records += 1;
      docsLeft.append(docs, offset, end);
      placesLeft.append(places, placesFrom, placesEnd);
    }
    [offset, placesFrom] = [end, placesEnd];
  }
  return { records, docs: docsLeft.take(), places: placesLeft.take() };
}
