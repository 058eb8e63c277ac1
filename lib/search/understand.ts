import type { SearchScope } from '#lib/domain/query.ts';
import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { beginsAsInstitution, institutionKeys, isInstitutionName, namesInstitute } from '#lib/text/names/institution.ts';
import { askedAbout } from '#lib/text/query/asked-about.ts';
import type { AskedYears } from '#lib/text/query/asked-years.ts';
import type { Identifier } from '#lib/text/query/identifier.ts';
import { keywordRuns, keywordToken } from '#lib/text/query/keyword-token.ts';
import { parseQuery } from '#lib/text/query/parse-query.ts';
import { isPlainInQuestion, isVerbInQuestion } from '#lib/text/query/questions.ts';
import type { EntityType } from '#lib/text/vocabulary/concept.ts';
import { beginsPlaces, entityType } from '#lib/text/vocabulary/entity-type.ts';
import { isVocabularyWord } from '#lib/text/vocabulary/vocabulary.ts';
import { isEnglishWord } from '#lib/text/words/english-words.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { stem } from '#lib/text/words/stem.ts';
import { type Corrected, correct, readOtherwise } from './correct.ts';
import type { Entity, TermSource } from './search-source.ts';
import { authorWays, conceptWays, literalWays, partsOfWord, type Way, wordForms, wordWays } from './ways.ts';
import type { Field, Role } from './weights.ts';

/** One thing asked for, and every way it may be met. */
export interface Part {
  readonly text: string;
  readonly role: Role;
  readonly ways: readonly Way[];
  /** Of a name of several words: the ways of each, which together are one more way. */
  readonly words: readonly (readonly Way[])[];
  /** Only what stands there counts. */
  readonly field?: Field;
  /** Records that one entity is behind, found by more than terms: what somebody signed. */
  readonly entity?: Entity;
  /** How many written words it is. */
  readonly length: number;
}

/** A query as it is understood: what its parts are, and what shuts out. */
export interface Query {
  readonly parts: readonly Part[];
  readonly year?: AskedYears;
  /** Terms that shut out. */
  readonly without: readonly string[];
  /** Runs of stems that have to stand side by side. */
  readonly phrases: readonly (readonly string[])[];
  readonly identifier?: Identifier;
  /** The query with its spelling corrected, where a word was unknown. */
  readonly corrected?: Corrected;
  readonly isStrict: boolean;
  readonly isArabic: boolean;
}

/** Longer runs of words are no name of an institution, and longer queries are not looked through for keywords. */
const institutionWords = 9;
const keywordWords = 16;
const namesMost = 40;

const fieldOf: Readonly<Record<string, Field>> = {
  title: 'title',
  abstract: 'abstract',
  author: 'people',
  keyword: 'keyword',
  doi: 'mark',
};

export interface SearchOptions {
  /** Only what stands there counts, for words without a field of their own. */
  readonly searchIn?: SearchScope;
  /** As typed: no correction, and only what meets every required part. */
  readonly strict?: boolean;
}

export function understand(source: TermSource, keyword: string, { searchIn = 'all', strict = false }: SearchOptions = {}): Query {
  const { clauses, identifier, year } = parseQuery(strict ? keyword : askedAbout(keyword));
  const wanted = clauses.filter(({ exclude }) => !exclude);
  const free = wanted.filter(({ field }) => field === undefined);
  const written = free.map(({ text }) => text).join(' ');
  const typed = strict ? written : readOtherwise(source, written);
  const corrections = new Map<string, Corrected>();
  const meant = (text: string) => {
    const other = strict ? undefined : correct(source, text);
    if (other) corrections.set(text, other);
    return other?.text ?? text;
  };
  const scoped = scopedParts(source, meant(typed), searchIn, free.at(-1)?.prefix === true);
  const ofFields = wanted.flatMap(({ field, text }) =>
    field ? scopedParts(source, field === 'title' || field === 'abstract' ? meant(text) : text, field, false) : [],
  );
  const all = [...scoped, ...ofFields];
  // "Papers before 1950" asks for all of these years.
  const parts = year && all.every(({ role }) => role === 'request') ? [] : all;
  const corrected = wholeCorrected(keyword, free.length === wanted.length, corrections);
  return {
    parts,
    without: clauses.filter(({ exclude }) => exclude).flatMap(({ text }) => excludedTerms(text)),
    // Names of people have no places in the index: in quotes they are looked for as without.
    phrases: wanted
      .filter(({ kind, field }) => kind === 'phrase' && (field ?? searchIn) !== 'author')
      .map(({ text }) => analyse(text).units.flatMap(({ stems }) => stems)),
    isStrict: strict,
    isArabic: /[\u0621-\u064a]/.test(keyword),
    ...(year && { year }),
    ...(identifier && { identifier }),
    ...(corrected && { corrected }),
  };
}

/** The whole query as it was meant: where it has fields, with the words corrected where they stand. */
function wholeCorrected(keyword: string, isFree: boolean, corrections: ReadonlyMap<string, Corrected>): Corrected | undefined {
  const [first] = corrections.values();
  if (!first || isFree) return first;
  let text = keyword;
  for (const [typed, other] of corrections) text = text.replace(typed, () => other.text);
  return { text, by: first.by };
}

/** The parts of a text that is looked for in one field: a scope, "title:moon", `author:زهير`. */
function scopedParts(source: TermSource, text: string, scope: string, isUnfinished: boolean): Part[] {
  const field = fieldOf[scope];
  if (field === undefined || text.trim() === '') return partsOf(source, text, isUnfinished);
  if (field === 'keyword') return keywordParts(source, text);
  if (field !== 'people') return partsOf(source, text, isUnfinished).map((part) => ({ ...part, field }));
  const entity = source.peopleNamed(text);
  if (entity.size > 0) return [{ text, role: 'person', ways: [], words: [], field, entity, length: 1 }];
  const words = analyse(text).units.flatMap((unit) => unit.words);
  return words.map((word): Part => ({ text: word, role: 'word', ways: authorWays(source, word), words: [], field, length: 1 }));
}

/** Where only keywords count: words that are a keyword here together are one part, the longest first; every other word has to be one by itself. */
function keywordParts(source: TermSource, text: string): Part[] {
  const { units } = analyse(text);
  const known = keywordsIn(source, units).toSorted((a, b) => b.to - a.to);
  const parts: Part[] = [];
  for (let at = 0; at < units.length; ) {
    const to = known.find(({ from }) => from === at)?.to ?? at + 1;
    const own = units.slice(at, to);
    const token = keywordToken(own);
    const ways: Way[] = token === undefined ? [] : [{ type: 'keyword', term: token, factor: 1 }];
    if (token !== undefined || !own[0]?.stop)
      parts.push({ text: textOf(own), role: 'subject', ways, words: [], field: 'keyword', length: own.length });
    at = to;
  }
  return parts;
}

function excludedTerms(text: string): string[] {
  const { spans, units } = analyse(text);
  return [...spans.flatMap(({ concepts }) => concepts), ...units.flatMap(({ words }) => (words.length === 1 ? [`w${words[0]}`] : []))];
}

const textOf = (units: readonly AnalysedWord[]) => units.map(({ words }) => words.join(' ')).join(' ');

/** The parts of a text from the left: institutions, people, concepts, words. */
function partsOf(source: TermSource, text: string, isUnfinished: boolean): Part[] {
  const { units, spans } = analyse(text);
  const entities = [...institutionsIn(source, units), ...peopleIn(source, units, spans)];
  const named = spans.flatMap(({ concepts }) => concepts);
  const keywords = keywordsIn(source, units);
  const parts: Part[] = [];
  for (let at = 0; at < units.length; ) {
    const entity = entities.find(({ from }) => from === at);
    if (entity) {
      parts.push(entity.part);
      at = entity.to;
      continue;
    }
    const span = spans.find(({ from }) => from === at);
    const to = span?.to ?? at + 1;
    const own = units.slice(at, to);
    const isLast = isUnfinished && at === units.length - 1;
    // A keyword of a part of a name is another name.
    const meant = keywords.filter((keyword) => keyword.from <= at && keyword.to >= to);
    const ofThing = parts.at(-1)?.role === 'thing';
    const ofPlace = !span && at > 0 && beginsPlaces(units[at - 1]?.stems.join(' ') ?? '');
    if (span || !own[0]?.stop) parts.push(partOf(source, { own, span, named, isLast, keywords: meant, ofThing, ofPlace }));
    at = to;
  }
  return parts;
}

interface Written {
  readonly own: readonly AnalysedWord[];
  readonly span: ConceptSpan | undefined;
  readonly named: readonly string[];
  readonly isLast: boolean;
  readonly keywords: readonly Keyword[];
  /** Behind the name of a thing, of which a number is part: «أبولو 11». */
  readonly ofThing: boolean;
  /** Behind what names of places begin with, so that it is nobody's name: "Wadi Musa". */
  readonly ofPlace: boolean;
}

/** What people are met by. */
const ofPeople = ({ term }: Way) => term.startsWith('p');

function partOf(source: TermSource, { own, span, named, isLast, keywords, ofThing, ofPlace }: Written): Part {
  const isNumber = ofThing && /^\d{1,3}$/.test(own[0]?.words[0] ?? '');
  const word = own.length === 1 && own[0] ? wordWays(source, own[0], { isLast, isSubject: span !== undefined, named }) : [];
  const literal = ofPlace ? word.filter((way) => !ofPeople(way)) : word;
  const role = isNumber || isProcess(source, word, roleOf(own, span)) ? 'word' : roleOf(own, span);
  const isEntity = role === 'thing' || role === 'place' || role === 'agency';
  const concept = span ? conceptWays(span, textOf(own), isEntity) : [];
  // A subject whose name no text has is not met by the words of its name in some other order or form.
  const isNowhere =
    span !== undefined && !concept.some(({ type, term }) => (type === 'concept' || type === 'narrower') && source.count(term) > 0);
  return {
    text: textOf(own),
    role,
    ways: [...concept, ...literal, ...keywords.map(({ token }): Way => ({ type: 'keyword', term: token, factor: 1 }))],
    words: isNowhere ? [] : wordsOf(own),
    length: own.length,
  };
}

/** Of a name of several words, or of a word with joints (B1913+16), each. */
function wordsOf(own: readonly AnalysedWord[]): Way[][] {
  const waysOf = (unit: AnalysedWord) =>
    unit.words.length > 1 && unit.whole === undefined ? partsOfWord(unit).map(wordForms) : [literalWays(unit)];
  if (own.length > 1) return own.filter(({ stop }) => !stop).flatMap(waysOf);
  const parts = own.flatMap(partsOfWord);
  return parts.length > 1 ? parts.map(wordForms) : [];
}

/** A plain verb that leads to subjects is what is asked: how stars die. */
const isProcess = (source: TermSource, ways: readonly Way[], role: Role): boolean =>
  role === 'plain' && ways.some(({ type, term }) => type === 'process' && term.startsWith('c_') && source.count(term) > 0);

/** A spacecraft is a thing; pictures of some are what other things are looked at with. */
const roleOfType: Readonly<Record<EntityType, Role>> = {
  mission: 'thing',
  sensor: 'method',
  agency: 'agency',
  thing: 'thing',
  place: 'place',
  method: 'method',
  document: 'document',
  subject: 'subject',
};

function roleOf(units: readonly AnalysedWord[], span: ConceptSpan | undefined): Role {
  const kinds = units.map(({ stems }) => generality(stems.join(' '))?.kind);
  const [kind] = kinds;
  if (kind && kinds.every((one) => one !== undefined)) return kind;
  if (span) return roleOfType[entityType(span.concepts[0] ?? '')];
  const [word = ''] = units[0]?.words ?? [];
  // A number is in texts on anything, but for a year before there was printing.
  if (/^\d{1,4}$/.test(word) && !(word.length > 2 && Number(word) < 1450)) return 'general';
  if (isPlainInQuestion(word) || isVerbInQuestion(word)) return 'plain';
  return isEnglishWord(word) && !isVocabularyWord(word) ? 'prose' : 'word';
}

interface Named {
  readonly from: number;
  readonly to: number;
  readonly part: Part;
}

const entityPart = (text: string, more: Partial<Part>): Part => ({ text, role: 'institution', ways: [], words: [], length: 1, ...more });

/** Words of asking around a name are no part of it. */
function meantRange(units: readonly AnalysedWord[]): readonly [number, number] {
  const says = (unit: AnalysedWord) => !unit.stop && generality(unit.stems.join(' '))?.kind !== 'request';
  return [units.findIndex(says), units.findLastIndex(says) + 1];
}

/** Runs of words that are the name, its beginning or the initials of an institution somebody here is from; a beginning has to be all that is asked. */
function institutionsIn(source: TermSource, units: readonly AnalysedWord[]): Named[] {
  const [first, last] = meantRange(units);
  const found: Named[] = [];
  for (let from = 0; from < units.length; from += 1)
    for (let to = Math.min(units.length, from + institutionWords); to > from; to -= 1) {
      const text = textOf(units.slice(from, to));
      const isAll = from <= first && to >= last;
      const initials = to - from === 1 ? initialsTerm(source, text) : [];
      if (!(isAll || initials.length > 0 || (to - from > 1 && namesInstitute(text)))) continue;
      const terms = isAll || initials.length === 0 ? institutionTerms(source, text) : initials;
      if (terms.length === 0 || (to - from === 1 && source.count(`w${text}`) > 0)) continue;
      const ways = terms.map((term): Way => ({ type: 'institution', term, factor: 1 }));
      found.push({ from, to, part: entityPart(text, { ways, length: to - from }) });
      from = to - 1;
      break;
    }
  return found.length > 0 ? found : absentInstitution(source, units.slice(first, last), first);
}

/** An institution by its own words that nobody here is from, and no text speaks of: no part of its name is looked for. */
function absentInstitution(source: TermSource, units: readonly AnalysedWord[], from: number): Named[] {
  const count = isInstitutionName(textOf(units)) ? units.length : beginsAsInstitution(units.map(({ words }) => words.join(' ')));
  const own = units.slice(0, count);
  const terms = own.map((unit) => literalWays(unit).map(({ term }) => term));
  if (count < 2 || source.hasTogether(terms)) return [];
  return [{ from, to: from + count, part: entityPart(textOf(own), { length: count }) }];
}

function institutionTerms(source: TermSource, text: string): string[] {
  const keys = institutionKeys(text);
  const begins = [...(keys?.beginnings ?? []), ...(keys?.initials && keys.isShortened ? [keys.initials] : [])];
  return [...new Set([...begins.flatMap((one) => source.termsBeginning(`i${one}`, namesMost)), ...initialsTerm(source, text)])];
}

/** Of a word that is the initials of an institution somebody here is from. */
function initialsTerm(source: TermSource, text: string): string[] {
  const term = `i${institutionKeys(text)?.initials}`;
  return source.count(term) > 0 ? [term] : [];
}

const nameWordsMost = 4;

/** Runs of two to four words that are one person's name here, in any spelling; words that texts have too only as they are written. */
function peopleIn(source: TermSource, units: readonly AnalysedWord[], spans: readonly ConceptSpan[]): Named[] {
  const isNamed = (at: number) => spans.some(({ from, to }) => to - from > 1 && from <= at && at < to);
  const mayBe = ({ words }: AnalysedWord, at: number) => words.every((word) => /^\p{L}+$/u.test(word)) && !isNamed(at);
  const isOfTexts = ({ words }: AnalysedWord) => words.every((word) => source.count(`w${word}`) > 0 || source.count(`s${stem(word)}`) > 0);
  // "How long a CubeSat": of more words than a name what joins them is no initial of it.
  const isJoined = (own: readonly AnalysedWord[]) => own.length < units.length && (own[0]?.stop || own.at(-1)?.stop);
  const isOfSubject = (at: number) => units[at]?.stop === true || spans.some(({ from, to }) => from <= at && at < to);
  const found: Named[] = [];
  for (let from = 0; from < units.length; from += 1)
    for (let to = Math.min(units.length, from + nameWordsMost); to > from + 1; to -= 1) {
      const own = units.slice(from, to);
      if (!own.every((unit, at) => mayBe(unit, from + at)) || own.every(({ stop }) => stop) || isJoined(own)) continue;
      const isWritten = own.every(({ words }) => words.every((word) => source.count(`p${word}`) > 0));
      if (!isWritten && (own.every(isOfTexts) || own.some((_, at) => isOfSubject(from + at)))) continue;
      const text = textOf(own);
      const entity = source.peopleNamed(text);
      if (entity.size === 0) continue;
      found.push({ from, to, part: entityPart(text, { role: 'person', entity, length: to - from }) });
      from = to - 1;
      break;
    }
  return found;
}

interface Keyword {
  readonly from: number;
  readonly to: number;
  readonly token: string;
}

/** The keywords of records that runs of words are. */
const keywordsIn = (source: TermSource, units: readonly AnalysedWord[]): readonly Keyword[] =>
  keywordRuns(units.slice(0, keywordWords)).filter(({ token }) => source.count(token) > 0);
