import type { SearchScope } from '#lib/domain/query.ts';
import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { askedAbout } from '#lib/text/query/asked-about.ts';
import type { AskedYears } from '#lib/text/query/asked-years.ts';
import type { Identifier } from '#lib/text/query/identifier.ts';
import { keywordRuns, keywordToken } from '#lib/text/query/keyword-token.ts';
import { type Clause, parseQuery, type QueryField } from '#lib/text/query/parse-query.ts';
import { isPlainInQuestion, isVerbInQuestion } from '#lib/text/query/questions.ts';
import type { EntityType } from '#lib/text/vocabulary/concept.ts';
import { beginsPlaces, entityType } from '#lib/text/vocabulary/entity-type.ts';
import { defaultVocabulary, isVocabularyWord } from '#lib/text/vocabulary/vocabulary.ts';
import { isEnglishWord } from '#lib/text/words/english-words.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import { type Corrected, correct, readOtherwise } from './correct.ts';
import { institutionPart, institutionsIn, peopleIn, textOf } from './entities.ts';
import type { TermSource } from './search-source.ts';
import { authorWays, conceptWays, literalWays, type Part, partsOfWord, type Way, wordForms, wordWays } from './ways.ts';
import type { Field, Role } from './weights.ts';

/** A query as it is understood: what its parts are, and what shuts out. */
export interface Query {
  readonly parts: readonly Part[];
  readonly year?: AskedYears;
  readonly without: readonly Excluded[];
  /** Runs of stems that have to stand side by side. */
  readonly phrases: readonly (readonly string[])[];
  readonly identifier?: Identifier;
  /** The query with its spelling corrected, where a word was unknown. */
  readonly corrected?: Corrected;
  readonly isStrict: boolean;
  readonly isArabic: boolean;
  /** Between OR: queries of which one has to be met. Parts and phrases are then those of all of them. */
  readonly alternatives?: readonly Query[];
}

/** What a record may not have, in one field or anywhere: any of some terms, or stems side by side. */
export interface Excluded {
  readonly terms: readonly string[];
  readonly phrase?: readonly string[];
  readonly field?: Field;
}

/** Longer queries are not looked through for keywords. */
const keywordWords = 16;

const fieldOf: Readonly<Record<string, Field>> = {
  title: 'title',
  abstract: 'abstract',
  author: 'people',
  keyword: 'keyword',
  venue: 'venue',
  institution: 'mark',
  doi: 'mark',
  id: 'mark',
};

export interface SearchOptions {
  /** Only what stands there counts, for words without a field of their own. */
  readonly searchIn?: SearchScope;
  /** As typed: no correction, and only what meets every required part. */
  readonly strict?: boolean;
}

export function understand(source: TermSource, keyword: string, { searchIn = 'all', strict = false }: SearchOptions = {}): Query {
  const subject = strict ? keyword : askedAbout(keyword);
  const parsed = parseQuery(subject);
  // What is so in a text is looked for as it is: a title with "without", or with the years it is about.
  const { clauses, identifier, year } = parsed.isWorded && source.hasPhrase(stemsOf(subject)) ? parseQuery(subject, true) : parsed;
  const { wanted, excluded } = splitExcluded(source, clauses);
  const reading: Reading = { source, searchIn, strict, corrections: new Map() };
  const alternatives = [...Map.groupBy(wanted, ({ alternative }) => alternative).values()].map((own, at) => readClauses(own, at, reading));
  const all = alternatives.flatMap(({ parts }) => parts);
  const isOfYears = year !== undefined && all.every(({ role }) => role === 'request');
  const isFree = wanted.every(({ field }) => field === undefined) && alternatives.length < 2 && excluded.length === 0;
  const corrected = wholeCorrected(keyword, isFree, reading.corrections);
  const common = {
    without: excluded.flatMap((clause) => excludedBy(source, clause)),
    isStrict: strict,
    isArabic: isArabicText(keyword),
    ...(year && { year }),
    ...(identifier && { identifier }),
    ...(corrected && { corrected }),
  };
  return {
    ...common,
    // "Papers before 1950" asks for all of these years.
    parts: isOfYears ? [] : all,
    phrases: alternatives.flatMap(({ phrases }) => phrases),
    ...(alternatives.length > 1 && !isOfYears && { alternatives: alternatives.map((one) => ({ ...common, ...one })) }),
  };
}

const isArabicText = (text: string) => /[\u0621-\u064a]/.test(text);
const stemsOf = (text: string) => analyse(text).units.flatMap(({ stems }) => stems);

interface Reading {
  readonly source: TermSource;
  readonly searchIn: SearchScope;
  readonly strict: boolean;
  /** What was corrected so far, by what was typed. */
  readonly corrections: Map<string, Corrected>;
}

/** The parts and phrases of clauses that a record has to meet together. */
function readClauses(
  wanted: readonly Clause[],
  alternative: number,
  { source, searchIn, strict, corrections }: Reading,
): Pick<Query, 'parts' | 'phrases'> {
  const free = wanted.filter(({ field }) => field === undefined);
  const written = free.map(({ text }) => text).join(' ');
  const typed = strict ? written : readOtherwise(source, written);
  const meant = (text: string) => {
    const other = strict ? undefined : correct(source, text);
    if (other) corrections.set(text, other);
    return other?.text ?? text;
  };
  const scoped = scopedParts(source, meant(typed), searchIn, free.at(-1)?.prefix === true);
  const ofFields = wanted.flatMap(({ field, text }) =>
    field ? scopedParts(source, isOfText.has(field) ? meant(text) : text, field, false) : [],
  );
  return {
    parts: [...scoped, ...ofFields].map((part) => (alternative > 0 ? { ...part, alternative } : part)),
    // Names of people, keywords and institutions have no places in the index: in quotes they are looked for as without.
    phrases: wanted.filter(({ kind, field }) => kind === 'phrase' && hasPlaces.has(field ?? searchIn)).map(({ text }) => stemsOf(text)),
  };
}

const isOfText: ReadonlySet<string> = new Set<QueryField>(['title', 'abstract', 'venue']);
const hasPlaces: ReadonlySet<string> = new Set<QueryField | SearchScope>(['all', 'title', 'abstract', 'venue']);

/** Behind NOT and "without" the words that are one name with the first are left out with it; of "without" what is a topic stays. */
function splitExcluded(
  source: TermSource,
  clauses: readonly Clause[],
): { readonly wanted: readonly Clause[]; readonly excluded: readonly Clause[] } {
  const [wanted, excluded]: [Clause[], Clause[]] = [[], []];
  for (let at = 0; at < clauses.length; ) {
    const clause = clauses[at] as Clause;
    const nameClauses = clause.named ? nameFrom(clauses, at) : [clause];
    const topic = nameClauses.length > 1 ? { ...clause, text: nameClauses.map(({ text }) => text).join(' ') } : clause;
    if (!clause.exclude) wanted.push(topic);
    else if (clause.without && isTopic(source, topic.text)) wanted.push({ ...topic, exclude: false });
    else excluded.push(topic);
    at += nameClauses.length;
  }
  return { wanted, excluded };
}

const withoutWords = wordsOfClass('being-without').map((word) => word.replaceAll('-', ' '));
/** More names of a subject are not looked for behind such a word. */
const withoutNames = 4;

/** Whether being without something is a topic here, and no condition: texts are without it in these words, by any of its names. */
function isTopic(source: TermSource, text: string): boolean {
  const { spans, units } = analyse(text);
  const [subject] = spans.flatMap(({ from, to, concepts }) => (from === 0 && to === units.length ? concepts : []));
  const concept = subject === undefined ? undefined : defaultVocabulary().concepts.get(subject);
  const names = [text, ...(concept?.en.slice(0, withoutNames) ?? []), ...(concept?.ar.slice(0, withoutNames) ?? [])];
  const isOfScript = (name: string, word: string) => isArabicText(name) === isArabicText(word);
  const runs = names.flatMap((name) => withoutWords.flatMap((word) => (isOfScript(name, word) ? `${word} ${name}` : [])));
  return [...new Set(runs)].some((run) => source.hasPhrase(stemsOf(run)));
}

/** The words from a place on that are one name, or the one there. */
function nameFrom(clauses: readonly Clause[], at: number): readonly Clause[] {
  const first = clauses[at] as Clause;
  const isBehind = (one: Clause) => one.alternative === first.alternative && !one.exclude && !one.field && one.kind === 'word';
  const end = clauses.findIndex((one, place) => place > at && !isBehind(one));
  const nameClauses = clauses.slice(at, end < 0 ? undefined : end);
  const { spans } = analyse(nameClauses.map(({ text }) => text).join(' '));
  return nameClauses.slice(0, spans.find(({ from }) => from === 0)?.to ?? 1);
}

/** The whole query as it was meant: where it has fields, with the words corrected where they stand. */
function wholeCorrected(keyword: string, isFree: boolean, corrections: ReadonlyMap<string, Corrected>): Corrected | undefined {
  const [first] = corrections.values();
  if (!first || isFree) return first;
  let text = keyword;
  for (const [typed, other] of corrections) text = text.replace(typed, () => other.text);
  return { ...first, text };
}

/** The parts of a text that is looked for in one field: a scope, "title:moon", `author:زهير`. */
function scopedParts(source: TermSource, text: string, scope: string, isUnfinished: boolean): Part[] {
  const field = fieldOf[scope];
  if (field === undefined || text.trim() === '') return partsOf(source, text, isUnfinished);
  if (field === 'keyword') return keywordParts(source, text);
  if (scope === 'institution') return [institutionPart(source, text)];
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

/** What shuts a record out: a subject or a word in any form, of several words that name no subject all of them side by side, in the field they were asked in. */
function excludedBy(source: TermSource, { text, field: name }: Clause): Excluded[] {
  const field = name && fieldOf[name];
  const { units, spans } = analyse(text);
  if (field === 'people') return [{ terms: units.slice(-1).flatMap(({ words }) => words.map((word) => `p${word}`)) }];
  if (name === 'institution') return institutionPart(source, text).ways.map(({ term }) => ({ terms: [term] }));
  const concepts = spans.flatMap(({ from, to, concepts }) => (from === 0 && to === units.length ? concepts : []));
  const stems = stemsOf(text);
  const [only = ''] = stems;
  const terms = [...concepts, ...(stems.length === 1 ? [`w${units[0]?.words[0]}`, `s${only}`, `x${only}`] : [])];
  return [{ terms, ...(stems.length > 1 && { phrase: stems }), ...(field && { field }) }];
}

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

interface Keyword {
  readonly from: number;
  readonly to: number;
  readonly token: string;
}

/** The keywords of records that runs of words are. */
const keywordsIn = (source: TermSource, units: readonly AnalysedWord[]): readonly Keyword[] =>
  keywordRuns(units.slice(0, keywordWords)).filter(({ token }) => source.count(token) > 0);
