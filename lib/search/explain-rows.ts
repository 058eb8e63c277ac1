import type { Highlight, MatchReason, Ref, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { wordRanges } from '#lib/text/analyse.ts';
import { institutionKeys, institutionParts, isFrom } from '#lib/text/names/institution.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words as wordsOf } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { languagePlace, placesOf } from './index-record.ts';
import type { MatchedPart } from './match-parts.ts';
import type { Match } from './matches.ts';
import { alternativesOf } from './policy.ts';
import { requiredParts } from './rank.ts';
import type { Answer } from './search.ts';
import type { SearchSource } from './search-source.ts';
import { standing } from './together.ts';
import type { Way } from './ways.ts';
import { closeness, strong, type WayType } from './weights.ts';

/** How one record met the query: by part, and where in its texts. */
export interface RowMatch {
  readonly matches: readonly (Match | undefined)[];
  readonly places: ReadonlySet<number>;
  /** Ordinals of authors whose names were met, and of those that are whom a part means. */
  readonly authors: readonly number[];
  readonly people: readonly number[];
}

interface Found {
  readonly matches: (Match | undefined)[];
  readonly places: Set<number>;
  readonly authors: number[];
  readonly people: number[];
}

/** What the records of a page were met by, read out of the index. */
export function rowMatches(source: SearchSource, { parts, query }: Answer, docs: readonly number[]): ReadonlyMap<number, RowMatch> {
  const wanted = new Set(docs);
  const matchByDoc = new Map(docs.map((doc): [number, Found] => [doc, { matches: [], places: new Set(), authors: [], people: [] }]));
  const placesOf = (terms: readonly string[]) => terms.flatMap((term) => (source.count(term) > 0 ? [source.places(term, docs)] : []));
  for (const part of parts) {
    const matches = part.matches.of(wanted);
    const levels = termsToMark(part, matches).map(placesOf);
    const words = wordsToMark(part).map(placesOf);
    const authors = placesOf(part.part.ways.flatMap(({ term }) => (term[0] === 'p' ? term : [])));
    for (const [doc, row] of matchByDoc) {
      row.matches.push(matches.get(doc));
      if (!matches.has(doc)) continue;
      const named = levels.map((lists) => lists.flatMap((list) => list.get(doc) ?? [])).find((places) => places.length > 0);
      const together = closeTogether(words.map((lists) => lists.flatMap((list) => list.get(doc) ?? [])));
      for (const place of [...(named ?? []), ...together]) row.places.add(place);
      const signature = part.part.entity?.signed.get(doc);
      row.authors.push(...authors.flatMap((list) => list.get(doc) ?? []), ...(signature ? [signature.author] : []));
      if (signature) row.people.push(signature.author);
    }
  }
  for (const phrase of query.phrases) markPhrase(matchByDoc, standing(source, phrase, wanted));
  return matchByDoc;
}

/** A phrase is met where its words stand side by side, so where they do is all there is to mark. */
function markPhrase(found: ReadonlyMap<number, Found>, runs: ReadonlyMap<number, readonly number[]>): void {
  for (const [doc, { places }] of found) {
    if (!runs.has(doc)) continue;
    places.clear();
    for (const place of runs.get(doc) ?? []) places.add(place);
  }
}

/** The terms of a part that have places: itself and its word in other names before its kinds, these before what else its records were met by. */
function termsToMark({ part: { ways, length } }: MatchedPart, matches: ReadonlyMap<number, Match>): readonly (readonly string[])[] {
  const met = new Set([...matches.values()].map(({ term }) => term));
  const isItself = ({ type, term }: Pick<Way, 'type' | 'term'>) =>
    (strong.has(type) && type !== 'narrower') || (length === 1 && term[0] === 'x');
  const isKind = ({ type }: Way) => type === 'narrower';
  const others = ways.filter((way) => !isItself(way) && !isKind(way) && met.has(way.term));
  return [ways.filter(isItself), ways.filter(isKind), others].map((some) => [
    ...new Set(
      some.flatMap(({ term, type }) => {
        if (term[0] === 'w') return stemForms(term.slice(1));
        if (term[0] === 'c' && isItself({ term, type })) return [term, ...namesInOneWord(term)];
        return /^[scnx]/.test(term) ? term : [];
      }),
    ),
  ]);
}

/** Where its name is part of a longer one, a text has no mention of a concept but the word: Mars in «الأنهار القديمة على المريخ», which is water on Mars. */
function namesInOneWord(token: string): readonly string[] {
  const { en = [], ar = [] } = defaultVocabulary().concepts.get(token) ?? {};
  return [...en, ...ar].map(fold).flatMap((name) => (/^\p{L}+$/u.test(name) ? stemForms(name) : []));
}

const stemForms = (word: string) => [`s${stem(word)}`, `x${stem(word)}`];

/** Of a name of several words, or of a person, the words. */
function wordsToMark({ part: { words, entity, text } }: MatchedPart): readonly (readonly string[])[] {
  if (entity) return text.split(' ').map(stemForms);
  return words.map((ways) => ways.flatMap(({ term }) => (/^[sx]/.test(term) ? term : [])));
}

/** Places of words that stand together, with one between them at the most; those of a single one. */
function closeTogether(words: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = words;
  return first.flatMap((at) => {
    const beside = others.map((own) => own.filter((place) => Math.abs(place - at) <= words.length));
    return beside.every((own) => own.length > 0) ? [at, ...beside.flat()] : [];
  });
}

/** What the row itself does not tell: its areas as concepts. */
export interface RowContext {
  readonly answer: Answer;
  readonly areaOf: (id: string) => string;
  readonly language: string;
}

/** A row with why it is in the result: the words marked in the original spelling or, where the title does not show them, how they were met. */
export function explainRow(research: Research, match: RowMatch, context: RowContext): Research {
  const title = titleMarks(research, match);
  const highlights = [...title, ...keywordMarks(research, match), ...authorMarks(research, match, context)];
  const reason = title.length > 0 ? undefined : reasonOf(research, match, context);
  const isSaid = reason?.kind === 'author' || (reason?.kind === 'language' && research.title.alt?.lang === reason.lang);
  if (highlights.length > 0 || isSaid)
    return { ...research, ...(highlights.length > 0 && { highlights }), ...(reason && isSaid && { match: reason }) };
  const signed = affiliationMarks(research, context);
  if (signed.length > 0) return { ...research, highlights: signed };
  return { ...research, ...(reason && { match: reason }) };
}

/** Whether what is left out of a list would say more: the abstract, or all authors. */
export const isSilent = ({ highlights, match }: Research, { places, matches }: RowMatch): boolean =>
  !highlights &&
  match?.kind !== 'author' &&
  ([...places].some((place) => place >= placesOf.abstract(0)) || matches.some((one) => one && byPeople.has(one.type)));

const byPeople: ReadonlySet<WayType> = new Set<WayType>(['institution', 'person', 'nameKey', 'nameSound']);

/** The same of a row that was read whole. */
export function explainWhole(research: Research, match: RowMatch, context: RowContext): Pick<Research, 'highlights' | 'match'> {
  const { highlights, match: reason } = explainRow(research, match, context);
  if (highlights || reason?.kind === 'author') return { ...(highlights && { highlights }), ...(reason && { match: reason }) };
  const marked = [
    ...textsOf(research.abstract).flatMap((text) => longMarks('abstract', text, placesOf.abstract, match)),
    ...textsOf(research.venue?.name).flatMap((text) => longMarks('venue', text, placesOf.venue, match)),
  ];
  const [first] = marked;
  return first ? { highlights: marked.filter((one) => wholeOf(one) === wholeOf(first)) } : { ...(reason && { match: reason }) };
}

/** Those that leave a part out: some words of its name, what it is a kind of, a name that merely sounds like it. */
const isBesides: ReadonlySet<WayType | undefined> = new Set<WayType | undefined>([undefined, 'some', 'wider', 'nameSound']);

/** The parts of the query that a record has nothing of; between OR, of the alternative that it has most of. */
export function lacksOf({ parts }: Answer, { matches }: RowMatch): string[] {
  const typeOf = new Map(parts.map((one, at) => [one, matches[at]?.type]));
  const missing = alternativesOf(parts).map((own) => requiredParts(own).filter((one) => isBesides.has(typeOf.get(one))));
  const [least = []] = missing.sort((one, other) => one.length - other.length);
  return least.map(({ part }) => part.text);
}

const titlePlace = ({ title }: Research) => languagePlace(title.lang, title.alt?.lang === 'en');
const textsOf = (text: Text | undefined): Text[] =>
  text === undefined ? [] : [{ value: text.value, lang: text.lang }, ...(text.alt ? [{ value: text.alt.value, lang: text.alt.lang }] : [])];

/** Where the words of a text were met, whose first stands at `base`. A text in which none was is not cut. */
function metIn(text: string, base: number, places: ReadonlySet<number>): (readonly [number, number])[] {
  let isMet = false;
  for (const place of places) if (place >= base && place < base + text.length) isMet = true;
  return isMet ? wordRanges(text).filter((_, at) => places.has(base + at)) : [];
}

function titleMarks({ title }: Research, match: RowMatch): Highlight[] {
  return marksIn('title', title, title.alt?.lang === 'en', match);
}

/** A row with the words that the query met in the title of the other language, which lists show beneath. */
export function withOtherTitle(research: Research, match: RowMatch): Research {
  const { title, highlights = [] } = research;
  if (!title.alt) return research;
  const inOther = marksIn('titleAlt', title.alt, title.lang === 'en', match);
  return inOther.length > 0 ? { ...research, highlights: [...highlights, ...inOther] } : research;
}

function marksIn(
  field: string,
  { value, lang }: Pick<Text, 'value' | 'lang'>,
  isBesideEnglish: boolean,
  { places }: RowMatch,
): Highlight[] {
  const base = placesOf.title(languagePlace(lang, isBesideEnglish));
  return runsOf(value, metIn(value, base, places)).map((range) => markOf(field, value, range));
}

function keywordMarks({ keywords, keywordsLanguage = 'en' }: Research, { places }: RowMatch): Highlight[] {
  const language = languagePlace(keywordsLanguage, false);
  let from = 0;
  const met: (readonly [number, number])[] = [];
  for (const [at, keyword] of keywords.entries()) {
    for (const [start, end] of metIn(keyword, placesOf.keyword(language, at), places)) met.push([from + start, from + end]);
    from += keyword.length + between.length;
  }
  const text = keywords.join(between);
  return runsOf(text, met).map((range) => markOf('keywords', text, range));
}

/** Of authors that are in the row the words of their names that were met, or the name of whom the query means. */
function authorMarks({ authors }: Research, match: RowMatch, { answer }: RowContext): Highlight[] {
  const ways = answer.parts.flatMap(({ part }) => part.ways);
  const nameWords = new Set(ways.flatMap(({ type, term }) => (term[0] === 'p' && strong.has(type) ? term.slice(1) : [])));
  return authors.flatMap(({ name: { value }, position }) => {
    if (match.people.includes(position - 1)) return [markOf('authors', value, [0, value.length])];
    if (!match.authors.includes(position - 1)) return [];
    const met = wordRanges(value).filter(([from, to]) => wordsOf(value.slice(from, to)).some((word) => nameWords.has(word)));
    return runsOf(value, met).map((range) => markOf('authors', value, range));
  });
}

const between = ' · ';

function longMarks(field: string, { value, lang }: Text, placeOf: (language: number) => number, { places }: RowMatch): Highlight[] {
  const [first, ...others] = runsOf(value, metIn(value, placeOf(languagePlace(lang, false)), places));
  return first ? [first, ...others].flatMap((range) => glanceAt(field, value, range, first) ?? []) : [];
}

/** The institution as it was signed. */
function affiliationMarks({ authors }: Research, { answer }: RowContext): Highlight[] {
  const asked = answer.parts.flatMap(({ part }) => (part.role === 'institution' ? (institutionKeys(part.text) ?? []) : []));
  for (const { value } of authors.flatMap(({ affiliation }) => textsOf(affiliation))) {
    const part = institutionParts(value).find((one) => asked.some((keys) => isFrom(one, keys)));
    const from = part === undefined ? -1 : value.indexOf(part);
    if (part === undefined || from < 0) continue;
    const range = [from, from + part.length] as const;
    return [glanceAt('affiliation', value, range, range)].filter((mark) => mark !== undefined);
  }
  return [];
}

function reasonOf(
  research: Research,
  { matches, places, authors }: RowMatch,
  { answer, areaOf, language }: RowContext,
): MatchReason | undefined {
  const isNamed = matches.some((one) => one?.type === 'person' || one?.type === 'nameKey' || one?.type === 'nameSound');
  const person = isNamed ? research.authors.find(({ position }) => authors.includes(position - 1)) : undefined;
  if (person) return { kind: 'author', name: person.name };
  const { title } = research;
  const own = titlePlace(research);
  if (title.alt && [...places].some((place) => place < placesOf.keyword(0, 0) && Math.floor(place / placesOf.title(1)) !== own))
    return { kind: 'language', lang: title.alt.lang };
  // The area that stands closest to what was asked.
  const asked = new Map(
    answer.parts.flatMap(({ part }) => part.ways.map(({ term, type, factor }) => [term, closeness[type] * factor] as const)),
  );
  const closestTo = ({ id }: Ref) => asked.get(areaOf(id)) ?? 0;
  const [area] = research.areas.filter((one) => closestTo(one) > 0).sort((a, b) => closestTo(b) - closestTo(a));
  if (area) return { kind: 'area', name: area.name };
  return title.lang === language ? undefined : { kind: 'language', lang: title.lang };
}

type Range = readonly [from: number, to: number];

/** Words that match side by side are one mark, with what may be within a name between them; the longest one first, then in their order. Ranges ascend. */
function runsOf(text: string, ranges: readonly Range[]): readonly Range[] {
  const runs: { from: number; to: number; words: number }[] = [];
  for (const [from, to] of ranges) {
    const last = runs.at(-1);
    if (last && joining.test(text.slice(last.to, from))) {
      last.to = Math.max(to, last.to);
      last.words += 1;
    } else runs.push({ from, to, words: 1 });
  }
  const most = runs.reduce((longest, { words }) => Math.max(longest, words), 0);
  const first = runs.find(({ words }) => words === most);
  return (first ? [first, ...runs.filter((run) => run !== first)] : []).map(({ from, to }) => [from, to]);
}

/** What may stand within a name: 3I/ATLAS, Vera C. Rubin, Rayhan al-Biruni, University of Tasmania. */
const joining = /^(?:[\s\p{Pd}/]*|\s+\p{Lu}\.?\s+|[\s\p{Pd}]*\b(?:al|el)[\s\p{Pd}]+|\s+of(?:\s+the)?\s+)$/iu;

/** Joining before, match and after gives the field back. */
const markOf = (field: string, text: string, [from, to]: Range): Highlight => ({
  field,
  before: text.slice(0, from),
  match: text.slice(from, to),
  after: text.slice(to),
});

const wholeOf = ({ field, before, match, after }: Highlight) => `${field} ${before}${match}${after}`;

/** Characters on either side. */
const glance = 80;

/** The same with as much of the text as is read at a glance around the first of its marks; none where that does not hold it. */
function glanceAt(field: string, text: string, [from, to]: Range, [first, last]: Range): Highlight | undefined {
  const start = first > glance ? first - text.slice(0, first).slice(-glance).replace(/^\S*/, '').length : 0;
  const end = text.length - last > glance ? last + text.slice(last, last + glance).replace(/\S*$/, '').length : text.length;
  if (from < start || to > end) return undefined;
  const mark = markOf(field, text.slice(start, end), [from - start, to - start]);
  return { ...mark, before: start > 0 ? `…${mark.before}` : mark.before, after: end < text.length ? `${mark.after}…` : mark.after };
}
