import type { Highlight, MatchReason, Ref, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { wordRanges } from '#lib/text/analyse/analyse.ts';
import { institutionKeys, institutionParts, isFrom } from '#lib/text/names/institution.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words as wordsOf } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { firstPosition, languageSlot } from './index-record.ts';
import type { MatchedPart } from './match-parts.ts';
import type { Match } from './matches.ts';
import { alternativesOf } from './policy.ts';
import type { SearchOutcome } from './search.ts';
import type { SearchSource } from './search-source.ts';
import type { Way } from './ways.ts';
import { requiredParts } from './ways.ts';
import { closeness, strong, type WayType } from './weights.ts';
import { findPhrase } from './word-records.ts';

/** How one record matches the query: its match with each part, and the positions of the matched words in its texts. */
export interface RowMatch {
  readonly matches: readonly (Match | undefined)[];
  readonly positions: ReadonlySet<number>;
  /** Indexes in the author list: `authors` have a matched name, `people` are persons whom the query names. */
  readonly authors: readonly number[];
  readonly people: readonly number[];
}

interface MutableRowMatch {
  readonly matches: (Match | undefined)[];
  readonly positions: Set<number>;
  readonly authors: number[];
  readonly people: number[];
}

/** The matches of a page's records, read from the index, by ordinal. */
export function rowMatches(source: SearchSource, { parts, query }: SearchOutcome, docs: readonly number[]): ReadonlyMap<number, RowMatch> {
  const docSet = new Set(docs);
  const matchByDoc = new Map(
    docs.map((doc): [number, MutableRowMatch] => [doc, { matches: [], positions: new Set(), authors: [], people: [] }]),
  );
  const positionsOf = (terms: readonly string[]) => terms.flatMap((term) => (source.count(term) > 0 ? [source.positions(term, docs)] : []));
  for (const part of parts) {
    const matches = part.matches.of(docSet);
    const levels = termsToMark(part, matches).map(positionsOf);
    const words = wordsToMark(part).map(positionsOf);
    const authors = positionsOf(part.part.ways.flatMap(({ term }) => (term[0] === 'p' ? term : [])));
    for (const [doc, row] of matchByDoc) {
      row.matches.push(matches.get(doc));
      if (!matches.has(doc)) continue;
      const markedPositions = levels.map((lists) => lists.flatMap((list) => list.get(doc) ?? [])).find((positions) => positions.length > 0);
      const adjacent = adjacentPositions(words.map((lists) => lists.flatMap((list) => list.get(doc) ?? [])));
      for (const position of [...(markedPositions ?? []), ...adjacent]) row.positions.add(position);
      const authorship = part.part.entity?.signed.get(doc);
      row.authors.push(...authors.flatMap((list) => list.get(doc) ?? []), ...(authorship ? [authorship.author] : []));
      if (authorship) row.people.push(authorship.author);
    }
  }
  for (const phrase of query.phrases) keepPhrase(matchByDoc, findPhrase(source, phrase, Int32Array.from(docs)));
  return matchByDoc;
}

/** Restricts the highlights to the positions where the words of the phrase are adjacent. */
function keepPhrase(matchByDoc: ReadonlyMap<number, MutableRowMatch>, runs: ReadonlyMap<number, readonly number[]>): void {
  for (const [doc, { positions }] of matchByDoc) {
    if (!runs.has(doc)) continue;
    positions.clear();
    for (const position of runs.get(doc) ?? []) positions.add(position);
  }
}

/** Terms to highlight, by priority: those of the query part itself (also inside longer names), narrower concepts, other matched terms. */
function termsToMark({ part: { ways } }: MatchedPart, matches: ReadonlyMap<number, Match>): readonly (readonly string[])[] {
  const matchedTerms = new Set([...matches.values()].map(({ term }) => term));
  const isItself = ({ type }: Pick<Way, 'type'>) => strong.has(type) && type !== 'narrower';
  const isNarrower = ({ type }: Way) => type === 'narrower';
  const others = ways.filter((way) => !isItself(way) && !isNarrower(way) && matchedTerms.has(way.term));
  return [ways.filter(isItself), ways.filter(isNarrower), others].map((level) => [
    ...new Set(
      level.flatMap(({ term, type }) => {
        if (term[0] === 'w') return stemTerm(term.slice(1));
        if (term[0] === 'c' && isItself({ type })) return [term, ...namesInOneWord(term)];
        return /^[scn]/.test(term) ? term : [];
      }),
    ),
  ]);
}

/** Stems of a concept's one-word names. They find «المريخ» in a longer name, where it is indexed as a word and not as a concept. */
function namesInOneWord(token: string): readonly string[] {
  const { en = [], ar = [] } = defaultVocabulary().concepts.get(token) ?? {};
  return [...en, ...ar].map(fold).flatMap((name) => (/^\p{L}+$/u.test(name) ? stemTerm(name) : []));
}

const stemTerm = (word: string) => `s${stem(word)}`;

/** The words to highlight for a person, or for a name of several words. */
function wordsToMark({ part: { words, entity, text } }: MatchedPart): readonly (readonly string[])[] {
  if (entity) return text.split(' ').map((word) => [stemTerm(word)]);
  return words.map((ways) => ways.flatMap(({ term }) => (term[0] === 's' ? term : [])));
}

/** Positions of words that are near each other, with at most one other word between; for a single word, all of its positions. */
function adjacentPositions(words: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = words;
  return first.flatMap((position) => {
    const nearby = others.map((positions) => positions.filter((other) => Math.abs(other - position) <= words.length));
    return nearby.every((positions) => positions.length > 0) ? [position, ...nearby.flat()] : [];
  });
}

/** What explaining a row needs besides the row: the answer, a function from area id to concept, and the reader's language. */
export interface RowContext {
  readonly answer: SearchOutcome;
  readonly areaOf: (id: string) => string;
  readonly language: string;
}

/** Adds to a row the reason why it is in the result: highlights or, when the title has none, possibly the kind of match. */
export function explainRow(research: Research, match: RowMatch, context: RowContext): Research {
  const title = titleMarks(research, match);
  const highlights = [...title, ...keywordMarks(research, match), ...authorMarks(research, match, context)];
  const reason = title.length > 0 ? undefined : reasonOf(research, match, context);
  const isReasonNeeded = reason?.kind === 'author' || (reason?.kind === 'language' && research.title.alt?.lang === reason.lang);
  if (highlights.length > 0 || isReasonNeeded)
    return { ...research, ...(highlights.length > 0 && { highlights }), ...(reason && isReasonNeeded && { match: reason }) };
  const affiliations = affiliationMarks(research, context);
  if (affiliations.length > 0) return { ...research, highlights: affiliations };
  return { ...research, ...(reason && { match: reason }) };
}

/** Whether fields that a list leaves out, the abstract or the full author list, would explain the match better. */
export const needsWholeRecord = ({ highlights, match }: Research, { positions, matches }: RowMatch): boolean =>
  !highlights &&
  match?.kind !== 'author' &&
  ([...positions].some((position) => position >= firstPosition.abstract(0)) || matches.some((match) => match && byPeople.has(match.type)));

const byPeople: ReadonlySet<WayType> = new Set<WayType>(['institution', 'person', 'nameKey']);

/** Explains a row from the complete record: if needed, also by the abstract and the venue. */
export function explainWhole(research: Research, match: RowMatch, context: RowContext): Pick<Research, 'highlights' | 'match'> {
  const { highlights, match: reason } = explainRow(research, match, context);
  if (highlights || reason?.kind === 'author') return { ...(highlights && { highlights }), ...(reason && { match: reason }) };
  const marks = [
    ...textsOf(research.abstract).flatMap((text) => longMarks('abstract', text, firstPosition.abstract, match)),
    ...textsOf(research.venue?.name).flatMap((text) => longMarks('venue', text, firstPosition.venue, match)),
  ];
  const [first] = marks;
  return first ? { highlights: marks.filter((mark) => wholeOf(mark) === wholeOf(first)) } : { ...(reason && { match: reason }) };
}

/** Match types that count as missing: no match, some words of the name, a broader or related concept. */
const incomplete: ReadonlySet<WayType | undefined> = new Set<WayType | undefined>([undefined, 'some', 'wider', 'area', 'related']);

/** The texts of the query parts that a record does not match. With OR, those of the operand with the fewest missing parts. */
export function missingParts({ parts }: SearchOutcome, { matches }: RowMatch): string[] {
  const typeOf = new Map(parts.map((part, index) => [part, matches[index]?.type]));
  const missing = alternativesOf(parts).map((operand) => requiredParts(operand).filter((part) => incomplete.has(typeOf.get(part))));
  const [fewest = []] = missing.sort((a, b) => a.length - b.length);
  return fewest.map(({ part }) => part.text);
}

const isEnglish = (text: Pick<Text, 'lang'> | undefined) => text?.lang === 'en';
const slotOfTitle = ({ title }: Research) => languageSlot(title.lang, isEnglish(title.alt));
const textsOf = (text: Text | undefined): Text[] =>
  text === undefined ? [] : [{ value: text.value, lang: text.lang }, ...(text.alt ? [{ value: text.alt.value, lang: text.alt.lang }] : [])];

/** Character ranges of the matched words of a text whose first word is at position `base`. Texts without a match are not tokenised. */
function matchedRanges(text: string, base: number, positions: ReadonlySet<number>): (readonly [number, number])[] {
  let hasMatch = false;
  for (const position of positions) if (position >= base && position < base + text.length) hasMatch = true;
  return hasMatch ? wordRanges(text).filter((_, index) => positions.has(base + index)) : [];
}

function titleMarks({ title }: Research, match: RowMatch): Highlight[] {
  return marksIn('title', title, isEnglish(title.alt), match);
}

/** A row with highlights also in the title in the other language, which lists show below the main title. */
export function withOtherTitle(research: Research, match: RowMatch): Research {
  const { title, highlights = [] } = research;
  if (!title.alt) return research;
  const inOther = marksIn('titleAlt', title.alt, isEnglish(title), match);
  return inOther.length > 0 ? { ...research, highlights: [...highlights, ...inOther] } : research;
}

function marksIn(field: string, { value, lang }: Pick<Text, 'value' | 'lang'>, hasEnglish: boolean, { positions }: RowMatch): Highlight[] {
  const base = firstPosition.title(languageSlot(lang, hasEnglish));
  return runsOf(value, matchedRanges(value, base, positions)).map((range) => markOf(field, value, range));
}

function keywordMarks({ keywords, keywordsLanguage = 'en' }: Research, { positions }: RowMatch): Highlight[] {
  const language = languageSlot(keywordsLanguage, false);
  let from = 0;
  const ranges: (readonly [number, number])[] = [];
  for (const [index, keyword] of keywords.entries()) {
    for (const [start, end] of matchedRanges(keyword, firstPosition.keyword(language, index), positions))
      ranges.push([from + start, from + end]);
    from += keyword.length + keywordSeparator.length;
  }
  const text = keywords.join(keywordSeparator);
  return runsOf(text, ranges).map((range) => markOf('keywords', text, range));
}

/** Highlights in the authors of a row: the matched words of a name, or the whole name of a person the query means. */
function authorMarks({ authors }: Research, match: RowMatch, { answer }: RowContext): Highlight[] {
  const ways = answer.parts.flatMap(({ part }) => part.ways);
  const nameWords = new Set(ways.flatMap(({ type, term }) => (term[0] === 'p' && strong.has(type) ? term.slice(1) : [])));
  return authors.flatMap(({ name: { value }, position }) => {
    if (match.people.includes(position - 1)) return [markOf('authors', value, [0, value.length])];
    if (!match.authors.includes(position - 1)) return [];
    const ranges = wordRanges(value).filter(([from, to]) => wordsOf(value.slice(from, to)).some((word) => nameWords.has(word)));
    return runsOf(value, ranges).map((range) => markOf('authors', value, range));
  });
}

const keywordSeparator = ' · ';

function longMarks(
  field: string,
  { value, lang }: Text,
  firstPositionOf: (language: number) => number,
  { positions }: RowMatch,
): Highlight[] {
  const [first, ...others] = runsOf(value, matchedRanges(value, firstPositionOf(languageSlot(lang, false)), positions));
  return first ? [first, ...others].flatMap((range) => excerptHighlight(field, value, range, first) ?? []) : [];
}

/** Highlights the institution of the query in the first affiliation text that names it. */
function affiliationMarks({ authors }: Research, { answer }: RowContext): Highlight[] {
  const queryKeys = answer.parts.flatMap(({ part }) => (part.role === 'institution' ? (institutionKeys(part.text) ?? []) : []));
  for (const { value } of authors.flatMap(({ affiliation }) => textsOf(affiliation))) {
    const part = institutionParts(value).find((name) => queryKeys.some((keys) => isFrom(name, keys)));
    const from = part === undefined ? -1 : value.indexOf(part);
    if (part === undefined || from < 0) continue;
    const range = [from, from + part.length] as const;
    return [excerptHighlight('affiliation', value, range, range)].filter((mark) => mark !== undefined);
  }
  return [];
}

function reasonOf(
  research: Research,
  { matches, positions, authors }: RowMatch,
  { answer, areaOf, language }: RowContext,
): MatchReason | undefined {
  const isNamed = matches.some((match) => match?.type === 'person' || match?.type === 'nameKey');
  const person = isNamed ? research.authors.find(({ position }) => authors.includes(position - 1)) : undefined;
  if (person) return { kind: 'author', name: person.name };
  const { title } = research;
  const titleSlot = slotOfTitle(research);
  if (
    title.alt &&
    [...positions].some((position) => position < firstPosition.keyword(0, 0) && Math.floor(position / firstPosition.title(1)) !== titleSlot)
  )
    return { kind: 'language', lang: title.alt.lang };
  // Of the record's areas, the one closest to the query is the reason.
  const closenessByTerm = new Map(
    answer.parts.flatMap(({ part }) => part.ways.map(({ term, type, factor }) => [term, closeness[type] * factor] as const)),
  );
  const closestTo = ({ id }: Ref) => closenessByTerm.get(areaOf(id)) ?? 0;
  const [area] = research.areas.filter((area) => closestTo(area) > 0).sort((a, b) => closestTo(b) - closestTo(a));
  if (area) return { kind: 'area', name: area.name };
  return title.lang === language ? undefined : { kind: 'language', lang: title.lang };
}

type Range = readonly [from: number, to: number];

/** Merges adjacent matched words, and connectives between them, into ranges. The longest range comes first, the others in text order. */
function runsOf(text: string, ranges: readonly Range[]): readonly Range[] {
  const runs: { from: number; to: number; words: number }[] = [];
  for (const [from, to] of ranges) {
    const previous = runs.at(-1);
    if (previous && connective.test(text.slice(previous.to, from))) {
      previous.to = Math.max(to, previous.to);
      previous.words += 1;
    } else runs.push({ from, to, words: 1 });
  }
  const maxWords = runs.reduce((longest, { words }) => Math.max(longest, words), 0);
  const first = runs.find(({ words }) => words === maxWords);
  return (first ? [first, ...runs.filter((run) => run !== first)] : []).map(({ from, to }) => [from, to]);
}

/** What may be between two matched words of one name: 3I/ATLAS, Vera C. Rubin, Rayhan al-Biruni, University of Tasmania. */
const connective = /^(?:[\s\p{Pd}/]*|\s+\p{Lu}\.?\s+|[\s\p{Pd}]*\b(?:al|el)[\s\p{Pd}]+|\s+of(?:\s+the)?\s+)$/iu;

/** Splits the text of a field at a match: `before + match + after` is the text. */
const markOf = (field: string, text: string, [from, to]: Range): Highlight => ({
  field,
  before: text.slice(0, from),
  match: text.slice(from, to),
  after: text.slice(to),
});

const wholeOf = ({ field, before, match, after }: Highlight) => `${field} ${before}${match}${after}`;

/** Characters of context on either side of a match. */
const contextLength = 80;

/** A match as a highlight in the excerpt around the first match; undefined for a match outside that excerpt. */
function excerptHighlight(field: string, text: string, [from, to]: Range, [first, last]: Range): Highlight | undefined {
  const start = first > contextLength ? first - text.slice(0, first).slice(-contextLength).replace(/^\S*/, '').length : 0;
  const end = text.length - last > contextLength ? last + text.slice(last, last + contextLength).replace(/\S*$/, '').length : text.length;
  if (from < start || to > end) return undefined;
  const mark = markOf(field, text.slice(start, end), [from - start, to - start]);
  return { ...mark, before: start > 0 ? `…${mark.before}` : mark.before, after: end < text.length ? `${mark.after}…` : mark.after };
}
