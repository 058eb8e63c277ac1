import type { AnalysedWord, Analysis } from '#lib/text/analyse.ts';
import { analyseOnce } from '#lib/text/analyse-once.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { stem } from '#lib/text/words/stem.ts';
import { Bytes, hasPlaces, type IndexEntry, packLengths, writeTerm } from './postings.ts';
import { type Field, fieldNames } from './weights.ts';

const fieldAt = Object.fromEntries(fieldNames.map((name, at) => [name, at])) as Record<Field, number>;
const fields = fieldNames.length;

/** Longer than any term that is asked for; no line of an index can hold a line break or a zero. */
const termMax = 300;
/** The number of a term that is not indexed. */
const none = -1;

/** The terms of some records by number. What words, parts of names and the like lead to is looked up once for all of these records. */
class TermTable {
  readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #units = new Map<AnalysedWord, readonly number[]>();
  readonly #lists = new Map<TermsOf, Map<string, readonly number[]>>();

  get size(): number {
    return this.terms.length + this.#units.size;
  }

  number(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = term.length > termMax || term.includes('\n') || term.includes('\0') ? none : this.terms.push(term) - 1;
      this.#numbers.set(term, number);
    }
    return number;
  }

  /** Of each word of a unit, and of the word behind an elision: the word, its stem, and its stem inside a name. Analyses share their units, so that most are met here again. */
  ofUnit(unit: AnalysedWord): readonly number[] {
    let numbers = this.#units.get(unit);
    if (!numbers) {
      numbers = termsOfUnit(unit).map((term) => this.number(term));
      this.#units.set(unit, numbers);
    }
    return numbers;
  }

  of(text: string, termsOf: TermsOf): readonly number[] {
    let known = this.#lists.get(termsOf);
    if (!known) {
      known = new Map();
      this.#lists.set(termsOf, known);
    }
    let numbers = known.get(text);
    if (!numbers) {
      numbers = termsOf(text).map((term) => this.number(term));
      known.set(text, numbers);
    }
    return numbers;
  }
}

/** The terms of units outlive the tables: to make them again, and their hashes, for each chunk of a file is half of what a table costs. */
const unitTerms = new WeakMap<AnalysedWord, readonly string[]>();

function termsOfUnit(unit: AnalysedWord): readonly string[] {
  let terms = unitTerms.get(unit);
  if (!terms) {
    const { words, stems, whole, bare } = unit;
    terms = words.flatMap((word, at) => termsOfWord(word, stems[at] as string));
    if (whole !== undefined && !words.includes(whole)) terms = [...terms, ...termsOfWord(whole, stem(whole))];
    if (bare !== undefined) terms = [...terms, ...termsOfWord(bare, stem(bare))];
    unitTerms.set(unit, terms);
  }
  return terms;
}

const termsOfWord = (word: string, stemmed: string): readonly string[] => [`w${word}`, `s${stemmed}`, `x${stemmed}`];

/** The terms that a text leads to; pure. */
export type TermsOf = (text: string) => readonly string[];

/** Records whose terms are gathered alone need not share them: a table of more terms is given up. */
const tableMax = 60_000;
/** Room for numbers of terms; grows. */
const firstRoom = 1 << 12;

/** Gathers the terms of one record after the other. Each of them ends with `taken`. */
class EntryWriter {
  #table = new TermTable();
  /** By number of the term: how often it stands in each field, and the first and last of its places. */
  #counts = new Uint32Array(firstRoom * fields);
  #first = new Int32Array(firstRoom);
  #last = new Int32Array(firstRoom);
  #isMet = new Uint8Array(firstRoom);
  /** Places of all terms as they are met, and where the next of the same term stands; 0 is none. */
  #places = new Int32Array(firstRoom);
  #next = new Int32Array(firstRoom);
  #placed = 1;
  #met: number[] = [];
  #lengths = [0, 0, 0, 0, 0, 0];
  readonly #data = new Bytes(1 << 14);

  /** What follows belongs together: it is sent to another thread in one message. */
  newTable(): void {
    this.#clear();
    this.#table = new TermTable();
  }

  begin(): void {
    // An analysis that failed leaves its terms behind.
    if (this.#met.length > 0) this.#clear();
    if (this.#table.size > tableMax) this.newTable();
  }

  add(term: string, field: Field, by = 1): void {
    this.#add(this.#table.number(term), fieldAt[field], by);
  }

  /** All terms that a text leads to. */
  addAll(text: string, termsOf: TermsOf, field: Field): void {
    for (const number of this.#table.of(text, termsOf)) this.#add(number, fieldAt[field], 1);
  }

  /** The same, the first of them at a place. */
  addPlaced(text: string, termsOf: TermsOf, field: Field, place: number): void {
    this.addAll(text, termsOf, field);
    this.#put(this.#table.of(text, termsOf)[0] as number, place);
  }

  addText(text: string, field: Field, base: number, titleLanguage?: number): void {
    const analysis = analyseOnce(text);
    const at = fieldAt[field];
    const inside = this.#addConcepts(analysis, at, base);
    let saying = 0;
    const { units } = analysis;
    for (let place = 0; place < units.length; place += 1) {
      const unit = units[place] as AnalysedWord;
      if (!unit.stop) saying += 1;
      const numbers = this.#table.ofUnit(unit);
      for (let of = 0; of < numbers.length; of += 3) {
        this.#add(numbers[of] as number, at, 1);
        const stemmed = numbers[of + (inside[place] === 1 ? 2 : 1)] as number;
        this.#add(stemmed, at, 1);
        this.#put(stemmed, base + place);
      }
    }
    this.#lengths[at] = (this.#lengths[at] as number) + analysis.units.length;
    if (titleLanguage !== undefined && titleLanguage < 2) this.#lengths[4 + titleLanguage] = saying;
  }

  /** Concepts and what they are kinds of; gives which words stand inside a name of several. */
  #addConcepts({ units, spans, concepts }: Analysis, field: number, base: number): Uint8Array {
    const inside = new Uint8Array(units.length);
    if (spans.length === 0) return inside;
    const meant = new Set(concepts);
    for (const span of spans) {
      if (span.to - span.from > 1) inside.fill(1, span.from, span.to);
      for (const token of span.concepts) {
        if (!meant.has(token)) continue;
        for (const number of this.#table.of(token, withBroader)) {
          this.#add(number, field, 1);
          for (let at = span.from; at < span.to; at += 1) this.#put(number, base + at);
        }
      }
    }
    return inside;
  }

  #add(number: number, field: number, by: number): void {
    if (number === none) return;
    if (number >= this.#isMet.length) this.#grow(number);
    if (this.#isMet[number] === 0) {
      this.#isMet[number] = 1;
      this.#met.push(number);
    }
    const at = number * fields + field;
    this.#counts[at] = (this.#counts[at] as number) + by;
  }

  /** Of a term that has been added. */
  #put(number: number, place: number): void {
    if (number === none) return;
    const last = this.#last[number] as number;
    if (last > 0 && this.#places[last] === place) return;
    const own = this.#placed++;
    if (own >= this.#places.length) {
      this.#places = larger(this.#places, own);
      this.#next = larger(this.#next, own);
    }
    this.#places[own] = place;
    this.#next[own] = 0;
    if (last > 0) this.#next[last] = own;
    else this.#first[number] = own;
    this.#last[number] = own;
  }

  taken(): IndexEntry {
    const numbers = Uint32Array.from(this.#met);
    for (const number of numbers) {
      const counts = this.#counts.subarray(number * fields, number * fields + fields);
      writeTerm(this.#data, counts, hasPlaces(this.#table.terms[number] as string) ? this.#placesOf(number) : undefined);
    }
    const entry = { terms: this.#table.terms, numbers, data: this.#data.taken(), lengths: packLengths(this.#lengths) };
    this.#clear();
    return entry;
  }

  /** Ascending: texts in several languages may come in any order. */
  #placesOf(number: number): number[] {
    const places: number[] = [];
    let isSorted = true;
    for (let at = this.#first[number] as number; at > 0; at = this.#next[at] as number) {
      const place = this.#places[at] as number;
      isSorted &&= places.length === 0 || (places.at(-1) as number) <= place;
      places.push(place);
    }
    return isSorted ? places : places.sort((a, b) => a - b);
  }

  #clear(): void {
    for (const number of this.#met) {
      this.#isMet[number] = 0;
      this.#first[number] = 0;
      this.#last[number] = 0;
      this.#counts.fill(0, number * fields, number * fields + fields);
    }
    this.#met = [];
    this.#placed = 1;
    this.#lengths = [0, 0, 0, 0, 0, 0];
    this.#data.taken();
  }

  #grow(number: number): void {
    this.#isMet = larger(this.#isMet, number);
    this.#first = larger(this.#first, number);
    this.#last = larger(this.#last, number);
    this.#counts = larger(this.#counts, number * fields + fields);
  }
}

/** A copy with room for one at least twice as large as `at`. */
function larger<Numbers extends Uint8Array | Int32Array | Uint32Array>(numbers: Numbers, at: number): Numbers {
  const grown = new (numbers.constructor as new (length: number) => Numbers)(Math.max(numbers.length, at) * 2);
  grown.set(numbers);
  return grown;
}

const withBroader: TermsOf = (token) => [token, ...(defaultVocabulary().broader.get(token) ?? []).map((wider) => `n${wider}`)];

/** One for a thread: entries are made one after the other, and share what their words lead to. */
const writer = new EntryWriter();

/** An entry of what `gather` adds. */
export function writeEntry(gather: (entry: EntryTerms) => void): IndexEntry {
  writer.begin();
  gather(writer);
  return writer.taken();
}

/** What an entry is told of its record. */
export type EntryTerms = Pick<EntryWriter, 'add' | 'addAll' | 'addPlaced' | 'addText'>;

/** The entries made from now on share no terms with earlier ones: called before those of one message to another thread. */
export const shareTermsAnew = (): void => writer.newTable();
