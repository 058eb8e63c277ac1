import { memoized } from '#lib/base/bounds/memoized.ts';
import { matchName } from '#lib/text/names/name-keys.ts';
import type { Identifier } from '#lib/text/query/identifier.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import {
  blockBits,
  countsByMask,
  fieldsMask,
  findPositions,
  lengthByCode,
  lengthsOf,
  readDistances,
  type Steps,
  stepsOf,
  type TermRow,
} from './postings.ts';
import type { RecordSet } from './scratch.ts';
import type { Entity, PersonMatch, PositionLists, Positions, Postings, RecordColumns, SearchSource } from './search-source.ts';
import { type SpellingWords, spellingWords } from './spelling-words.ts';
import { fieldNames, fields, weights } from './weights.ts';
import { recordsWithPhrase } from './word-records.ts';

/** The postings of one term in one block, without positions. */
export type DocsRow = Omit<TermRow, 'term' | 'places'>;

/** A person of the store, by id. */
export interface NamedPerson {
  readonly id: number;
  /** Every spelling. */
  readonly names: readonly string[];
}

/** Storage of an index; synchronous. */
export interface IndexTables {
  /** The rows of a term, one per block; empty when no record has it. */
  rows(term: string): readonly DocsRow[] | undefined;
  places(term: string, block: number): Uint8Array | undefined;
  count(term: string): number;
  /** Terms with this prefix and their number of records; a sample when there are very many. */
  termsBeginning(beginning: string): readonly (readonly [term: string, records: number])[];
  /** The most frequent words of texts and parts of names, as terms, with their number of records. */
  commonWords(): Iterable<readonly [term: string, records: number]>;
  identified(identifier: Identifier): readonly number[];
  /** People who have a name that sounds like this one; candidates for `scorePeople`. */
  people(name: string): readonly NamedPerson[];
  /** Authorships of these people: the record's ordinal and the author's position, from 1. */
  signed(people: readonly number[]): Iterable<{ readonly doc: number; readonly person: number; readonly position: number }>;
}

/** A matching family name scores 0.775 if the given name matches only by its initial. A score below 0.75 means a different name. */
const scoreMin = 0.75;
/** Bytes of decoded postings cached between queries: the larger of a minimum and, for large stores, a size per record. */
const [cacheBytes, cacheBytesPerRecord] = [24 * 2 ** 20, 48];
/** During a query the cache may grow by this factor: otherwise terms that evict each other are decoded again and again. */
const queryGrowth = 4;

type CachedRow = DocsRow & { places?: { readonly places: Uint8Array; readonly steps: Steps } | undefined };

/** The decoded postings of a term. */
interface Entry {
  readonly postings: Postings | undefined;
  /** One per block, ascending. */
  readonly rows: readonly CachedRow[];
  bytes: number;
}

/** A decoded index with a cache, for one state of the records. */
export class IndexSource implements SearchSource {
  readonly columns: RecordColumns;
  readonly #tables: IndexTables;
  /** The ordinal of a record by its number, or -1. */
  readonly #docOf: Int32Array;
  readonly #norms: readonly Float32Array[];
  readonly #cache = new Map<string, Entry>();
  readonly #cacheMax: number;
  #bytes = 0;
  #words: SpellingWords | undefined;

  /** `means` are the mean field lengths of the whole collection; by default those of `columns`. */
  constructor(tables: IndexTables, columns: RecordColumns, means: readonly number[] = meanLengthsOf(columns)) {
    this.columns = columns;
    this.#tables = tables;
    this.#cacheMax = Math.max(cacheBytes, columns.size * cacheBytesPerRecord);
    let highest = -1;
    for (let doc = 0; doc < columns.size; doc += 1) highest = Math.max(highest, columns.number[doc] as number);
    this.#docOf = new Int32Array(highest + 1).fill(-1);
    for (let doc = 0; doc < columns.size; doc += 1) this.#docOf[columns.number[doc] as number] = doc;
    // Only texts have a mean length; the length of other fields has no effect.
    this.#norms = fieldNames.map((_, field) =>
      Float32Array.from(lengthByCode, (length) =>
        field < means.length ? 1 / (1 - weights.b + (weights.b * length) / (means[field] as number)) : 1,
      ),
    );
  }

  beginQuery(): void {
    this.#evictAbove(this.#cacheMax);
  }

  postings = (term: string): Postings | undefined => this.#entry(term)?.postings;

  hasTogether(groups: readonly (readonly string[])[]): boolean {
    const docsWith = (terms: readonly string[]) => new Set(terms.flatMap((term) => [...(this.postings(term)?.docs ?? [])]));
    return groups.map(docsWith).reduce((all, docs) => all.intersection(docs)).size > 0;
  }

  phraseRecords = (stems: readonly string[]): RecordSet => this.#recordsWithPhrase(stems.join(' '));
  hasPhrase = (stems: readonly string[]): boolean => this.phraseRecords(stems).size > 0;
  /** Memoised: pages, filters and facets repeat the phrases of a query. */
  readonly #recordsWithPhrase = memoized((stems) => recordsWithPhrase(this, stems.split(' ')), { most: 32, length: 200 });
  count = (term: string): number => this.#tables.count(term);

  termsBeginning(beginning: string, limit: number): readonly string[] {
    const terms = [...this.#tables.termsBeginning(beginning)].sort(([a, count], [b, otherCount]) => otherCount - count || (a < b ? -1 : 1));
    return terms.slice(0, limit).map(([term]) => term);
  }

  identified = (identifier: Identifier): readonly number[] => this.#tables.identified(identifier);

  positions(term: string, docs: readonly number[]): Positions {
    const lists = this.positionLists(term, docs);
    const positions = new Map<number, readonly number[]>();
    for (let index = 0; index < lists.docs.length; index += 1)
      positions.set(lists.docs[index] as number, [...lists.positions.subarray(lists.starts[index], lists.starts[index + 1])]);
    return positions;
  }

  positionLists(term: string, docs: ArrayLike<number>): PositionLists {
    const numbers = new Int32Array(docs.length);
    for (let index = 0; index < docs.length; index += 1) numbers[index] = this.columns.number[docs[index] as number] as number;
    numbers.sort();
    const lists = new PositionWriter(docs.length);
    const entry = this.#entry(term);
    // A record that is not indexed yet has no number.
    let from = numbers.findIndex((number) => number >= 0);
    if (from < 0) return lists.take();
    for (const row of entry?.rows ?? []) {
      while (from < numbers.length && (numbers[from] as number) >>> blockBits < row.block) from += 1;
      let to = from;
      while (to < numbers.length && (numbers[to] as number) >>> blockBits === row.block) to += 1;
      const places = to > from ? this.#places(term, row) : undefined;
      if (!places) continue;
      findPositions({ block: row.block, docs: row.docs, ...places }, numbers.subarray(from, to), (number, begin, end) =>
        lists.add(this.#docOf[number] as number, places.places, begin, end),
      );
    }
    return lists.take();
  }

  /** Memoised: a query looks up every run of its words, and the same query is repeated for each page and filter. */
  peopleNamed = memoized(
    (name: string): Entity => {
      const people = scorePeople(name, this.#tables.people(name));
      return entityOf(people, people.size === 0 ? [] : this.#tables.signed([...people.keys()]));
    },
    { most: 32, length: 200 },
  );

  latinWords = (pattern: RegExp, limit: number): readonly string[] => this.#knownWords().latinWords(pattern, limit);
  isSpelled = (word: string): boolean => this.#knownWords().isSpelled(word);
  nearestSpelling = (word: string): string | undefined => this.#knownWords().nearestSpelling(word);

  /** The spelling index, built at the first unknown word. */
  #knownWords(): SpellingWords {
    this.#words ??= spellingWords(this.#tables.commonWords());
    return this.#words;
  }

  #entry(term: string): Entry | undefined {
    const cached = this.#cache.get(term);
    if (cached) {
      // Moves the entry to the end: the least recently used is evicted first.
      this.#cache.delete(term);
      this.#cache.set(term, cached);
      return cached;
    }
    const rows = this.#tables.rows(term);
    if (!rows) return undefined;
    const postings = this.#decode(rows);
    const bytes = 200 + rows.reduce((sum, { docs }) => sum + docs.length, 0) + (postings?.docs.length ?? 0) * 9;
    const cachedRows = rows.map(({ block, records, docs }): CachedRow => ({ block, records, docs }));
    const entry = { postings, rows: cachedRows.sort((a, b) => a.block - b.block), bytes };
    this.#cache.set(term, entry);
    this.#grow(bytes);
    return entry;
  }

  /** The positions of a row, read once and cached with it. */
  #places(term: string, row: CachedRow): CachedRow['places'] {
    if (row.places) return row.places;
    const places = this.#tables.places(term, row.block);
    if (!places) return undefined;
    row.places = { places, steps: stepsOf(row, places) };
    const entry = this.#cache.get(term);
    const bytes = places.length + row.records / 4;
    if (entry) entry.bytes += bytes;
    this.#grow(entry ? bytes : 0);
    return row.places;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    this.#evictAbove(this.#cacheMax * queryGrowth);
  }

  #evictAbove(bytes: number): void {
    for (const [term, entry] of this.#cache) {
      if (this.#bytes <= bytes || this.#cache.size === 1) break;
      this.#cache.delete(term);
      this.#bytes -= entry.bytes;
    }
  }

  #decode(rows: readonly DocsRow[]): Postings | undefined {
    const size = rows.reduce((sum, { records }) => sum + records, 0);
    const decoded = { docs: new Int32Array(size), weights: new Float32Array(size), fields: new Uint8Array(size) };
    const docOf = this.#docOf;
    let count = 0;
    // An inline loop: a function call per record would double the time.
    for (const { block, docs } of rows)
      for (let offset = 0; offset < docs.length; ) {
        const number = (block << blockBits) + (docs[offset] as number) + ((docs[offset + 1] as number) << 8);
        const mask = docs[offset + 2] as number;
        const counts = countsByMask[mask] as number;
        const doc = number < docOf.length ? (docOf[number] as number) : -1;
        if (doc >= 0) {
          decoded.docs[count] = doc;
          decoded.weights[count] = this.#weight(doc, mask, docs, counts > 0 ? offset + 3 : -1);
          decoded.fields[count++] = mask & fieldsMask;
        }
        offset += 3 + counts;
      }
    if (count === 0) return undefined;
    return {
      docs: decoded.docs.subarray(0, count),
      weights: decoded.weights.subarray(0, count),
      fields: decoded.fields.subarray(0, count),
    };
  }

  /** The BM25F weight: occurrences per field, times the field's weight and the length norm. */
  #weight(doc: number, mask: number, docs: Uint8Array, countsAt: number): number {
    const { lengths } = this.columns;
    let [weight, offset] = [0, countsAt];
    for (let rest = mask & fieldsMask; rest !== 0; rest &= rest - 1) {
      const field = 31 - Math.clz32(rest & -rest);
      const norm = (this.#norms[field] as Float32Array)[lengths[doc * lengthsOf + field] as number] as number;
      weight += (countsAt < 0 ? 1 : (docs[offset++] as number)) * (fieldWeights[field] as number) * norm;
    }
    return weight;
  }
}

/** Scores people against a name: the probability that each is meant, 0…1; those below 0.75 are left out. */
export function scorePeople(name: string, people: readonly NamedPerson[]): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const { id, names } of people)
    for (const spelling of names) {
      const { ok, score } = matchName(name, spelling);
      if (ok && score >= scoreMin && score > (scores.get(id) ?? 0) && isCloseSpelling(name, spelling)) scores.set(id, score);
    }
  return scores;
}

/** The weight of an author position, from 1 on: the first author is likelier to be meant than the tenth. */
export const positionWeight = (position: number): number => (position === 1 ? 1 : position <= 3 ? 0.9 : 0.8);

/** The entity for scored people, with their authorships among the available records. */
export function entityOf(people: ReadonlyMap<number, number>, authorships: ReturnType<IndexTables['signed']>): Entity {
  const matchOf = new Map<number, PersonMatch>();
  for (const { doc, person, position } of authorships) {
    const worth = (people.get(person) as number) * positionWeight(position);
    if (doc >= 0 && worth > (matchOf.get(doc)?.worth ?? 0)) matchOf.set(doc, { worth, author: position - 1 });
  }
  return { people, size: matchOf.size, signed: matchOf };
}

/** Collects position lists, one record after the other. */
class PositionWriter {
  readonly #docs: Int32Array;
  readonly #starts: Int32Array;
  #positions = new Int32Array(256);
  #length = 0;

  constructor(size: number) {
    this.#docs = new Int32Array(size);
    this.#starts = new Int32Array(size + 1);
  }

  add(doc: number, bytes: Uint8Array, from: number, to: number): void {
    const begin = this.#starts[this.#length] as number;
    if (begin + to - from > this.#positions.length) {
      const copy = new Int32Array(2 * (begin + to - from));
      copy.set(this.#positions);
      this.#positions = copy;
    }
    this.#docs[this.#length++] = doc;
    this.#starts[this.#length] = readDistances(bytes, from, to, this.#positions, begin);
  }

  take(): PositionLists {
    return { docs: this.#docs.subarray(0, this.#length), starts: this.#starts, positions: this.#positions };
  }
}

const fieldWeights = fieldNames.map((name) => fields[name]);
/** Only the text fields have a length norm: the first four of `fields` (title, keyword, abstract, venue). */
const normedFields = 4;

/** The mean lengths of the text fields in words. */
export function meanLengthsOf({ size, lengths }: Pick<RecordColumns, 'size' | 'lengths'>): number[] {
  return Array.from({ length: normedFields }, (_, field) => {
    let sum = 0;
    for (let doc = 0; doc < size; doc += 1) sum += lengthByCode[lengths[doc * lengthsOf + field] as number] as number;
    return sum / size || 1;
  });
}
