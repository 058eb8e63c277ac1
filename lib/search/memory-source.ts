import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import { type Analysis, analyse } from '#lib/text/analyse.ts';
import { isCloseSpelling } from '#lib/text/close-spelling.ts';
import { words } from '#lib/text/fold.ts';
import { institutionTokens } from '#lib/text/institution.ts';
import { keywordTokens } from '#lib/text/keyword-token.ts';
import { matchName, nameKeys } from '#lib/text/name-keys.ts';
import { nameParts } from '#lib/text/name-parts.ts';
import { SpellIndex } from '#lib/text/spell.ts';
import { stem } from '#lib/text/stem.ts';
import { conceptToken, houseVocabulary, vocabularyWords } from '#lib/text/vocabulary.ts';
import { abstractFrom, type Doc, type Postings, type SearchSource } from './search-source.ts';
import { type Field, fieldNames } from './weights.ts';

const fieldAt = Object.fromEntries(fieldNames.map((name, at) => [name, at])) as Record<Field, number>;

/** An index of records in memory. `marksOf` gives the concepts a record bears by its type. */
export function memorySource(records: readonly ResearchRecord[], marksOf: (type: string) => readonly string[]): SearchSource {
  const index = new IndexWriter();
  const docs = records.map((record, doc) => indexRecord(index, record, doc, marksOf));
  return index.source(docs);
}

/** A family name that agrees and a given name met by its initial is 0.775; below that one of the two is another name. */
const scoreMin = 0.75;

/** Somebody on a record, under every name the record gives. */
interface Signature {
  readonly doc: number;
  readonly place: number;
  readonly names: readonly string[];
}

/** Everything that grows while records are read. */
class IndexWriter {
  readonly #postings = new Map<string, { docs: number[]; counts: number[] }>();
  readonly #names = new Map<string, Set<string>>();
  readonly #spellings = new Map<string, number>();
  #spelling: SpellIndex | undefined;
  /** Signatures by each key of the names they are written with. */
  readonly #signatures = new Map<string, Signature[]>();

  add(term: string, doc: number, field: Field, by = 1): void {
    let own = this.#postings.get(term);
    if (!own) {
      own = { docs: [], counts: [] };
      this.#postings.set(term, own);
    }
    if (own.docs.at(-1) !== doc) {
      own.docs.push(doc);
      for (const _ of fieldNames) own.counts.push(0);
    }
    const at = (own.docs.length - 1) * fieldNames.length + fieldAt[field];
    own.counts[at] = (own.counts[at] as number) + by;
  }

  spell(word: string): void {
    this.#spellings.set(word, (this.#spellings.get(word) ?? 0) + 1);
  }

  name(part: string): void {
    for (const key of nameKeys(part)) {
      if (key[0] !== 'k') continue;
      const own = this.#names.get(key) ?? new Set();
      this.#names.set(key, own.add(part));
    }
  }

  sign(signature: Signature): void {
    for (const key of new Set(signature.names.flatMap(nameKeys))) {
      if (key[0] !== 'k') continue;
      const own = this.#signatures.get(key);
      if (own) own.push(signature);
      else this.#signatures.set(key, [signature]);
    }
  }

  /** Of those with a key of the name who bears all of it. */
  #peopleNamed(name: string): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    const byPart = nameParts(name).map((part) => [...new Set(nameKeys(part).flatMap((key) => this.#signatures.get(key) ?? []))]);
    // Of the first name there may be an initial only, and of a family name of two parts one.
    for (const { doc, names, place } of new Set(byPart.flat()))
      for (const written of names) {
        const { ok, score } = matchName(name, written);
        if (score < scoreMin) continue;
        const worth = score * (place === 0 ? 1 : place < 3 ? 0.9 : 0.8);
        if (ok && worth > (found.get(doc) ?? 0) && isCloseSpelling(name, written)) found.set(doc, worth);
      }
    return found;
  }

  /** Made when a word is first unknown. */
  #spelled(): SpellIndex {
    if (this.#spelling) return this.#spelling;
    const words = new Map(vocabularyWords());
    for (const [word, count] of this.#spellings) words.set(word, (words.get(word) ?? 0) + count);
    this.#spelling = new SpellIndex(words);
    return this.#spelling;
  }

  source(found: readonly Doc[]): SearchSource {
    const docs = withShares(found);
    const terms: ReadonlyMap<string, Postings> = this.#postings;
    const of = (kind: string) => [...terms.keys()].filter((term) => term.startsWith(kind)).map((term) => term.slice(1));
    const [known, people] = [of('w').sort(), of('p')];
    const institutions = of('i')
      .filter((term) => /^a(?:ff|bb)/.test(term))
      .sort();
    const latin = [...new Set([...known, ...people])].filter((word) => /^[a-z]+$/.test(word)).join('\n');
    return {
      size: docs.length,
      postings: (term) => terms.get(term),
      doc: (doc) => docs[doc] as Doc,
      peopleNamed: (name) => this.#peopleNamed(name),
      namesOf: (key) => this.#names.get(key) ?? [],
      wordsBeginning: (beginning, most) => startingWith(known, beginning, most),
      institutionsBeginning: (beginning, most) => startingWith(institutions, beginning, most),
      latinWords: (pattern, most) => (latin.match(pattern) ?? []).slice(0, most),
      isSpelled: (word) => this.#spelled().has(word),
      nearestSpelling: (word) => this.#spelled().nearest(word) ?? undefined,
    };
  }
}

function withShares(docs: readonly Doc[]): readonly Doc[] {
  const means = fieldNames.map((_, at) => docs.reduce((sum, { lengths }) => sum + (lengths[at] as number), 0) / docs.length || 1);
  return docs.map((doc) => ({ ...doc, lengths: doc.lengths.map((length, at) => length / (means[at] as number)) }));
}

function startingWith(sorted: readonly string[], beginning: string, most: number): readonly string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; found.length < most && sorted[at]?.startsWith(beginning); at += 1) found.push(sorted[at] as string);
  return found;
}

const textsOf = (values: object | undefined): string[] =>
  Object.values(values ?? {})
    .flat()
    .filter((text): text is string => typeof text === 'string' && text !== '');

function indexRecord(index: IndexWriter, record: ResearchRecord, doc: number, marksOf: (type: string) => readonly string[]): Doc {
  const text = new TextIndexer(index, doc);
  for (const [at, title] of textsOf(record.title).entries()) text.add(title, 'title', at * 1000);
  for (const [at, keyword] of textsOf(record.keywords).entries()) {
    text.add(keyword, 'keyword', 10_000 + at * 100);
    for (const token of keywordTokens([keyword])) index.add(token, doc, 'keyword');
  }
  for (const [at, abstract] of textsOf(record.abstract).entries()) text.add(abstract, 'abstract', abstractFrom * (at + 1));
  for (const venue of textsOf(record.venue?.name)) text.add(venue, 'venue', abstractFrom * 100);
  const authors = record.authors.map((author, place) => indexAuthor(index, author, doc, place));
  for (const [at, area] of record.areas.entries()) index.add(conceptToken(area), doc, 'mark', at === 0 ? 2 : 1);
  for (const token of marksOf(record.type)) index.add(token, doc, 'mark', 3);
  // Words in an identifier say nothing: only its numbers are looked for by themselves.
  for (const id of [record.doi, record.arxiv, record.bibcode, record.openalex])
    for (const word of id ? words(id) : []) if (/\d/.test(word)) index.add(`i${word}`, doc, 'mark');
  for (const id of [record.doi, record.arxiv]) if (id) index.add(`i=${id.toLowerCase()}`, doc, 'mark');
  if (record.year) index.add(`y${record.year}`, doc, 'mark');
  const { places, titles, lengths } = text;
  return { year: record.year ?? 0, citations: record.citations ?? 0, isArabic: record.language === 'ar', lengths, places, titles, authors };
}

function indexAuthor(
  index: IndexWriter,
  { name, variants = [], affiliation }: AuthorshipRecord,
  doc: number,
  place: number,
): ReadonlySet<string> {
  const names = [...textsOf(name), ...variants];
  index.sign({ doc, place, names });
  const parts = new Set(names.flatMap((one) => [...nameParts(one), ...words(one)]));
  for (const part of parts) {
    index.name(part);
    index.add(`p${part}`, doc, 'people');
    if (part.length > 3) index.spell(part);
  }
  for (const text of textsOf(affiliation)) {
    for (const token of new Set(institutionTokens(text))) index.add(`i${token}`, doc, 'mark');
    for (const word of new Set(words(text))) index.add(`f${word}`, doc, 'mark');
  }
  return parts;
}

/** The texts of one record. */
class TextIndexer {
  readonly places = new Map<string, number[]>();
  readonly titles: (readonly string[])[][] = [];
  readonly lengths: number[] = fieldNames.map(() => 0);
  readonly #index: IndexWriter;
  readonly #doc: number;

  constructor(index: IndexWriter, doc: number) {
    this.#index = index;
    this.#doc = doc;
  }

  add(text: string, field: Field, base: number): void {
    const analysis = analyse(text);
    const termsAt: string[][] = analysis.units.map(() => []);
    const inside = this.#addConcepts(analysis, field, base, termsAt);
    for (const [at, unit] of analysis.units.entries()) {
      const all = unit.whole === undefined ? unit.words : [...unit.words, unit.whole];
      for (const word of new Set(all)) {
        const stemmed = stem(word);
        this.#index.add(`w${word}`, this.#doc, field);
        this.#index.add(`${inside[at] ? 'x' : 's'}${stemmed}`, this.#doc, field);
        this.#put(`s${stemmed}`, base + at);
        this.#index.spell(word);
        if (!unit.stop) termsAt[at]?.push(`s${stemmed}`);
      }
    }
    this.lengths[fieldAt[field]] = (this.lengths[fieldAt[field]] as number) + analysis.units.length;
    if (field === 'title') this.titles.push(termsAt.filter((_, at) => !analysis.units[at]?.stop));
  }

  /** Concepts and what they are kinds of; gives which words stand inside a name of several. */
  #addConcepts({ units, spans, concepts }: Analysis, field: Field, base: number, termsAt: readonly string[][]): Uint8Array {
    const meant = new Set(concepts);
    const inside = new Uint8Array(units.length);
    for (const span of spans) {
      if (span.to - span.from > 1) inside.fill(1, span.from, span.to);
      for (const token of span.concepts) {
        if (!meant.has(token)) continue;
        for (const term of [token, ...(houseVocabulary().broader.get(token) ?? []).map((wider) => `n${wider}`)]) {
          this.#index.add(term, this.#doc, field);
          this.#put(term, base + span.from);
          for (let at = span.from; at < span.to; at += 1) termsAt[at]?.push(term);
        }
      }
    }
    return inside;
  }

  #put(term: string, place: number): void {
    const own = this.places.get(term);
    if (own) own.push(place);
    else this.places.set(term, [place]);
  }
}
