import type { AnalysedWord, Analysis } from '#lib/text/analyse/analyse.ts';
import { analyseOnce } from '#lib/text/analyse/analyse-once.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { stem } from '#lib/text/words/stem.ts';
import { Bytes, hasPositions, type IndexEntry, packLengths, writeTermCounts } from './postings.ts';
import { type Field, fieldNames } from './weights.ts';

const fieldAt = Object.fromEntries(fieldNames.map((name, index) => [name, index])) as Record<Field, number>;
const fieldCount = fieldNames.length;

/** Longer terms are not indexed; nor are terms with a line break or NUL, which separate terms in an index file. */
const termMax = 300;
/** Number of a term that is not indexed. */
const notIndexed = -1;

/** Numbers terms. The numbers for a word or text are derived once per table and reused in all records with that word or text. */
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
      number = term.length > termMax || term.includes('\n') || term.includes('\0') ? notIndexed : this.terms.push(term) - 1;
      this.#numbers.set(term, number);
    }
    return number;
  }

  /** The term numbers of an analysed word, cached: for each of its parts and forms, the word and its stem. */
  ofUnit(unit: AnalysedWord): readonly number[] {
    let numbers = this.#units.get(unit);
    if (!numbers) {
      numbers = termsOfUnit(unit).map((term) => this.number(term));
      this.#units.set(unit, numbers);
    }
    return numbers;
  }

  of(text: string, termsOf: TermsOf): readonly number[] {
    let lists = this.#lists.get(termsOf);
    if (!lists) {
      lists = new Map();
      this.#lists.set(termsOf, lists);
    }
    let numbers = lists.get(text);
    if (!numbers) {
      numbers = termsOf(text).map((term) => this.number(term));
      lists.set(text, numbers);
    }
    return numbers;
  }
}

function termsOfUnit({ words, stems, whole, bare }: AnalysedWord): readonly string[] {
  const otherForms = [...(whole !== undefined && !words.includes(whole) ? [whole] : []), ...(bare === undefined ? [] : [bare])];
  return [
    ...words.flatMap((word, index) => termsOfWord(word, stems[index] as string)),
    ...otherForms.flatMap((form) => termsOfWord(form, stem(form))),
  ];
}

/** The terms of a word, by kind: `w` the word, `s` its stem. */
const termsOfWord = (word: string, stemmed: string): readonly string[] => [`w${word}`, `s${stemmed}`];

/** Derives terms from a text. The function must be pure, because the results are cached. */
export type TermsOf = (text: string) => readonly string[];

/** With more terms than this, the next record gets a new table, which bounds the memory. */
const tableMax = 60_000;
/** Initial capacity; grows. */
const initialCapacity = 1 << 12;

/** Collects the terms of one record at a time; `take` ends a record. */
class EntryWriter {
  #table = new TermTable();
  /** Per term number: the occurrences in each field, and the first and last index of its positions in `#positions`. */
  #counts = new Uint32Array(initialCapacity * fieldCount);
  #first = new Int32Array(initialCapacity);
  #last = new Int32Array(initialCapacity);
  #isPresent = new Uint8Array(initialCapacity);
  /**
   * Positions of all terms, in the order in which they were added. `#next` links each to the same term's next position; 0 ends the chain.
   */
  #positions = new Int32Array(initialCapacity);
  #next = new Int32Array(initialCapacity);
  #positionsEnd = 1;
  #numbers: number[] = [];
  #lengths = [0, 0, 0, 0, 0, 0];
  readonly #data = new Bytes(1 << 14);

  /** Starts a new term table; entries that share a table are sent to another thread in one message. */
  newTable(): void {
    this.#clear();
    this.#table = new TermTable();
  }

  begin(): void {
    // Clears the terms of a record whose analysis threw an error.
    if (this.#numbers.length > 0) this.#clear();
    if (this.#table.size > tableMax) this.newTable();
  }

  add(term: string, field: Field, by = 1): void {
    this.#add(this.#table.number(term), fieldAt[field], by);
  }

  /** Adds every term of a text. */
  addAll(text: string, termsOf: TermsOf, field: Field): void {
    for (const number of this.#table.of(text, termsOf)) this.#add(number, fieldAt[field], 1);
  }

  /** Adds every term of a text; only the first term gets the position. */
  addWithPosition(text: string, termsOf: TermsOf, field: Field, position: number): void {
    this.addAll(text, termsOf, field);
    this.#addPosition(this.#table.of(text, termsOf)[0] as number, position);
  }

  addText(text: string, field: Field, base: number, titleLanguage?: number): void {
    const analysis = analyseOnce(text);
    const fieldIndex = fieldAt[field];
    this.#addConcepts(analysis, fieldIndex, base);
    let contentWords = 0;
    const { units } = analysis;
    for (let position = 0; position < units.length; position += 1) {
      const unit = units[position] as AnalysedWord;
      if (!unit.stop) contentWords += 1;
      const numbers = this.#table.ofUnit(unit);
      for (let step = 0; step < numbers.length; step += 2) {
        this.#add(numbers[step] as number, fieldIndex, 1);
        const stemmed = numbers[step + 1] as number;
        this.#add(stemmed, fieldIndex, 1);
        this.#addPosition(stemmed, base + position);
      }
    }
    this.#lengths[fieldIndex] = (this.#lengths[fieldIndex] as number) + analysis.units.length;
    if (titleLanguage !== undefined && titleLanguage < 2) this.#lengths[4 + titleLanguage] = contentWords;
  }

  /** Adds concepts and their broader concepts. */
  #addConcepts({ spans, concepts }: Analysis, field: number, base: number): void {
    const unambiguous = new Set(concepts);
    for (const span of spans) {
      for (const token of span.concepts) {
        if (!unambiguous.has(token)) continue;
        for (const number of this.#table.of(token, withBroader)) {
          this.#add(number, field, 1);
          for (let index = span.from; index < span.to; index += 1) this.#addPosition(number, base + index);
        }
      }
    }
  }

  #add(number: number, field: number, by: number): void {
    if (number === notIndexed) return;
    if (number >= this.#isPresent.length) this.#grow(number);
    if (this.#isPresent[number] === 0) {
      this.#isPresent[number] = 1;
      this.#numbers.push(number);
    }
    const slot = number * fieldCount + field;
    this.#counts[slot] = (this.#counts[slot] as number) + by;
  }

  /** Adds a position to a term that is already in the entry. */
  #addPosition(number: number, position: number): void {
    if (number === notIndexed) return;
    const last = this.#last[number] as number;
    if (last > 0 && this.#positions[last] === position) return;
    const slot = this.#positionsEnd++;
    if (slot >= this.#positions.length) {
      this.#positions = larger(this.#positions, slot);
      this.#next = larger(this.#next, slot);
    }
    this.#positions[slot] = position;
    this.#next[slot] = 0;
    if (last > 0) this.#next[last] = slot;
    else this.#first[number] = slot;
    this.#last[number] = slot;
  }

  take(): IndexEntry {
    const numbers = Uint32Array.from(this.#numbers);
    for (const number of numbers) {
      const counts = this.#counts.subarray(number * fieldCount, number * fieldCount + fieldCount);
      writeTermCounts(this.#data, counts, hasPositions(this.#table.terms[number] as string) ? this.#positionsOf(number) : undefined);
    }
    const entry = { terms: this.#table.terms, numbers, data: this.#data.take(), lengths: packLengths(this.#lengths) };
    this.#clear();
    return entry;
  }

  /** The positions of a term in ascending order. Texts in several languages may have been added in any order. */
  #positionsOf(number: number): number[] {
    const positions: number[] = [];
    let isSorted = true;
    for (let slot = this.#first[number] as number; slot > 0; slot = this.#next[slot] as number) {
      const position = this.#positions[slot] as number;
      isSorted &&= positions.length === 0 || (positions.at(-1) as number) <= position;
      positions.push(position);
    }
    return isSorted ? positions : positions.sort((a, b) => a - b);
  }

  #clear(): void {
    for (const number of this.#numbers) {
      this.#isPresent[number] = 0;
      this.#first[number] = 0;
      this.#last[number] = 0;
      this.#counts.fill(0, number * fieldCount, number * fieldCount + fieldCount);
    }
    this.#numbers = [];
    this.#positionsEnd = 1;
    this.#lengths = [0, 0, 0, 0, 0, 0];
    this.#data.take();
  }

  #grow(number: number): void {
    this.#isPresent = larger(this.#isPresent, number);
    this.#first = larger(this.#first, number);
    this.#last = larger(this.#last, number);
    this.#counts = larger(this.#counts, number * fieldCount + fieldCount);
  }
}

/** A copy with at least twice the capacity. */
function larger<Numbers extends Uint8Array | Int32Array | Uint32Array>(numbers: Numbers, index: number): Numbers {
  const copy = new (numbers.constructor as new (length: number) => Numbers)(Math.max(numbers.length, index) * 2);
  copy.set(numbers);
  return copy;
}

/** The terms of a concept: its token and, with the prefix `n`, those of its broader concepts. */
const withBroader: TermsOf = (token) => [token, ...(defaultVocabulary().broader.get(token) ?? []).map((wider) => `n${wider}`)];

/** One writer per thread: entries are made one after the other and share the term table. */
const writer = new EntryWriter();

/** Builds the index entry of one record from the terms that `gather` adds. */
export function writeEntry(gather: (entry: EntryTerms) => void): IndexEntry {
  writer.begin();
  gather(writer);
  return writer.take();
}

/** The operations that add a record's terms to an entry. */
export type EntryTerms = Pick<EntryWriter, 'add' | 'addAll' | 'addWithPosition' | 'addText'>;

/** Starts a new term table: entries made from now on share no terms with earlier ones. Called before each batch for another thread. */
export const resetTermTable = (): void => writer.newTable();
