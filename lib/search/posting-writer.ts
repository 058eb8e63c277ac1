import { Bytes, blockBits, countsByMask, hasPositions, type IndexEntry, type TermRow } from './postings.ts';

/** Postings of several records by term; the records are numbered from 0. Threads send chunks, because their buffers can be transferred. */
export interface PostingChunk {
  readonly records: number;
  /** The terms, separated by line breaks. */
  readonly terms: string;
  /** Where the postings of each term begin in `docs` and `places`, and where those of the last one end. */
  readonly docsAt: Uint32Array<ArrayBuffer>;
  readonly placesAt: Uint32Array<ArrayBuffer>;
  /** The formats of `TermRow`, with record numbers that count within the chunk. */
  readonly docs: Uint8Array<ArrayBuffer>;
  readonly places: Uint8Array<ArrayBuffer>;
}

/** One record of a chunk. */
export interface ChunkEntry {
  readonly chunk: PostingChunk;
  readonly position: number;
  /** The lengths of the record's fields, as in `IndexEntry`. */
  readonly lengths: number;
}

/** The memory of the chunks of entries, for a transfer between threads. */
export const buffersOfEntries = (entries: readonly ChunkEntry[]): ArrayBuffer[] =>
  [...new Set(entries.map(({ chunk }) => chunk))].flatMap(({ docsAt, placesAt, docs, places }) => [
    docsAt.buffer,
    placesAt.buffer,
    docs.buffer,
    places.buffer,
  ]);

/** Record numbers within a chunk take two bytes. */
const chunkMax = 1 << blockBits;
const mask = chunkMax - 1;

/** Groups entries into chunks, in their order. Consecutive entries usually share a table of terms, and therefore a chunk. */
export function chunkEntries(entries: readonly IndexEntry[]): ChunkEntry[] {
  const results: ChunkEntry[] = [];
  for (let from = 0; from < entries.length; ) {
    const { terms } = entries[from] as IndexEntry;
    let to = from + 1;
    while (to < entries.length && to - from < chunkMax && entries[to]?.terms === terms) to += 1;
    const chunk = chunkOf(entries.slice(from, to), terms);
    for (let index = from; index < to; index += 1)
      results.push({ chunk, position: index - from, lengths: (entries[index] as IndexEntry).lengths });
    from = to;
  }
  return results;
}

/** Builds a chunk in two passes: measures the postings of each term, then copies them to their offsets. */
function chunkOf(entries: readonly IndexEntry[], table: readonly string[]): PostingChunk {
  const withPositions = Uint8Array.from(table, (term) => Number(hasPositions(term)));
  const [docsTo, placesTo] = sizesOf(entries, withPositions);
  const present = table.flatMap((_, number) => ((docsTo[number] as number) > 0 ? number : []));
  const [docsAt, placesAt] = [offsetsOf(docsTo, present), offsetsOf(placesTo, present)];
  const docs = new Uint8Array(docsAt.at(-1) as number);
  const places = new Uint8Array(placesAt.at(-1) as number);
  for (const [position, { numbers, data }] of entries.entries()) {
    let offset = 0;
    for (const number of numbers) {
      let to = docsTo[number] as number;
      docs[to++] = position & 255;
      docs[to++] = position >>> 8;
      for (const end = offset + 1 + (countsByMask[data[offset] as number] as number); offset < end; ) docs[to++] = data[offset++] as number;
      docsTo[number] = to;
      if (withPositions[number] === 0) continue;
      to = placesTo[number] as number;
      for (const end = offset + 1 + (data[offset] as number); offset < end; ) places[to++] = data[offset++] as number;
      placesTo[number] = to;
    }
  }
  return { records: entries.length, terms: present.map((number) => table[number]).join('\n'), docsAt, placesAt, docs, places };
}

/** The number of bytes of each term in `docs` and in `places`, by term number. */
function sizesOf(entries: readonly IndexEntry[], withPositions: Uint8Array): readonly [docs: Uint32Array, places: Uint32Array] {
  const [docs, places] = [new Uint32Array(withPositions.length), new Uint32Array(withPositions.length)];
  for (const { numbers, data } of entries) {
    let offset = 0;
    for (const number of numbers) {
      const size = 1 + (countsByMask[data[offset] as number] as number);
      docs[number] = (docs[number] as number) + 2 + size;
      offset += size;
      if (withPositions[number] === 0) continue;
      const length = 1 + (data[offset] as number);
      places[number] = (places[number] as number) + length;
      offset += length;
    }
  }
  return [docs, places];
}

/** Returns the offsets of the terms in `present` and the end of the last one. Overwrites the sizes of these terms with their offsets. */
function offsetsOf(sizes: Uint32Array, present: readonly number[]): Uint32Array<ArrayBuffer> {
  const offsets = new Uint32Array(present.length + 1);
  let offset = 0;
  for (const [index, number] of present.entries()) {
    const size = sizes[number] as number;
    offsets[index] = offset;
    sizes[number] = offset;
    offset += size;
  }
  offsets[present.length] = offset;
  return offsets;
}

/** A chunk, and the number of each of its records within a block of the index; `notAdded` for records that were not added. */
interface NumberedChunk {
  readonly chunk: PostingChunk;
  readonly numbers: Int32Array;
}

const notAdded = -1;
/** The maximum number of single entries collected before they become a chunk. */
const entriesMax = 500;

/** Collects entries and returns them as rows by term. */
export class PostingWriter {
  #chunks: NumberedChunk[] = [];
  /** The chunk of the last added record, since the next record is probably from the same chunk. */
  #current: NumberedChunk | undefined;
  #entries: IndexEntry[] = [];
  #numbers: number[] = [];
  #block = -1;
  #size = 0;

  /** Bytes of the chunks collected so far. The caller takes the rows before this grows too large, and at the end of each block. */
  get size(): number {
    return this.#size;
  }
  /** Whether a record belongs to another block than the record added last. */
  isOther(number: number): boolean {
    return this.#block >= 0 && this.#block !== number >>> blockBits;
  }

  add(number: number, entry: IndexEntry | ChunkEntry): void {
    this.#block = number >>> blockBits;
    if ('chunk' in entry) {
      if (this.#current?.chunk !== entry.chunk) this.#current = this.#addChunk(entry.chunk);
      this.#current.numbers[entry.position] = number & mask;
      return;
    }
    if (this.#entries.length >= entriesMax) this.#chunkEntries();
    this.#entries.push(entry);
    this.#numbers.push(number & mask);
  }

  #addChunk(chunk: PostingChunk): NumberedChunk {
    const { terms, docsAt, placesAt, docs, places } = chunk;
    const target = { chunk, numbers: new Int32Array(chunk.records).fill(notAdded) };
    this.#chunks.push(target);
    this.#size += terms.length + docsAt.byteLength + placesAt.byteLength + docs.length + places.length;
    return target;
  }

  #chunkEntries(): void {
    let last: NumberedChunk | undefined;
    for (const [index, { chunk, position }] of chunkEntries(this.#entries).entries()) {
      if (last?.chunk !== chunk) last = this.#addChunk(chunk);
      last.numbers[position] = this.#numbers[index] as number;
    }
    [this.#entries, this.#numbers] = [[], []];
  }

  /** Returns the collected rows in the order of their terms, and starts over. */
  *take(): Generator<TermRow> {
    this.#chunkEntries();
    const [chunks, block] = [this.#chunks, this.#block];
    [this.#chunks, this.#current, this.#size] = [[], undefined, 0];
    const { terms, next, chunkAt, firstOf } = chainTerms(chunks);
    const row = new RowWriter();
    for (const { term, first } of terms) {
      const withPositions = hasPositions(term);
      for (let piece = first; piece > 0; piece = next[piece] as number) {
        const index = chunkAt[piece] as number;
        row.add(chunks[index] as NumberedChunk, piece - (firstOf[index] as number), withPositions);
      }
      if (row.records > 0) yield { term, block, ...row.take(withPositions) };
    }
  }
}

/** A piece is one term of one chunk. Pieces are numbered from 1 over all chunks; those of a term are chained, and 0 ends a chain. */
interface TermChains {
  readonly terms: readonly { readonly term: string; readonly first: number }[];
  readonly next: Uint32Array;
  /** `chunkAt` is the chunk index of each piece; `firstOf` is the first piece of each chunk. */
  readonly chunkAt: Uint32Array;
  readonly firstOf: readonly number[];
}

function chainTerms(chunks: readonly NumberedChunk[]): TermChains {
  const count = chunks.reduce((sum, { chunk }) => sum + chunk.docsAt.length - 1, 1);
  const [next, chunkAt] = [new Uint32Array(count), new Uint32Array(count)];
  const firstOf: number[] = [];
  const chains = new Map<string, { readonly term: string; readonly first: number; last: number }>();
  let piece = 1;
  for (const [index, { chunk }] of chunks.entries()) {
    firstOf.push(piece);
    for (const term of chunk.docsAt.length > 1 ? chunk.terms.split('\n') : []) {
      chunkAt[piece] = index;
      const chain = chains.get(term);
      if (chain) {
        next[chain.last] = piece;
        chain.last = piece;
      } else chains.set(term, { term, first: piece, last: piece });
      piece += 1;
    }
  }
  return { terms: [...chains.values()].sort(({ term: a }, { term: b }) => (a < b ? -1 : 1)), next, chunkAt, firstOf };
}

/** Concatenates the postings of one term from several chunks, sorted by record number. */
class RowWriter {
  records = 0;
  readonly #docs = new Bytes(1024);
  readonly #places = new Bytes(1024);
  #last = notAdded;
  #isSorted = true;

  add({ chunk, numbers }: NumberedChunk, index: number, withPositions: boolean): void {
    const { docs, places, docsAt, placesAt } = chunk;
    const docsEnd = docsAt[index + 1] as number;
    let place = placesAt[index] as number;
    for (let doc = docsAt[index] as number; doc < docsEnd; ) {
      const number = numbers[(docs[doc] as number) + ((docs[doc + 1] as number) << 8)] as number;
      const nextDoc = doc + 3 + (countsByMask[docs[doc + 2] as number] as number);
      const nextPlace = withPositions ? place + 1 + (places[place] as number) : place;
      if (number !== notAdded) {
        this.#docs.push(number & 255);
        this.#docs.push(number >>> 8);
        this.#docs.append(docs, doc + 2, nextDoc);
        if (withPositions) this.#places.append(places, place, nextPlace);
        this.#isSorted &&= this.#last < number;
        this.#last = number;
        this.records += 1;
      }
      doc = nextDoc;
      place = nextPlace;
    }
  }

  /** Returns the row and starts the next. */
  take(withPositions: boolean): Pick<TermRow, 'records' | 'docs' | 'places'> {
    const row = { records: this.records, docs: this.#docs.take(), places: this.#places.take() };
    const isSorted = this.#isSorted;
    [this.records, this.#last, this.#isSorted] = [0, notAdded, true];
    return isSorted ? row : sortRow(row, withPositions);
  }
}

/** Sorts a row by record number. A record that changed while its chunk was added is in a later chunk, and therefore out of order. */
function sortRow({ records, docs, places }: Pick<TermRow, 'records' | 'docs' | 'places'>, withPositions: boolean) {
  const postings: { readonly number: number; readonly doc: number; readonly nextDoc: number; readonly place: number }[] = [];
  for (let [doc, place] = [0, 0]; doc < docs.length; ) {
    const nextDoc = doc + 3 + (countsByMask[docs[doc + 2] as number] as number);
    postings.push({ number: (docs[doc] as number) + ((docs[doc + 1] as number) << 8), doc, nextDoc, place });
    doc = nextDoc;
    if (withPositions) place += 1 + (places[place] as number);
  }
  postings.sort((a, b) => a.number - b.number);
  const [toDocs, toPlaces] = [new Bytes(docs.length), new Bytes(places.length)];
  for (const { doc, nextDoc, place } of postings) {
    toDocs.append(docs, doc, nextDoc);
    if (withPositions) toPlaces.append(places, place, place + 1 + (places[place] as number));
  }
  return { records, docs: toDocs.take(), places: toPlaces.take() };
}
