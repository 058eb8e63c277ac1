import { memoized } from '#lib/domain/bounds/memoized.ts';
import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import { type Analysis, analyse } from '#lib/text/analyse.ts';
import { institutionTokens } from '#lib/text/names/institution.ts';
import { nameKeys } from '#lib/text/names/name-keys.ts';
import { nameParts } from '#lib/text/names/name-parts.ts';
import { keywordTokens } from '#lib/text/query/keyword-token.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { Bytes, type IndexEntry, packLengths, writeTerm } from './postings.ts';
import { type Field, fieldNames } from './weights.ts';

const fieldAt = Object.fromEntries(fieldNames.map((name, at) => [name, at])) as Record<Field, number>;

/** What no line of an index can hold, and longer terms than any that is asked for. */
const unlike = /[\n\0]/;
const termMax = 300;

/** Where the words of each text of a record begin to be counted, by the language: titles, keywords, abstracts and venues lie far apart. */
export const placesOf = {
  title: (language: number) => language * 1000,
  keyword: (language: number, at: number) => 10_000 + language * 20_000 + Math.min(at, 199) * 100,
  abstract: (language: number) => abstractFrom * (language + 1),
  venue: (language: number) => abstractFrom * 10 * (language + 1),
} as const;
/** Places below this are of titles and keywords. */
export const abstractFrom = 100_000;

/** English, or whatever stands in its place, is 0; Arabic 1. */
export const languagePlace = (language: string, hasEnglish: boolean): number =>
  language === 'ar' ? 1 : language === 'en' || !hasEnglish ? 0 : 2;

type Texts = Readonly<Partial<Record<string, string | readonly string[]>>> | undefined;

function* textsOf(values: Texts): Generator<[text: string, language: number, at: number]> {
  for (const [language, value] of Object.entries(values ?? {})) {
    const place = languagePlace(language, values?.en !== undefined);
    for (const [at, text] of (typeof value === 'string' ? [value] : (value ?? [])).entries()) if (text) yield [text, place, at];
  }
}

/** Everything the index holds of a record. `marksOf` gives the concepts a record bears by its type. */
export function indexRecord(record: ResearchRecord, marksOf: (type: string) => readonly string[]): IndexEntry {
  const entry = new EntryWriter();
  for (const [title, language] of textsOf(record.title)) entry.addText(title, 'title', placesOf.title(language), language);
  for (const [keyword, language, at] of textsOf(record.keywords)) {
    entry.addText(keyword, 'keyword', placesOf.keyword(language, at));
    for (const token of tokensOfKeyword(keyword)) entry.add(token, 'keyword');
  }
  for (const [abstract, language] of textsOf(record.abstract)) entry.addText(abstract, 'abstract', placesOf.abstract(language));
  for (const [venue, language] of textsOf(record.venue?.name)) entry.addText(venue, 'venue', placesOf.venue(language));
  for (const [at, author] of record.authors.entries()) addAuthor(entry, author, at);
  for (const [at, area] of record.areas.entries()) entry.add(conceptToken(area), 'mark', at === 0 ? 2 : 1);
  for (const token of marksOf(record.type)) entry.add(token, 'mark', 3);
  // Words in an identifier say nothing: only its numbers are looked for by themselves.
  for (const id of [record.doi, record.arxiv, record.bibcode, record.openalex])
    for (const word of id ? words(id) : []) if (/\d/.test(word)) entry.add(`i${word}`, 'mark');
  if (record.year) entry.add(`y${record.year}`, 'mark');
  return entry.taken();
}

function addAuthor(entry: EntryWriter, { name, variants = [], affiliation }: AuthorshipRecord, at: number): void {
  const names = [...Object.values(name), ...variants].filter((one): one is string => Boolean(one));
  for (const part of new Set(names.flatMap(partsOfName))) {
    entry.add(`p${part}`, 'people');
    entry.put(`p${part}`, at);
    for (const term of soundsOf(part)) entry.add(term, 'people');
  }
  for (const [text] of textsOf(affiliation)) {
    const { tokens, parts } = affiliationOf(text);
    for (const token of tokens) entry.add(`i${token}`, 'mark');
    for (const word of parts) entry.add(`f${word}`, 'mark');
  }
}

const partsOfName = memoized((name): readonly string[] => [...new Set([...nameParts(name), ...words(name)])], {
  most: 50_000,
  length: 100,
});
const soundsOf = memoized((part): readonly string[] => nameKeys(part).flatMap((key) => (key[0] === 'k' ? [soundTerm(key, part)] : [])), {
  most: 50_000,
  length: 40,
});
export const soundTerm = (key: string, part = ''): string => `q${key}=${part}`;
/** Affiliations and keywords recur from record to record. */
const affiliationOf = memoized((text) => ({ tokens: [...new Set(institutionTokens(text))], parts: [...new Set(words(text))] }), {
  most: 20_000,
  length: 300,
});
const tokensOfKeyword = memoized((keyword): readonly string[] => keywordTokens([keyword]), { most: 20_000, length: 100 });

/** The terms of one record as they are gathered. */
class EntryWriter {
  readonly #terms = new Map<string, { readonly counts: number[]; places?: number[] }>();
  readonly #lengths = [0, 0, 0, 0, 0, 0];

  #of(term: string) {
    let own = this.#terms.get(term);
    if (!own) {
      own = { counts: [0, 0, 0, 0, 0, 0] };
      this.#terms.set(term, own);
    }
    return own;
  }

  add(term: string, field: Field, by = 1): void {
    const { counts } = this.#of(term);
    counts[fieldAt[field]] = (counts[fieldAt[field]] as number) + by;
  }

  put(term: string, place: number): void {
    const own = this.#of(term);
    if (!own.places) own.places = [place];
    else if (own.places.at(-1) !== place) own.places.push(place);
  }

  addText(text: string, field: Field, base: number, titleLanguage?: number): void {
    const analysis = analyse(text);
    const inside = this.#addConcepts(analysis, field, base);
    let saying = 0;
    for (const [at, { words: parts, whole, stop }] of analysis.units.entries()) {
      if (!stop) saying += 1;
      for (const word of parts) this.#addWord(word, field, inside[at] === 1, base + at);
      if (whole !== undefined && !parts.includes(whole)) this.#addWord(whole, field, inside[at] === 1, base + at);
    }
    const length = fieldAt[field];
    this.#lengths[length] = (this.#lengths[length] as number) + analysis.units.length;
    if (titleLanguage !== undefined && titleLanguage < 2) this.#lengths[4 + titleLanguage] = saying;
  }

  #addWord(word: string, field: Field, isInside: boolean, place: number): void {
    this.add(`w${word}`, field);
    const term = `${isInside ? 'x' : 's'}${stem(word)}`;
    this.add(term, field);
    this.put(term, place);
  }

  /** Concepts and what they are kinds of; gives which words stand inside a name of several. */
  #addConcepts({ units, spans, concepts }: Analysis, field: Field, base: number): Uint8Array {
    const meant = new Set(concepts);
    const inside = new Uint8Array(units.length);
    for (const span of spans) {
      if (span.to - span.from > 1) inside.fill(1, span.from, span.to);
      for (const token of span.concepts) {
        if (!meant.has(token)) continue;
        for (const term of [token, ...(houseVocabulary().broader.get(token) ?? []).map((wider) => `n${wider}`)]) {
          this.add(term, field);
          for (let at = span.from; at < span.to; at += 1) this.put(term, base + at);
        }
      }
    }
    return inside;
  }

  taken(): IndexEntry {
    const data = new Bytes(this.#terms.size * 6);
    const terms: string[] = [];
    for (const [term, { counts, places }] of this.#terms) {
      if (term.length > termMax || unlike.test(term)) continue;
      terms.push(term);
      // Texts in several languages may come in any order.
      writeTerm(
        data,
        term,
        counts,
        places?.sort((a, b) => a - b),
      );
    }
    return { terms: terms.join('\n'), data: data.taken(), lengths: packLengths(this.#lengths) };
  }
}
