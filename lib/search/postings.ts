import { fieldNames } from './weights.ts';

/**
 * How the index is written. Records are numbered as they come; a number is never used again. 65,536 of them are a block, and a term has one row in each block that
 * has it: `docs` are two bytes of the number within the block, a byte of the fields as bits, and, where the term is in one of them more than once, a
 * byte for each field; `places` are, for each record in the same order, a byte of length and so many bytes of distances.
 */
export const blockBits = 16;
const blockMask = (1 << blockBits) - 1;
/** Set next to the bits of the fields where counts follow. */
const counted = 1 << fieldNames.length;
/** The bits of the fields in a mask. */
export const fieldsMask = counted - 1;
const most = 255;

/** One record as the index takes it: its terms, and in the same order what is written of each. */
export interface IndexEntry {
  /** Those of several records, which share the list; more may be added to it. */
  readonly terms: readonly string[];
  /** Which of them are this record's. */
  readonly numbers: Uint32Array;
  readonly data: Uint8Array;
  /** The lengths of its fields as one number. */
  readonly lengths: number;
}

export interface TermRow {
  readonly term: string;
  readonly block: number;
  readonly records: number;
  readonly docs: Uint8Array;
  readonly places: Uint8Array;
}

/** Kinds of terms whose places are kept. */
export const hasPlaces = (term: string): boolean => withPlaces[term.charCodeAt(0)] === 1;
const withPlaces = Uint8Array.from({ length: 128 }, (_, code) => ('sxcnp'.includes(String.fromCharCode(code)) ? 1 : 0));

/** A length in seven bits: exact up to 16, then to a twelfth. */
export const lengthCode = (length: number): number => (length <= 16 ? length : Math.min(127, Math.round(16 + 8 * Math.log2(length / 16))));
export const lengthOf = Float64Array.from({ length: 128 }, (_, code) => (code <= 16 ? code : 16 * 2 ** ((code - 16) / 8)));
export const lengthsOf = 6;

export const packLengths = (lengths: readonly number[]): number => lengths.reduceRight((sum, one) => sum * 128 + lengthCode(one), 0);

/** The lengths of all records, unpacked. */
export function unpackLengths(packed: ArrayLike<number>): Uint8Array {
  const unpacked = new Uint8Array(packed.length * lengthsOf);
  for (let doc = 0; doc < packed.length; doc += 1)
    for (let at = 0, rest = packed[doc] as number; at < lengthsOf; at += 1) {
      unpacked[doc * lengthsOf + at] = rest % 128;
      rest = Math.floor(rest / 128);
    }
  return unpacked;
}

/** Grows as it is written. */
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
  /** A byte that has been written. */
  set(at: number, byte: number): void {
    this.#bytes[at] = byte;
  }
  append(from: Uint8Array, start: number, end: number): void {
    if (this.length + end - start > this.#bytes.length) this.#grow(end - start);
    for (let at = start; at < end; at += 1) this.#bytes[this.length++] = from[at] as number;
  }
  /** What has been written; writing begins anew. */
  taken(): Uint8Array {
    const taken = this.#bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }
  #grow(by: number): void {
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + by));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/** Writes what an entry says of one term: its counts by field and, of a kind whose places are kept, its places, ascending. */
export function writeTerm(to: Bytes, counts: Uint32Array, places: readonly number[] | undefined): void {
  let mask = 0;
  let isCounted = false;
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] as number;
    if (count > 0) mask |= 1 << at;
    if (count > 1) isCounted = true;
  }
  to.push(isCounted ? mask | counted : mask);
  if (isCounted) for (const count of counts) if (count > 0) to.push(Math.min(most, count));
  if (!places) return;
  const lengthAt = to.length;
  to.push(0);
  let last = 0;
  for (const place of places) {
    let rest = place - last;
    const own = rest < 1 << 7 ? 1 : rest < 1 << 14 ? 2 : rest < 1 << 21 ? 3 : 4;
    if (to.length - lengthAt - 1 + own > most) break;
    for (; rest > 127; rest >>>= 7) to.push((rest & 127) | 128);
    to.push(rest);
    last = place;
  }
  to.set(lengthAt, to.length - lengthAt - 1);
}

/** Gathers entries and gives them as rows of terms. Of each term only is kept where in which entry it stands: most of them stand in one. */
export class PostingWriter {
  #entries: { readonly number: number; readonly data: Uint8Array }[] = [];
  #terms = new Map<string, Gathered>();
  /** What the terms of the entry before lead to; most come again in the next one. */
  #shared: readonly string[] = [];
  #known: Gathered[] = [];
  /** Where terms stand, as they come, three numbers each: in which entry, at which byte, and where in this list the same term stands next; 0 is nowhere. */
  #places = new Uint32Array(firstRoom);
  #used = placeSize;
  #block = -1;
  #size = 0;

  /** Bytes and letters gathered; the caller takes them before they are too many, and whenever a new block begins. */
  get size(): number {
    return this.#size + this.#used * Uint32Array.BYTES_PER_ELEMENT;
  }
  isOther(number: number): boolean {
    return this.#block >= 0 && this.#block !== number >>> blockBits;
  }

  add(number: number, { terms, numbers, data }: IndexEntry): void {
    this.#block = number >>> blockBits;
    this.#size += data.length;
    if (this.#shared !== terms) [this.#shared, this.#known] = [terms, []];
    const entry = this.#entries.push({ number, data }) - 1;
    const places = this.#roomFor(numbers.length * placeSize);
    let at = 0;
    for (const of of numbers) {
      const own = this.#known[of] ?? this.#find(of);
      const place = this.#used;
      this.#used += placeSize;
      places[place] = entry;
      places[place + 1] = at;
      places[place + 2] = 0;
      if (own.records === 0) own.first = place;
      else places[own.last + 2] = place;
      own.last = place;
      own.records += 1;
      at += 1 + (countsAfter[data[at] as number] as number);
      if (own.hasPlaces) at += 1 + (data[at] as number);
    }
  }

  #find(at: number): Gathered {
    const term = this.#shared[at] as string;
    let own = this.#terms.get(term);
    if (!own) {
      own = { term, hasPlaces: hasPlaces(term), records: 0, first: 0, last: 0 };
      this.#terms.set(term, own);
      this.#size += term.length;
    }
    this.#known[at] = own;
    return own;
  }

  #roomFor(more: number): Uint32Array {
    const needed = this.#used + more;
    if (needed > this.#places.length) {
      const grown = new Uint32Array(Math.max(this.#places.length * 2, needed));
      grown.set(this.#places.subarray(0, this.#used));
      this.#places = grown;
    }
    return this.#places;
  }

  /** What has been gathered, in order of the terms. */
  *take(): Generator<TermRow> {
    const [gathered, entries] = [[...this.#terms.values()].sort(byTerm), this.#entries];
    const list = this.#places;
    this.#terms = new Map();
    this.#entries = [];
    [this.#shared, this.#known] = [[], []];
    this.#places = new Uint32Array(firstRoom);
    this.#used = placeSize;
    this.#size = 0;
    const [docs, places] = [new Bytes(1024), new Bytes(1024)];
    for (const { term, hasPlaces: isPlaced, records, first } of gathered) {
      for (let place = first; place > 0; place = list[place + 2] as number) {
        const { number, data } = entries[list[place] as number] as (typeof entries)[number];
        const from = list[place + 1] as number;
        const end = from + 1 + (countsAfter[data[from] as number] as number);
        docs.push(number & 255);
        docs.push((number & blockMask) >>> 8);
        docs.append(data, from, end);
        if (isPlaced) places.append(data, end, end + 1 + (data[end] as number));
      }
      yield { term, block: this.#block, records, docs: docs.taken(), places: places.taken() };
    }
  }
}

interface Gathered {
  readonly term: string;
  readonly hasPlaces: boolean;
  records: number;
  first: number;
  last: number;
}

const byTerm = ({ term: a }: Gathered, { term: b }: Gathered) => (a < b ? -1 : 1);
const firstRoom = 1 << 15;
const placeSize = 3;

const bitCounts = Uint8Array.from({ length: 256 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
/** How many counts follow a mask. */
export const countsAfter = Uint8Array.from({ length: 256 }, (_, mask) => ((mask & counted) === 0 ? 0 : (bitCounts[mask] as number) - 1));

/** Where every so many records of a row begin, so that the places of a few of them are found without walking through all. */
export interface Steps {
  readonly numbers: Int32Array;
  readonly docsAt: Int32Array;
  readonly placesAt: Int32Array;
}

const stepLength = 64;

/** Of a row whose numbers do not ascend there are none. */
export function stepsOf({ block, records, docs }: Omit<TermRow, 'term' | 'places'>, places: Uint8Array): Steps | undefined {
  const base = block * (blockMask + 1);
  const length = Math.ceil(records / stepLength);
  const steps = { numbers: new Int32Array(length), docsAt: new Int32Array(length), placesAt: new Int32Array(length) };
  let last = -1;
  for (let at = 0, placesAt = 0, count = 0; at < docs.length; count += 1) {
    const number = base + (docs[at] as number) + ((docs[at + 1] as number) << 8);
    if (number <= last) return undefined;
    last = number;
    if (count % stepLength === 0) {
      const step = count / stepLength;
      steps.numbers[step] = number;
      steps.docsAt[step] = at;
      steps.placesAt[step] = placesAt;
    }
    placesAt += 1 + (places[placesAt] as number);
    at += 3 + (countsAfter[docs[at + 2] as number] as number);
  }
  return steps;
}

type PlacesRow = Pick<TermRow, 'block' | 'docs' | 'places'> & { readonly steps: Steps | undefined };

/** Calls for each of some records, their numbers ascending, that is in a row with where in its `places` it says where the term stands. */
export function findPlaces(row: PlacesRow, wanted: Int32Array, take: (number: number, from: number, to: number) => void): void {
  const { docs, places, steps } = row;
  const base = row.block * (blockMask + 1);
  if (!steps) {
    findScattered(row, new Set(wanted), take);
    return;
  }
  const { numbers } = steps;
  let [at, placesAt, step] = [0, 0, 0];
  for (const number of wanted) {
    const before = step;
    for (let by = 1; step + by < numbers.length && (numbers[step + by] as number) <= number; by *= 2) step += by;
    while (step + 1 < numbers.length && (numbers[step + 1] as number) <= number) step += 1;
    if (step > before) [at, placesAt] = [steps.docsAt[step] as number, steps.placesAt[step] as number];
    let here = -1;
    while (at < docs.length) {
      here = base + (docs[at] as number) + ((docs[at + 1] as number) << 8);
      if (here >= number) break;
      placesAt += 1 + (places[placesAt] as number);
      at += 3 + (countsAfter[docs[at + 2] as number] as number);
    }
    if (at >= docs.length) return;
    if (here === number) take(number, placesAt + 1, placesAt + 1 + (places[placesAt] as number));
  }
}

function findScattered(
  { block, docs, places }: PlacesRow,
  wanted: ReadonlySet<number>,
  take: (number: number, from: number, to: number) => void,
): void {
  const base = block * (blockMask + 1);
  for (let at = 0, placesAt = 0; at < docs.length; ) {
    const number = base + (docs[at] as number) + ((docs[at + 1] as number) << 8);
    const end = placesAt + 1 + (places[placesAt] as number);
    if (wanted.has(number)) take(number, placesAt + 1, end);
    placesAt = end;
    at += 3 + (countsAfter[docs[at + 2] as number] as number);
  }
}

/** Reads distances into places at the end of a list, and says where that is now. A place has at least one byte, so there is room. */
export function readDistances(bytes: Uint8Array, from: number, to: number, into: Int32Array, end: number): number {
  let [last, value, shift, length] = [0, 0, 0, end];
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number;
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    if (byte > 127) continue;
    last += value;
    into[length++] = last;
    [value, shift] = [0, 0];
  }
  return length;
}

/** What an entry holds of one term: how often it is in each field, in the order of `fieldNames`, and its places, ascending. */
export interface EntryTerm {
  readonly term: string;
  readonly counts: readonly number[];
  readonly places: readonly number[];
}

/** Decodes what `writeTerm` wrote of each term of an entry. */
export function* readEntry({ terms, numbers, data }: Pick<IndexEntry, 'terms' | 'numbers' | 'data'>): Generator<EntryTerm> {
  let at = 0;
  for (const number of numbers) {
    const term = terms[number] as string;
    const mask = data[at++] as number;
    const counts = fieldNames.map((_, field) => {
      if ((mask & (1 << field)) === 0) return 0;
      return (mask & counted) === 0 ? 1 : (data[at++] as number);
    });
    const places: number[] = [];
    if (hasPlaces(term)) {
      const end = at + 1 + (data[at] as number);
      const read = new Int32Array(most);
      const length = readDistances(data, at + 1, end, read, 0);
      places.push(...read.subarray(0, length));
      at = end;
    }
    yield { term, counts, places };
  }
}

/**
 * The rows of terms in a few entries, numbered as they come, each with a list of its own terms in the order of its data: an index of records that are at hand. Where a term is in each entry is noted, and its row is made when
 * it is asked for: of the thousands of terms of a hundred records a query needs some dozens.
 */
export function rowsOfEntries(entries: readonly Pick<IndexEntry, 'terms' | 'data'>[]): (term: string) => TermRow | undefined {
  /** Pairs: the number of an entry, and where its data of the term begins. */
  const begins = new Map<string, number[]>();
  for (const [entry, { terms, data }] of entries.entries()) {
    let at = 0;
    for (const term of terms) {
      const pairs = begins.get(term);
      if (pairs) pairs.push(entry, at);
      else begins.set(term, [entry, at]);
      at += 1 + (countsAfter[data[at] as number] as number);
      if (hasPlaces(term)) at += 1 + (data[at] as number);
    }
  }
  const rowOf = (term: string, pairs: readonly number[]): TermRow => {
    const docs: number[] = [];
    const places: number[] = [];
    for (let pair = 0; pair < pairs.length; pair += 2) {
      const [entry, begin] = [pairs[pair] as number, pairs[pair + 1] as number];
      const { data } = entries[entry] as (typeof entries)[number];
      const end = begin + 1 + (countsAfter[data[begin] as number] as number);
      docs.push(entry & 255, entry >>> 8);
      for (let at = begin; at < end; at += 1) docs.push(data[at] as number);
      const placesEnd = hasPlaces(term) ? end + 1 + (data[end] as number) : end;
      for (let at = end; at < placesEnd; at += 1) places.push(data[at] as number);
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
