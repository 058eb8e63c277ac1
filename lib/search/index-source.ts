import { memoized } from '#lib/domain/bounds/memoized.ts';
import { matchName } from '#lib/text/names/name-keys.ts';
import type { Identifier } from '#lib/text/query/identifier.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import {
  blockBits,
  countsAfter,
  fieldsMask,
  findPlaces,
  lengthOf,
  lengthsOf,
  readDistances,
  type Steps,
  stepsOf,
  type TermRow,
} from './postings.ts';
import type { Entity, PlaceLists, Places, Postings, RecordColumns, SearchSource, Signature } from './search-source.ts';
import { standing } from './together.ts';
import { fieldNames, fields, weights } from './weights.ts';

export type DocsRow = Omit<TermRow, 'term' | 'places'>;

export interface NamedPerson {
  readonly id: number;
  /** Every spelling. */
  readonly names: readonly string[];
}

/** What an index is kept in. A table that has to be waited for gives `undefined` and nothing where it does not know yet: see `answerWithin`. */
export interface IndexTables {
  /** The rows of a term by block; none where no record has it. */
  rows(term: string): readonly DocsRow[] | undefined;
  places(term: string, block: number): Uint8Array | undefined;
  count(term: string): number;
  /** With the number of records that have them; of very many some. */
  termsBeginning(beginning: string): readonly (readonly [term: string, records: number])[];
  /** The commonest words of texts and parts of names, as terms, with the number of records that have them. */
  commonWords(): Iterable<readonly [term: string, records: number]>;
  identified(identifier: Identifier): readonly number[];
  /** People who may be of this name, by how it is spoken. */
  people(name: string): readonly NamedPerson[];
  /** What people signed: records by ordinal, and where in the list of authors, from 1 on. */
  signed(people: readonly number[]): Iterable<{ readonly doc: number; readonly person: number; readonly place: number }>;
}

/** A family name that agrees and a given name met by its initial is 0.775; below that one of the two is another name. */
const scoreMin = 0.75;
/** Bytes of decoded postings cached between queries: the terms of one common query of many records need the second. */
const [cacheBytes, cacheBytesPerRecord] = [24 * 2 ** 20, 48];
/** A query may exceed the cache so many times: what it decodes is evicted after it, because terms that evict each other are decoded again and again. */
const queryShare = 4;

type KeptRow = DocsRow & { places?: { readonly places: Uint8Array; readonly steps: Steps | undefined } | undefined };

/** A term, decoded. */
interface Entry {
  readonly postings: Postings | undefined;
  /** By block. */
  readonly rows: readonly KeptRow[];
  bytes: number;
}

/** An index as the engine asks it, decoded; made for one state of the records. */
export class IndexSource implements SearchSource {
  readonly columns: RecordColumns;
  readonly #tables: IndexTables;
  /** The ordinal of a record by its number, or -1. */
  readonly #docOf: Int32Array;
  readonly #norms: readonly Float32Array[];
  readonly #kept = new Map<string, Entry>();
  readonly #cacheMax: number;
  #bytes = 0;
  #words: KnownWords | undefined;

  /** `means` are the mean lengths of texts in the collection; those of the records at hand where they are all there is. */
  constructor(tables: IndexTables, columns: RecordColumns, means: readonly number[] = meanLengthsOf(columns)) {
    this.columns = columns;
    this.#tables = tables;
    this.#cacheMax = Math.max(cacheBytes, columns.size * cacheBytesPerRecord);
    let last = -1;
    for (let doc = 0; doc < columns.size; doc += 1) last = Math.max(last, columns.number[doc] as number);
    this.#docOf = new Int32Array(last + 1).fill(-1);
    for (let doc = 0; doc < columns.size; doc += 1) this.#docOf[columns.number[doc] as number] = doc;
    // Fields that are no texts have no mean: their length counts for nothing.
    this.#norms = fieldNames.map((_, field) =>
      Float32Array.from(lengthOf, (length) =>
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

  hasPhrase = (stems: readonly string[]): boolean => standing(this, stems).size > 0;
  count = (term: string): number => this.#tables.count(term);

  termsBeginning(beginning: string, most: number): readonly string[] {
    const found = [...this.#tables.termsBeginning(beginning)].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1));
    return found.slice(0, most).map(([term]) => term);
  }

  identified = (identifier: Identifier): readonly number[] => this.#tables.identified(identifier);

  places(term: string, docs: readonly number[]): Places {
    const lists = this.placeLists(term, docs);
    const found = new Map<number, readonly number[]>();
    for (let at = 0; at < lists.docs.length; at += 1)
      found.set(lists.docs[at] as number, [...lists.places.subarray(lists.starts[at], lists.starts[at + 1])]);
    return found;
  }

  placeLists(term: string, docs: ArrayLike<number>): PlaceLists {
    const wanted = new Int32Array(docs.length);
    for (let at = 0; at < docs.length; at += 1) wanted[at] = this.columns.number[docs[at] as number] as number;
    wanted.sort();
    const lists = new PlaceWriter(docs.length);
    const entry = this.#entry(term);
    // A record that is in no index yet has no number.
    let from = wanted.findIndex((number) => number >= 0);
    if (from < 0) return lists.taken();
    for (const row of entry?.rows ?? []) {
      while (from < wanted.length && (wanted[from] as number) >>> blockBits < row.block) from += 1;
      let to = from;
      while (to < wanted.length && (wanted[to] as number) >>> blockBits === row.block) to += 1;
      const places = to > from ? this.#places(term, row) : undefined;
      if (!places) continue;
      findPlaces({ block: row.block, docs: row.docs, ...places }, wanted.subarray(from, to), (number, begin, end) =>
        lists.add(this.#docOf[number] as number, places.places, begin, end),
      );
    }
    return lists.taken();
  }

  /** Remembered: a query asks for each run of its words, and comes again for each page and filter. */
  peopleNamed = memoized(
    (name: string): Entity => {
      const people = scorePeople(name, this.#tables.people(name));
      return entityOf(people, people.size === 0 ? [] : this.#tables.signed([...people.keys()]));
    },
    { most: 32, length: 200 },
  );

  latinWords = (pattern: RegExp, most: number): readonly string[] => this.#known().latinWords(pattern, most);
  isSpelled = (word: string): boolean => this.#known().isSpelled(word);
  nearestSpelling = (word: string): string | undefined => this.#known().nearestSpelling(word);

  /** Arranged when a word is first unknown. */
  #known(): KnownWords {
    this.#words ??= knownWords(this.#tables.commonWords());
    return this.#words;
  }

  #entry(term: string): Entry | undefined {
    const known = this.#kept.get(term);
    if (known) {
      // The one asked for last is let go of last.
      this.#kept.delete(term);
      this.#kept.set(term, known);
      return known;
    }
    const rows = this.#tables.rows(term);
    if (!rows) return undefined;
    const postings = this.#decode(rows);
    const bytes = 200 + rows.reduce((sum, { docs }) => sum + docs.length, 0) + (postings?.docs.length ?? 0) * 9;
    const own = rows.map(({ block, records, docs }): KeptRow => ({ block, records, docs }));
    const entry = { postings, rows: own.sort((a, b) => a.block - b.block), bytes };
    this.#kept.set(term, entry);
    this.#grow(bytes);
    return entry;
  }

  /** The places of a row, kept with it once they were read. */
  #places(term: string, row: KeptRow): KeptRow['places'] {
    if (row.places) return row.places;
    const places = this.#tables.places(term, row.block);
    if (!places) return undefined;
    row.places = { places, steps: stepsOf(row, places) };
    const entry = this.#kept.get(term);
    const bytes = places.length + row.records / 4;
    if (entry) entry.bytes += bytes;
    this.#grow(entry ? bytes : 0);
    return row.places;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    this.#evictAbove(this.#cacheMax * queryShare);
  }

  #evictAbove(bytes: number): void {
    for (const [term, entry] of this.#kept) {
      if (this.#bytes <= bytes || this.#kept.size === 1) break;
      this.#kept.delete(term);
      this.#bytes -= entry.bytes;
    }
  }

  #decode(rows: readonly DocsRow[]): Postings | undefined {
    const size = rows.reduce((sum, { records }) => sum + records, 0);
    const postings = { docs: new Int32Array(size), weights: new Float32Array(size), fields: new Uint8Array(size) };
    const docOf = this.#docOf;
    let count = 0;
    // A call for each record would take as long again as what is in the loop.
    for (const { block, docs } of rows)
      for (let at = 0; at < docs.length; ) {
        const number = (block << blockBits) + (docs[at] as number) + ((docs[at + 1] as number) << 8);
        const mask = docs[at + 2] as number;
        const counts = countsAfter[mask] as number;
        const doc = number < docOf.length ? (docOf[number] as number) : -1;
        if (doc >= 0) {
          postings.docs[count] = doc;
          postings.weights[count] = this.#weight(doc, mask, docs, counts > 0 ? at + 3 : -1);
          postings.fields[count++] = mask & fieldsMask;
        }
        at += 3 + counts;
      }
    if (count === 0) return undefined;
    return {
      docs: postings.docs.subarray(0, count),
      weights: postings.weights.subarray(0, count),
      fields: postings.fields.subarray(0, count),
    };
  }

  /** How often in each field, by what a field weighs and how long the record's own is. */
  #weight(doc: number, mask: number, docs: Uint8Array, countsAt: number): number {
    const { lengths } = this.columns;
    let [weight, at] = [0, countsAt];
    for (let rest = mask & fieldsMask; rest !== 0; rest &= rest - 1) {
      const field = 31 - Math.clz32(rest & -rest);
      const norm = (this.#norms[field] as Float32Array)[lengths[doc * lengthsOf + field] as number] as number;
      weight += (countsAt < 0 ? 1 : (docs[at++] as number)) * (fieldWeights[field] as number) * norm;
    }
    return weight;
  }
}

/** Those who may be of a name, each with how surely, 0…1. */
export function scorePeople(name: string, people: readonly NamedPerson[]): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const { id, names } of people)
    for (const written of names) {
      const { ok, score } = matchName(name, written);
      if (ok && score >= scoreMin && score > (scores.get(id) ?? 0) && isCloseSpelling(name, written)) scores.set(id, score);
    }
  return scores;
}

/** What an author counts by the place among the authors, from 1 on: who signed first is likelier meant than who signed tenth. */
export const placeWorth = (place: number): number => (place === 1 ? 1 : place <= 3 ? 0.9 : 0.8);

/** People with what they signed of the records that are at hand. */
export function entityOf(people: ReadonlyMap<number, number>, signatures: ReturnType<IndexTables['signed']>): Entity {
  const signed = new Map<number, Signature>();
  for (const { doc, person, place } of signatures) {
    const worth = (people.get(person) as number) * placeWorth(place);
    if (doc >= 0 && worth > (signed.get(doc)?.worth ?? 0)) signed.set(doc, { worth, author: place - 1 });
  }
  return { people, size: signed.size, signed };
}

/** Writes lists of places one behind the other. */
class PlaceWriter {
  readonly #docs: Int32Array;
  readonly #starts: Int32Array;
  #places = new Int32Array(256);
  #length = 0;

  constructor(size: number) {
    this.#docs = new Int32Array(size);
    this.#starts = new Int32Array(size + 1);
  }

  add(doc: number, bytes: Uint8Array, from: number, to: number): void {
    const begin = this.#starts[this.#length] as number;
    if (begin + to - from > this.#places.length) {
      const grown = new Int32Array(2 * (begin + to - from));
      grown.set(this.#places);
      this.#places = grown;
    }
    this.#docs[this.#length++] = doc;
    this.#starts[this.#length] = readDistances(bytes, from, to, this.#places, begin);
  }

  taken(): PlaceLists {
    return { docs: this.#docs.subarray(0, this.#length), starts: this.#starts, places: this.#places };
  }
}

const fieldWeights = fieldNames.map((name) => fields[name]);
/** Fields whose length counts: those of texts. */
const normed = 4;

function meanLengthsOf({ size, lengths }: RecordColumns): number[] {
  return Array.from({ length: normed }, (_, field) => {
    let sum = 0;
    for (let doc = 0; doc < size; doc += 1) sum += lengthOf[lengths[doc * lengthsOf + field] as number] as number;
    return sum / size || 1;
  });
}
